#include "icu_version.h"
#include <unicode/uversion.h>

int read_aloud_icu_version(void) { return U_ICU_VERSION_MAJOR_NUM; }
