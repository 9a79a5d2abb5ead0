#!/bin/bash
# The parts that read files of others, under the address sanitizer. Its leak search reports some
# of the test runner's own, so it is off.
ASAN_OPTIONS=detect_leaks=0 exec swift test --sanitize=address --scratch-path .build/address \
  --filter 'DocumentImportTests|TextBreaksTests|ReadingContentTests'
