#include "icu_scripts.h"
#include <stdlib.h>
#include <string.h>
#include <unicode/uchar.h>
#include <unicode/ustring.h>
#include <unicode/utrans.h>

// Words and phrases are turned, not books.
enum { LONGEST = 1 << 16 };

struct read_aloud_script {
  UTransliterator *transliterator;
};

read_aloud_script *read_aloud_script_open(const char *text, int is_rules) {
  size_t length = strlen(text);
  if (length > LONGEST) return NULL;
  UChar *units = malloc((length + 1) * sizeof(UChar));
  if (!units) return NULL;
  UErrorCode error = U_ZERO_ERROR;
  int32_t count = 0;
  u_strFromUTF8(units, (int32_t)length + 1, &count, text, (int32_t)length, &error);
  static const UChar own[] = {'o', 'w', 'n', 0};
  UTransliterator *opened = NULL;
  if (U_SUCCESS(error)) {
    opened = is_rules
      ? utrans_openU(own, 3, UTRANS_FORWARD, units, count, NULL, &error)
      : utrans_openU(units, count, UTRANS_FORWARD, NULL, 0, NULL, &error);
  }
  free(units);
  read_aloud_script *script = U_SUCCESS(error) && opened ? malloc(sizeof *script) : NULL;
  if (script) {
    script->transliterator = opened;
  } else if (opened) {
    utrans_close(opened);
  }
  return script;
}

void read_aloud_script_close(read_aloud_script *script) {
  if (!script) return;
  utrans_close(script->transliterator);
  free(script);
}

char *read_aloud_script_apply(
  read_aloud_script *script, const char *bytes, int32_t count, int32_t *result_count) {
  if (count <= 0 || count > LONGEST) return NULL;
  // No rule of ICU's makes more than a few units of one.
  int32_t capacity = count * 8 + 64, length = 0;
  UChar *units = malloc((size_t)capacity * sizeof(UChar));
  if (!units) return NULL;
  UErrorCode error = U_ZERO_ERROR;
  u_strFromUTF8(units, capacity, &length, bytes, count, &error);
  int32_t limit = length;
  if (U_SUCCESS(error)) {
    utrans_transUChars(script->transliterator, units, &length, capacity, 0, &limit, &error);
  }
  char *result = U_SUCCESS(error) ? malloc((size_t)length * 3 + 1) : NULL;
  if (result) u_strToUTF8(result, length * 3 + 1, result_count, units, length, &error);
  free(units);
  if (result && U_FAILURE(error)) {
    free(result);
    return NULL;
  }
  return result;
}

int32_t read_aloud_character_name(int32_t scalar, char *buffer, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t length = u_charName(scalar, U_UNICODE_CHAR_NAME, buffer, capacity, &error);
  return U_SUCCESS(error) && length <= capacity ? length : 0;
}
