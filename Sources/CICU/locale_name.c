#include "locale_name.h"
#include <unicode/uloc.h>

void read_aloud_locale_name(const char *text, char name[READ_ALOUD_LOCALE_CAPACITY]) {
  UErrorCode error = U_ZERO_ERROR;
  uloc_canonicalize(text, name, READ_ALOUD_LOCALE_CAPACITY, &error);
  // A name that just fills the buffer comes without its end: a warning, and as good as none.
  if (error != U_ZERO_ERROR) name[0] = 0;
}
