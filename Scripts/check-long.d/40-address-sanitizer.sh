#!/bin/bash
# The parts that read files of others, under the address sanitizer.
exec Scripts/sanitized-tests.sh address 'DocumentImportTests|TextBreaksTests|ReadingContentTests'
