#!/bin/bash
# Installs the Debian packages that are missing, as root or through sudo.
#
# Usage: Scripts/install-packages.sh [build|test|toolchain]...   (build when nothing is named)
set -euo pipefail

# What the program is built from and runs with.
build=(
  libespeak-ng-dev espeak-ng-data libcmark-gfm-dev libcmark-gfm-extensions-dev libicu-dev
  libpulse-dev libasound2-dev libxml2-dev libzip-dev pkg-config make
)
# What the tests compare with, and the tools of the Scripts.
test=(
  espeak-ng cmark-gfm pandoc pulseaudio pulseaudio-utils sox tmux valgrind hyperfine git
  groff-base zsh fish python3 python3-lxml
)
# What the Swift toolchain itself needs.
toolchain=(
  binutils gcc libc6-dev libstdc++-12-dev libncurses6 libcurl4 libxml2 libedit2 libsqlite3-0
  zlib1g-dev pkg-config tzdata git make
)

wanted=()
for group in "${@:-build}"; do
  case $group in
    build) wanted+=("${build[@]}") ;;
    test) wanted+=("${test[@]}") ;;
    toolchain) wanted+=("${toolchain[@]}") ;;
    *)
      echo "install-packages.sh: \"$group\" is not one of build, test, toolchain" >&2
      exit 2
      ;;
  esac
done

if ! command -v dpkg-query >/dev/null; then
  echo "This is not Debian, so nothing is installed. Needed, by their names there: ${wanted[*]}"
  exit 0
fi

missing=()
for package in "${wanted[@]}"; do
  status=$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null || true)
  if [[ $status != installed ]]; then missing+=("$package"); fi
done
if ((${#missing[@]} == 0)); then exit 0; fi

if (($(id -u) == 0)); then
  as_root=(env)
elif command -v sudo >/dev/null; then
  as_root=(sudo env)
else
  echo "These packages are missing, and this user is not root and has no sudo. As root:" >&2
  echo "  apt-get install ${missing[*]}" >&2
  exit 1
fi

echo "Installing with apt-get: ${missing[*]}"
"${as_root[@]}" apt-get update -qq
"${as_root[@]}" DEBIAN_FRONTEND=noninteractive \
  apt-get install -y -qq --no-install-recommends "${missing[@]}" </dev/null
