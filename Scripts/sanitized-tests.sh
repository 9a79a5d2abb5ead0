#!/bin/bash
# Runs some test targets under a sanitizer, in a build folder of its own.
#
# Usage: Scripts/sanitized-tests.sh thread|address FILTER      Fails when no test matched.
set -euo pipefail

kind=$1 filter=$2
folder=.build/$kind
mkdir -p "$folder"
rm -f "$folder"/report*.xml
# The leak search reports some of the test runner's own.
ASAN_OPTIONS=detect_leaks=0 swift test --sanitize="$kind" --scratch-path "$folder" \
  --xunit-output "$folder/report.xml" --filter "$filter"
count=$(grep -c '<testcase ' "$folder/report-swift-testing.xml" || true)
if ((count == 0)); then
  echo "sanitized-tests.sh: no test matched $filter" >&2
  exit 1
fi
echo "$count tests under the $kind sanitizer"
