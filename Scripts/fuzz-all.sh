#!/bin/bash
# Gives made-up input to each reader for a while (Scripts/fuzz.sh).
#
# Usage: Scripts/fuzz-all.sh SECONDS [SEED]      Ends with 1 when any of them found something.
set -uo pipefail
cd "$(dirname "$0")/.."

seconds=${1:?"how many seconds for each target?"}
failed=0
for target in $(ls Fuzz/Seeds); do
  Scripts/fuzz.sh "$target" "$seconds" "${2:-1}" || failed=$((failed + 1))
done
((failed == 0))
