#pragma once
#include <espeak-ng/speak_lib.h>
#include <signal.h>
#include <sys/prctl.h>

// Swift cannot call prctl, which takes a variable number of arguments.
static inline int read_aloud_die_with_parent(void) {
  return prctl(PR_SET_PDEATHSIG, SIGKILL);
}
