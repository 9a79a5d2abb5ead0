#!/bin/bash
# Gives made-up input to one reader for a while and checks what it promises (Fuzz/README.md).
#
# Usage: Scripts/fuzz.sh TARGET SECONDS [SEED]
#        Scripts/fuzz.sh --build
#
# A run ends by the clock and adds what it learns to .build/fuzz/corpus, so a second one with the
# same seed goes on from there instead of doing the same. Where there is a folder of input files
# (READ_ALOUD_CORPUS, or shared/corpus beside the project), a run begins with those of the target's
# kind too. Ends with 1 when something was found; the input is then in .build/fuzz/findings, and
# READ_ALOUD_FUZZ=TARGET .build/fuzz/release/fuzz FILE runs it again.
set -euo pipefail
cd "$(dirname "$0")/.."

target=${1:?"a target is wanted: $(ls Fuzz/Seeds | paste -sd ' ')"}
if [[ $target != --build ]]; then seconds=${2:?"how many seconds?"}; fi
seed=${3:-1}
folder=.build/fuzz
shared=${READ_ALOUD_CORPUS:-$(dirname "$PWD")/shared/corpus}
if [[ $target != --build && ! -d Fuzz/Seeds/$target ]]; then
  echo "fuzz.sh: there is no target $target, only: $(ls Fuzz/Seeds | paste -sd ' ')" >&2
  exit 2
fi

# Built once; later builds find nothing to do. Both instruments stand in one flag, since of two the
# compiler takes the last, and SwiftPM writes two in any order; its own is for the linker.
mkdir -p "$folder"
if ! READ_ALOUD_FUZZ_BUILD=1 swift build -c release --product fuzz --scratch-path "$folder" \
  --sanitize fuzzer -Xswiftc -sanitize=fuzzer,address -Xcc -fsanitize=fuzzer-no-link,address \
  >"$folder.log" 2>&1; then
  tail -n 40 "$folder.log" >&2
  exit 1
fi
if [[ $target == --build ]]; then exit 0; fi

learnt=$folder/corpus/$target
findings=$folder/findings
mkdir -p "$learnt" "$findings"
inputs=("$learnt" "Fuzz/Seeds/$target")
most=16384
kinds=()
case $target in
  markdown) kinds=('*.md') ;;
  epub) most=32768 ;;
  archive) kinds=('*.epub') most=65536 ;;
  html) kinds=('*.html' '*.xhtml') ;;
  pls) kinds=('*.pls') ;;
  table) kinds=('*.tsv' '*.dict') most=8192 ;;
  text) kinds=('*.txt') ;;
  formula) most=4096 ;;
esac
if [[ -d $shared ]] && ((${#kinds[@]})); then
  # Small files of the kind, by links, since the fuzzer takes folders.
  links=$folder/shared/$target
  rm -rf "$links"
  mkdir -p "$links"
  for kind in "${kinds[@]}"; do
    find "$shared" -name "$kind" -size -"$((most / 1024 + 1))"k -type f -print0
  done | sort -z | head -z -n 400 | while IFS= read -r -d '' file; do
    # One byte before a text names its encoding.
    if [[ $target == text ]]; then
      { printf '\0'; cat "$file"; } >"$links/$(sha256sum <<<"$file" | cut -c 1-16)"
    else
      ln -s "$file" "$links/$(sha256sum <<<"$file" | cut -c 1-16)"
    fi
  done
  inputs+=("$links")
fi

started=$folder/$target.started
touch "$started"
before=$(find "$findings" -name "$target-*" | wc -l)
# With one seed for hashing, the same seed finds the same. The backtracer of Swift would hold the
# process that the fuzzer wants to see end.
# The fuzzer's limit goes by the clock on the wall, so it has room for a machine that is busy.
status=0
READ_ALOUD_FUZZ=$target SWIFT_DETERMINISTIC_HASHING=1 SWIFT_BACKTRACE=enable=no \
  ASAN_OPTIONS=detect_leaks=0 \
  "$folder/release/fuzz" "${inputs[@]}" -seed="$seed" -max_total_time="$seconds" -timeout=30 \
  -rss_limit_mb=2048 -malloc_limit_mb=1024 -max_len="$most" -dict="Fuzz/Dictionaries/$target.dict" \
  -artifact_prefix="$findings/$target-" -print_final_stats=1 >"$folder/$target.log" 2>&1 || status=$?
rm -f /dev/shm/read-aloud-fuzz-* /tmp/read-aloud-fuzz-*
runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$folder/$target.log")
after=$(find "$findings" -name "$target-*" | wc -l)
if ((status != 0)); then
  { tail -n 3 "$folder/$target.log"; grep -E '^(BROKEN|ERROR|SUMMARY|==[0-9]+==ERROR)|Fatal error|Test unit written' "$folder/$target.log" || true; } \
    | head -n 20 | cut -c 1-500 >&2
  # Where only the log is kept, the input would be lost with the machine.
  new=$(find "$findings" -name "$target-*" -newer "$started" -size -9k | sed -n 1p)
  if [[ -n $new ]]; then echo "$target: the input in Base64: $(base64 -w 0 "$new")" >&2; fi
  echo "$target: found something after ${runs:-some} runs; see $folder/$target.log" >&2
  exit 1
fi
if ((after > before)); then
  echo "$target: $((after - before)) new inputs in $findings" >&2
  exit 1
fi
counters=$(sed -n 's/.*(\([0-9]*\) inline 8-bit counters.*/\1/p' "$folder/$target.log" | head -n 1)
if ((${counters:-0} < 10000)); then
  echo "$target: the readers were built without the fuzzer's counters (${counters:-0})" >&2
  exit 1
fi
echo "$target: ${runs:-no} runs in $seconds s, nothing found"
((${runs:-0} > 0))
