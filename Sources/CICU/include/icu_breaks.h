#pragma once
#include <stddef.h>
#include <stdint.h>

/// A break iterator with the text that it is on.
typedef struct read_aloud_breaker read_aloud_breaker;

/// The end of a piece, in bytes from the start of the text, and ICU's rule status for it.
typedef struct {
  int32_t offset;
  int32_t status;
} read_aloud_boundary;

/// Makes a breaker for kind 'l' (line), 'w' (word), 's' (sentence) or 'c' (character).
///
/// A locale that ICU does not know counts as root. NULL when ICU has no rules at all.
read_aloud_breaker *read_aloud_breaker_make(char kind, const char *locale);

void read_aloud_breaker_free(read_aloud_breaker *breaker);

/// Puts the breaker at the start of UTF-8 bytes, which must stay until the last boundary is read.
///
/// Returns 0 when the text cannot be read.
int read_aloud_breaker_begin(read_aloud_breaker *breaker, const char *bytes, int32_t count);

/// Fills the buffer with the next boundaries; fewer than its capacity means that the text is over.
int32_t read_aloud_breaker_next(
  read_aloud_breaker *breaker, read_aloud_boundary *buffer, int32_t capacity);
