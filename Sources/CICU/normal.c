#include "icu_normal.h"
#include <stdlib.h>
#include <unicode/unorm2.h>
#include <unicode/ustring.h>
#include <unicode/utf16.h>

// ICU sorts a run of marks in the square of its length, so a longer one than any writing has
// stays as it is.
enum { LONGEST_RUN = 1024 };

/// Where NFC is being written.
typedef struct {
  const UNormalizer2 *nfc;
  const UChar *source;
  UChar *result;
  int32_t capacity, count;
  UErrorCode error;
} writer;

/// Writes the NFC of a stretch that no mark joins to what is around it.
static void compose(writer *to, int32_t start, int32_t end) {
  if (U_FAILURE(to->error) || start == end) return;
  to->count += unorm2_normalize(
    to->nfc, to->source + start, end - start, to->result + to->count, to->capacity - to->count,
    &to->error);
}

static void copy(writer *to, int32_t start, int32_t end) {
  // Three units are reserved for each, so there is always room.
  if (U_FAILURE(to->error)) return;
  u_memcpy(to->result + to->count, to->source + start, end - start);
  to->count += end - start;
}

static void write_all(writer *to, int32_t count) {
  int32_t written = 0, run_start = 0, run = 0;
  for (int32_t i = 0; i <= count;) {
    int32_t start = i;
    UChar32 c = 0;
    if (i < count) U16_NEXT(to->source, i, count, c);
    else i++;
    if (c >= 0x300 && !unorm2_hasBoundaryBefore(to->nfc, c)) {
      run++;
      continue;
    }
    if (run > LONGEST_RUN) {
      compose(to, written, run_start);
      copy(to, run_start, start);
      written = start;
    }
    run_start = start;
    run = 0;
  }
  compose(to, written, count);
}

/// The NFC of UTF-16 units, to be freed; NULL when there is nothing to change or no memory.
static UChar *normalized(const UChar *units, int32_t count, int32_t *result_count) {
  UErrorCode error = U_ZERO_ERROR;
  const UNormalizer2 *nfc = unorm2_getNFCInstance(&error);
  if (U_FAILURE(error) || unorm2_quickCheck(nfc, units, count, &error) == UNORM_YES) return NULL;
  // In NFC a UTF-16 text grows at most threefold (Unicode's table of expansion factors).
  int64_t capacity = (int64_t)count * 3;
  if (U_FAILURE(error) || capacity > INT32_MAX) return NULL;
  UChar *result = malloc((size_t)capacity * sizeof(UChar));
  if (!result) return NULL;
  writer to = {nfc, units, result, (int32_t)capacity, 0, U_ZERO_ERROR};
  write_all(&to, count);
  *result_count = to.count;
  if (U_SUCCESS(to.error) && (to.count != count || u_memcmp(result, units, count))) return result;
  free(result);
  return NULL;
}

/// UTF-16 units as UTF-8, to be freed; NULL when there is no memory.
static char *utf8(const UChar *units, int32_t count, int32_t *result_count) {
  int64_t capacity = (int64_t)count * 3;
  if (capacity > INT32_MAX) return NULL;
  char *result = malloc((size_t)capacity);
  if (!result) return NULL;
  UErrorCode error = U_ZERO_ERROR;
  u_strToUTF8(result, (int32_t)capacity, result_count, units, count, &error);
  if (U_SUCCESS(error)) return result;
  free(result);
  return NULL;
}

char *read_aloud_nfc(const char *bytes, int32_t count, int32_t *result_count) {
  if (count <= 0) return NULL;
  // UTF-16 never has more units than UTF-8 has bytes.
  UChar *units = malloc((size_t)count * sizeof(UChar));
  if (!units) return NULL;
  UErrorCode error = U_ZERO_ERROR;
  int32_t unit_count = 0, normal_count = 0;
  u_strFromUTF8(units, count, &unit_count, bytes, count, &error);
  UChar *normal = U_SUCCESS(error) ? normalized(units, unit_count, &normal_count) : NULL;
  free(units);
  char *result = normal ? utf8(normal, normal_count, result_count) : NULL;
  free(normal);
  return result;
}
