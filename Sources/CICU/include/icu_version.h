#pragma once
/// The version of the Unicode library that is linked, such as 72.
int read_aloud_icu_version(void);
