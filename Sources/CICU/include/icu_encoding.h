#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A reader of one encoding.
typedef struct read_aloud_converter read_aloud_converter;

/// Why decoding came to a stop.
typedef enum {
  /// All bytes are read.
  read_aloud_decoding_ended = 0,
  /// The room for units is full; call again.
  read_aloud_decoding_full = 1,
  /// The bytes before the offset stand for no character; call again to go on after them.
  read_aloud_decoding_ill_formed = 2,
  /// The library failed.
  read_aloud_decoding_failed = 3,
} read_aloud_decoding_result;

/// Opens the reader of an encoding; nothing where the library knows no encoding of that name.
read_aloud_converter *read_aloud_converter_open(const char *name);
void read_aloud_converter_close(read_aloud_converter *converter);

/// The name of a reader's encoding as mail and the web write it, where they have one.
const char *read_aloud_converter_name(read_aloud_converter *converter);

/// Decodes bytes from an offset on, which it moves, into UTF-16.
///
/// The same bytes must be given at each call. `length` is that of the ill-formed bytes.
read_aloud_decoding_result read_aloud_converter_decode(
    read_aloud_converter *converter, const uint8_t *bytes, size_t count, size_t *offset,
    uint16_t *units, size_t room, size_t *written, size_t *length);

/// The number of encodings the library has.
int read_aloud_encoding_count(void);
/// A name of an encoding, counted from 0; nothing after the last.
const char *read_aloud_encoding_name(int encoding, int alias);

/// A guess of the library about the encoding of bytes.
typedef struct {
  char name[32];
  /// From 0 to 100.
  int32_t confidence;
} read_aloud_guess;

/// Fills in guesses, the likeliest first; returns how many.
int read_aloud_guess_encoding(
    const uint8_t *bytes, int32_t count, read_aloud_guess *guesses, int room);
