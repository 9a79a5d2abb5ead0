#pragma once
#include <alsa/asoundlib.h>

/// The library would print its complaints to standard error, over the reader's own screen. Its
/// handler takes variable arguments, which Swift can neither write nor call.
static void read_aloud_alsa_ignore(const char *file, int line, const char *function, int err,
                                   const char *format, ...) {
  (void)file, (void)line, (void)function, (void)err, (void)format;
}

static inline int read_aloud_alsa_silence(void) {
  return snd_lib_error_set_handler(read_aloud_alsa_ignore);
}
