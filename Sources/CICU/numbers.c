#include "icu_numbers.h"
#include "locale_name.h"
#include <unicode/unumberformatter.h>
#include <unicode/upluralrules.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>

enum { CAPACITY = 128 };

/// A number in a locale's form, to be closed also after an error.
static UFormattedNumber *format(
  int64_t number, const UChar *skeleton, const char *locale, UErrorCode *error) {
  UNumberFormatter *formatter = unumf_openForSkeletonAndLocale(skeleton, -1, locale, error);
  UFormattedNumber *result = unumf_openResult(error);
  unumf_formatInt(formatter, number, result, error);
  unumf_close(formatter);
  return result;
}

/// Makes a name root where ICU has no data for it.
///
/// For such a name ICU would take the locale of the environment, so that the same call would give
/// other digits on another machine.
static void settle(char *name) {
  UErrorCode error = U_ZERO_ERROR;
  ures_close(ures_open(NULL, name, &error));
  if (U_FAILURE(error) || error == U_USING_DEFAULT_WARNING) name[0] = 0;
}

int32_t read_aloud_plural(int64_t number, const char *locale, char *out, int32_t capacity) {
  char name[READ_ALOUD_LOCALE_CAPACITY];
  read_aloud_locale_name(locale, name);
  UErrorCode error = U_ZERO_ERROR;
  UChar keyword[CAPACITY];
  UPluralRules *rules = uplrules_open(name, &error);
  // A formatted number keeps all digits, which the rules ask for; a double would not.
  UFormattedNumber *formatted = format(number, u"", "", &error);
  int32_t length = uplrules_selectFormatted(rules, formatted, keyword, CAPACITY, &error);
  unumf_closeResult(formatted);
  uplrules_close(rules);
  int32_t written = 0;
  u_strToUTF8(out, capacity, &written, keyword, U_SUCCESS(error) ? length : 0, &error);
  return U_SUCCESS(error) ? written : 0;
}

int32_t read_aloud_number(
  int64_t number, int percent, const char *locale, char *out, int32_t capacity) {
  char name[READ_ALOUD_LOCALE_CAPACITY];
  read_aloud_locale_name(locale, name);
  settle(name);
  UErrorCode error = U_ZERO_ERROR;
  UChar text[CAPACITY];
  UFormattedNumber *formatted = format(number, percent ? u"percent" : u"", name, &error);
  int32_t length = unumf_resultToString(formatted, text, CAPACITY, &error);
  unumf_closeResult(formatted);
  int32_t written = 0;
  u_strToUTF8(out, capacity, &written, text, U_SUCCESS(error) ? length : 0, &error);
  return U_SUCCESS(error) ? written : 0;
}
