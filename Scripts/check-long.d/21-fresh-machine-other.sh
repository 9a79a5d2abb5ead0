#!/bin/bash
# `make test` does its own set-up there and passes: the tests that 20-fresh-machine-speech leaves.
tests=(
  --skip NarrationTests
  --skip PronunciationTests
  --skip EspeakEngineTests
  --skip AudioExportTests
  --skip AudioOutputTests
  --skip SpeechMarkupTests
  --skip SpeechSynthesisTests
)
exec Scripts/fresh-machine.sh --only-test --tests "${tests[*]}"
