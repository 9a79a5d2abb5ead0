#pragma once
#include <stdint.h>

/// Writes the CLDR plural keyword of a number as ASCII; returns its length, 0 when there is none.
int32_t read_aloud_plural(int64_t number, const char *locale, char *out, int32_t capacity);

/// Writes a number, or a number of per cent, as UTF-8; returns its length, 0 when ICU cannot.
int32_t read_aloud_number(
  int64_t number, int percent, const char *locale, char *out, int32_t capacity);
