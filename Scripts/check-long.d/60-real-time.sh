#!/bin/bash
# A book that is heard to its end takes as long as its export says, shows every line once and in
# order, and leaves no place behind.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf --one-file-system "$place"' EXIT
export XDG_STATE_HOME=$place/state
book=Books/short/three-pages.md

make build
program=.build/release/read-aloud
"$program" export "$book" -o "$place/audio" --json >"$place/chapters"
expected=$(awk '/"seconds"/ { sum += $3 } END { printf "%d", sum }' "$place/chapters")

start=$SECONDS
"$program" read --output null --linear "$book" >"$place/read"
heard=$((SECONDS - start))
echo "$heard s were heard; the export has $expected s"
# The null output keeps time; a busy machine may start late.
((heard >= expected - 1 && heard <= expected + 15))

"$program" lines "$book" | sed 's/^ *[0-9]*  *//' | diff - "$place/read"
left=$(find "$place/state" -type f 2>/dev/null)
if [[ -n $left ]]; then
  echo "a place was kept after the end: $left"
  exit 1
fi
