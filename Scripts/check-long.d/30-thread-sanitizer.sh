#!/bin/bash
# The parts with several threads, under the thread sanitizer.
exec swift test --sanitize=thread --scratch-path .build/thread \
  --filter 'EspeakEngineTests|SpeechSynthesisTests|TerminalPlayerTests|AudioOutputTests'
