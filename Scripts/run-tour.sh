#!/bin/bash
# Reads the tour of the sample books aloud; without a sound device, exports its sound instead.
#
# Usage: Scripts/run-tour.sh PROGRAM [BOOK]
set -uo pipefail

program=$1
book=${2:-}
if [[ -z $book ]]; then
  for book in Books/tour/tour.md Books/tour.md Books/tour/*.md; do
    if [[ -f $book ]]; then break; fi
  done
fi

"$program" read "$book"
status=$?
# Status 4 says that there is no audio device.
if ((status != 4)); then exit "$status"; fi

echo "There is no sound device here, so the tour is exported to ./tour-audio instead."
"$program" export "$book" -o tour-audio
status=$?
if ((status == 0)); then
  echo "Its files:"
  ls -l tour-audio
fi
exit "$status"
