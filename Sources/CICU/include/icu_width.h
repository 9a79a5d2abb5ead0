#pragma once
#include <stdint.h>

/// The terminal columns of UTF-8 bytes.
int64_t read_aloud_columns(const uint8_t *bytes, int64_t count);

/// The terminal columns of one code point by itself.
int read_aloud_scalar_columns(int32_t scalar);
