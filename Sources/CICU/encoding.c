#include "icu_encoding.h"
#include <unicode/ucnv.h>
#include <string.h>
#include <unicode/ucnv_err.h>
#include <unicode/ucsdet.h>

static UConverter *inner(read_aloud_converter *converter) { return (UConverter *)converter; }

read_aloud_converter *read_aloud_converter_open(const char *name) {
  UErrorCode status = U_ZERO_ERROR;
  // A name outside the library's list would be looked for as a file.
  if (ucnv_countAliases(name, &status) == 0 || U_FAILURE(status)) return NULL;
  UConverter *converter = ucnv_open(name, &status);
  if (U_FAILURE(status)) return NULL;
  ucnv_setToUCallBack(converter, UCNV_TO_U_CALLBACK_STOP, NULL, NULL, NULL, &status);
  if (U_FAILURE(status)) {
    ucnv_close(converter);
    return NULL;
  }
  return (read_aloud_converter *)converter;
}

void read_aloud_converter_close(read_aloud_converter *converter) { ucnv_close(inner(converter)); }

const char *read_aloud_converter_name(read_aloud_converter *converter) {
  UErrorCode status = U_ZERO_ERROR;
  const char *name = ucnv_getName(inner(converter), &status);
  if (U_FAILURE(status)) return "";
  UErrorCode standard_status = U_ZERO_ERROR;
  const char *standard = ucnv_getStandardName(name, "MIME", &standard_status);
  if (!standard || U_FAILURE(standard_status)) {
    standard_status = U_ZERO_ERROR;
    standard = ucnv_getStandardName(name, "IANA", &standard_status);
  }
  return standard && U_SUCCESS(standard_status) ? standard : name;
}

read_aloud_decoding_result read_aloud_converter_decode(
    read_aloud_converter *converter, const uint8_t *bytes, size_t count, size_t *offset,
    uint16_t *units, size_t room, size_t *written, size_t *length) {
  UErrorCode status = U_ZERO_ERROR;
  const char *source = (const char *)bytes + *offset;
  UChar *target = (UChar *)units;
  ucnv_toUnicode(inner(converter), &target, (UChar *)units + room, &source,
                 (const char *)bytes + count, NULL, true, &status);
  *offset = (size_t)(source - (const char *)bytes);
  *written = (size_t)(target - (UChar *)units);
  *length = 0;
  if (status == U_BUFFER_OVERFLOW_ERROR) return read_aloud_decoding_full;
  if (U_SUCCESS(status)) return read_aloud_decoding_ended;
  if (status != U_INVALID_CHAR_FOUND && status != U_ILLEGAL_CHAR_FOUND &&
      status != U_TRUNCATED_CHAR_FOUND && status != U_ILLEGAL_ESCAPE_SEQUENCE &&
      status != U_UNSUPPORTED_ESCAPE_SEQUENCE)
    return read_aloud_decoding_failed;
  char ignored[64];
  int8_t ignored_length = sizeof ignored;
  status = U_ZERO_ERROR;
  ucnv_getInvalidChars(inner(converter), ignored, &ignored_length, &status);
  if (U_SUCCESS(status) && ignored_length > 0) *length = (size_t)ignored_length;
  return read_aloud_decoding_ill_formed;
}

int read_aloud_encoding_count(void) { return ucnv_countAvailable(); }

const char *read_aloud_encoding_name(int encoding, int alias) {
  const char *name = ucnv_getAvailableName(encoding);
  if (!name || alias < 0) return NULL;
  UErrorCode status = U_ZERO_ERROR;
  if (alias >= ucnv_countAliases(name, &status) || U_FAILURE(status)) return NULL;
  name = ucnv_getAlias(name, (uint16_t)alias, &status);
  return U_SUCCESS(status) ? name : NULL;
}

int read_aloud_guess_encoding(
    const uint8_t *bytes, int32_t count, read_aloud_guess *guesses, int room) {
  UErrorCode status = U_ZERO_ERROR;
  UCharsetDetector *detector = ucsdet_open(&status);
  ucsdet_setText(detector, (const char *)bytes, count, &status);
  int32_t found = 0;
  const UCharsetMatch **matches = ucsdet_detectAll(detector, &found, &status);
  int filled = 0;
  for (int32_t i = 0; U_SUCCESS(status) && matches && i < found && filled < room; i++) {
    const char *name = ucsdet_getName(matches[i], &status);
    int32_t confidence = ucsdet_getConfidence(matches[i], &status);
    if (U_FAILURE(status) || !name || strlen(name) >= sizeof guesses->name) break;
    strcpy(guesses[filled].name, name);
    guesses[filled++].confidence = confidence;
  }
  ucsdet_close(detector);
  return filled;
}
