#!/bin/bash
# Runs the long checks, each a file Scripts/check-long.d/NN-name.sh of less than ten minutes.
#
# Usage: Scripts/check-long.sh [STEP]     STEP is a name, or a part of one; it is then run anew
#
# A step that passed leaves a stamp with the state of the sources, and is not run again until
# they change: an interrupted run goes on where it stopped.
set -uo pipefail
cd "$(dirname "$0")/.."

wanted=${1:-}
stamps=.build/check-long
limit=600
mkdir -p "$stamps"

# What the sources are: the commit, and everything that differs from it.
state=$({
  git rev-parse HEAD
  git diff HEAD
  git ls-files -o --exclude-standard -z | xargs -0 -r sha256sum
} | sha256sum | cut -d ' ' -f 1)

table=()
failed=0
ran=0
for file in Scripts/check-long.d/*.sh; do
  name=$(basename "$file" .sh)
  if [[ -n $wanted && $name != *"$wanted"* ]]; then continue; fi
  ran=$((ran + 1))
  stamp=$stamps/$name.stamp
  if [[ -z $wanted && $(head -n 1 "$stamp" 2>/dev/null) == "$state" ]]; then
    table+=("$(printf '%-28s %-18s %5s s' "$name" "passed before" "$(sed -n 2p "$stamp")")")
    continue
  fi
  echo "== $name"
  start=$SECONDS
  timeout --kill-after=20 "$limit" bash "$file" 2>&1 | tee "$stamps/$name.log"
  status=${PIPESTATUS[0]}
  seconds=$((SECONDS - start))
  case $status in
    0)
      result=passed
      printf '%s\n%s\n' "$state" "$seconds" >"$stamp"
      ;;
    77) result="cannot run here" ;;
    124 | 137) result="over $limit s" failed=$((failed + 1)) ;;
    *) result="FAILED ($status)" failed=$((failed + 1)) ;;
  esac
  if ((status != 0)); then rm -f "$stamp"; fi
  table+=("$(printf '%-28s %-18s %5s s' "$name" "$result" "$seconds")")
done

if ((ran == 0)); then
  echo "check-long.sh: no step is called \"$wanted\"; there are:" >&2
  ls Scripts/check-long.d >&2
  exit 2
fi
echo
printf '%s\n' "${table[@]}"
echo "The logs are in $stamps."
((failed == 0))
