#!/bin/bash
# The parts with several threads, under the thread sanitizer.
exec Scripts/sanitized-tests.sh thread \
  'EspeakEngineTests|SpeechSynthesisTests|TerminalPlayerTests|AudioOutputTests|CommandTests'
