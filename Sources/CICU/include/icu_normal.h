#pragma once
#include <stdint.h>

/// Puts UTF-8 bytes into NFC.
///
/// Returns bytes to be freed with free() and their count, or NULL when the text is in NFC already
/// or cannot be put into it.
char *read_aloud_nfc(const char *bytes, int32_t count, int32_t *result_count);
