#!/bin/bash
# `make test` does its own set-up there and passes: the tests that speak; in two steps for the time.
tests=(
  --filter NarrationTests
  --filter PronunciationTests
  --filter EspeakEngineTests
  --filter AudioExportTests
  --filter AudioOutputTests
  --filter SpeechMarkupTests
  --filter SpeechSynthesisTests
)
exec Scripts/fresh-machine.sh --only-test --tests "${tests[*]}"
