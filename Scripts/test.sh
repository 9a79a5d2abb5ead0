#!/bin/bash
# Builds and runs all tests; the closing line counts them. Fails when one fails or none ran.
#
# Usage: Scripts/test.sh [OPTION]...     Options of `swift test` choose some of the first step's tests
#                                        (--filter, --skip); there is then no second step.
#
# The first step runs all of them without any file from outside the project. Where there is a
# folder of such files (READ_ALOUD_CORPUS, or shared/corpus beside the project), a second step runs
# those that read from it once more, with it. They read whole books, so they start the programs of
# the release build.
set -uo pipefail
cd "$(dirname "$0")/.."

corpus=${READ_ALOUD_CORPUS:-$(dirname "$PWD")/shared/corpus}
reports=.build/test-reports
passed=0
failed=0
broken=()
counts=()
names=()

# The failed tests of a report with what they say, so that the last lines of a log tell what broke.
failed_tests() {
  awk '
    /<testcase / { test = $0; sub(/.*classname="/, "", test); sub(/" time=.*/, "", test)
                   sub(/" name="/, ": ", test) }
    /<failure/ { fault = $0; sub(/.*message="/, "", fault); sub(/".*/, "", fault)
                 print "Failed: " test "\n  " substr(fault, 1, 600) }' "$1" \
    | sed 's/&quot;/"/g; s/&lt;/</g; s/&gt;/>/g; s/&amp;/\&/g'
}

# Runs `swift test` with the arguments after the step's name, and adds its counts.
step() {
  local name=$1 report=$reports/$1.xml status tests="" failures=""
  shift
  rm -f "$reports/$name"*.xml
  swift test --skip-build --no-parallel --xunit-output "$report" "$@"
  status=$?
  # swift-testing writes its report beside the one of XCTest, which is not used here.
  report=$reports/$name-swift-testing.xml
  # A test may report several faults and still is one test; a skipped one did not pass.
  read -r tests failures < <(awk '
    /<testcase / { tests++; failing = 0 }
    /<skipped/ { tests-- }
    /<failure/ && !failing { failing = 1; failures++ }
    END { if (NR) print tests + 0, failures + 0 }' "$report" 2>/dev/null)
  if [[ -z $tests ]]; then
    broken+=("the step \"$name\" ended with status $status before it could count its tests")
    return
  fi
  counts+=("Step $name: $((tests - failures)) passed, $failures failed.")
  if ((failures > 0)); then names+=("$(failed_tests "$report")"); fi
  passed=$((passed + tests - failures))
  failed=$((failed + failures))
  if ((tests == 0)); then broken+=("no test ran in the step \"$name\""); fi
  if ((status != 0 && failures == 0)); then
    broken+=("the step \"$name\" ended with status $status though no test failed")
  fi
}

mkdir -p "$reports"
if ! swift build --build-tests; then
  echo "The tests were not built: 0 passed, 0 failed."
  exit 1
fi

# A folder that is not there, so that this step is the same on every machine.
READ_ALOUD_CORPUS=$PWD/.build/no-corpus step all "$@"

if (($# > 0)); then
  echo "Only the tests that were chosen ran ($*)."
elif [[ ! -d $corpus ]]; then
  echo "There is no folder of input files ($corpus): its tests did not run."
else
  # All of CorpusTests, and the suites elsewhere whose files name it, or a helper whose file does.
  suites=$(
    grep -rl 'PackageRoot\.corpus' Tests --include='*.swift' | while IFS= read -r file; do
      if [[ $file == *Tests.swift ]]; then
        echo "$file"
      else
        name=$(basename "$file" .swift)
        folder=$(cut -d / -f 1-2 <<<"$file")
        grep -rlw "${name%%+*}" "$folder" --include='*Tests.swift'
      fi
    done | sort -u | while IFS= read -r file; do
      target=$(cut -d / -f 2 <<<"$file")
      # A name may be a sentence between back quotes; any other sign than a letter is a dot.
      sed -nE 's/^(@Suite(\([^)]*\))? )?(final class|struct|class|actor) `?([^`:{]+[^`:{ ]).*/\4/p' "$file" \
        | sed -E "s/[^A-Za-z0-9]/./g; s/^/$target\\\\..?/"
    done | cat - <(echo 'CorpusTests\.') | sort -u | paste -s -d '|'
  )
  if [[ -n $suites ]]; then
    if make build; then
      READ_ALOUD_CORPUS=$corpus READ_ALOUD_PRODUCTS=$PWD/.build/release \
        step with-input-files --filter "^($suites)"
    else
      broken+=("the release was not built, so the step \"with-input-files\" did not run")
    fi
  fi
fi

if ((${#names[@]} > 0)); then printf '%s\n' "${names[@]}"; fi
if ((${#counts[@]} > 1)); then printf '%s\n' "${counts[@]}"; fi
for fault in "${broken[@]}"; do echo "Not well: $fault."; done
note=""
if ((${#broken[@]} > 0)); then note=", and not all ran as they should"; fi
echo "$passed passed, $failed failed$note"
((failed == 0 && passed > 0 && ${#broken[@]} == 0))
