#include "icu_normal.h"
#include <stdlib.h>
#include <unicode/unorm2.h>
#include <unicode/ustring.h>

/// The NFC of UTF-16 units, to be freed; NULL when there is nothing to change or no memory.
static UChar *normalized(const UChar *units, int32_t count, int32_t *result_count) {
  UErrorCode error = U_ZERO_ERROR;
  const UNormalizer2 *nfc = unorm2_getNFCInstance(&error);
  if (U_FAILURE(error) || unorm2_isNormalized(nfc, units, count, &error)) return NULL;
  if (U_FAILURE(error)) return NULL;
  // In NFC a UTF-16 text grows at most threefold (Unicode's table of expansion factors).
  int64_t capacity = (int64_t)count * 3;
  if (capacity > INT32_MAX) return NULL;
  UChar *result = malloc((size_t)capacity * sizeof(UChar));
  if (!result) return NULL;
  *result_count = unorm2_normalize(nfc, units, count, result, (int32_t)capacity, &error);
  if (U_SUCCESS(error)) return result;
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
