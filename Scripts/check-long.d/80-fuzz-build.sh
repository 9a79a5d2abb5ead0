#!/bin/bash
# Builds the fuzzer's program, so that the steps after it have their whole time for reading.
exec Scripts/fuzz.sh --build
