#!/bin/bash
# `make run` works on a Debian on which nothing but the Swift toolchain was set up.
exec Scripts/fresh-machine.sh
