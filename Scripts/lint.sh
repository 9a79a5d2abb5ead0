#!/bin/bash
# Checks the style of all Swift files, and that all scripts can be read by bash.
set -euo pipefail
cd "$(dirname "$0")/.."

swift format lint --strict -r Package.swift Sources Tests Fuzz
for script in .ci/run Scripts/*.sh Scripts/check-long.d/*.sh; do bash -n "$script"; done
