#!/bin/bash
# Reads to its end what the tests read a part of only: a novel of one line, which lasts for days.
set -euo pipefail
cd "$(dirname "$0")/../.."

corpus=${READ_ALOUD_CORPUS:-$(dirname "$PWD")/shared/corpus}
novel=$corpus/hostile/text/aozora_789.one-line.txt
if [[ ! -f $novel ]]; then
  echo "There is no folder of input files ($corpus)."
  exit 77
fi
make build
lines=$(.build/release/read-aloud lines --lang ja "$novel" | wc -l)
read=$(.build/release/read-aloud read --lang ja --output null --fast --from-start "$novel" | wc -l)
echo "$read of $lines lines were reached by the voice"
((read == lines))
