#pragma once
#include <stdint.h>

/// What turns text into another script, by an identifier or by rules; opaque.
typedef struct read_aloud_script read_aloud_script;

/// Opens one; NULL where ICU does not know the identifier or cannot read the rules.
///
/// `is_rules` tells which of both the text is; it is UTF-8 and ends with a zero.
read_aloud_script *read_aloud_script_open(const char *text, int is_rules);

void read_aloud_script_close(read_aloud_script *script);

/// Turns UTF-8 bytes into the other script.
///
/// Returns bytes to be freed with free() and their count, or NULL when there is no memory. Not for
/// use from several threads at once.
char *read_aloud_script_apply(
  read_aloud_script *script, const char *bytes, int32_t count, int32_t *result_count);

/// Writes the name that Unicode has for a code point; returns its length, 0 where it has none.
int32_t read_aloud_character_name(int32_t scalar, char *buffer, int32_t capacity);
