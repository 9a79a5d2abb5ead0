// Shared by the C files of this folder; not seen by Swift.
#pragma once

enum { READ_ALOUD_LOCALE_CAPACITY = 200 };

/// Writes ICU's name for a BCP 47 tag or a POSIX locale, empty (root) for what is neither.
void read_aloud_locale_name(const char *text, char name[READ_ALOUD_LOCALE_CAPACITY]);
