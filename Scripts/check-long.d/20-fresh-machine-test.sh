#!/bin/bash
# `make test` does its own set-up there and passes.
exec Scripts/fresh-machine.sh --only-test
