#!/bin/bash
# What `make install` puts down works without the folder it was built in, and `make uninstall`
# takes all of it away.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf --one-file-system "$place"' EXIT

make install PREFIX=/usr DESTDIR="$place"
"$place/usr/bin/read-aloud" --version
"$place/usr/bin/read-aloud" manual | cmp - "$place/usr/share/man/man1/read-aloud.1"
test -x "$place/usr/libexec/read-aloud/read-aloud-speaker"
mkdir "$place/home"
# It finds its speaker from where it lies, and needs nothing of the user's settings.
env -i PATH=/usr/bin:/bin HOME="$place/home" "$place/usr/bin/read-aloud" say Hello. -o "$place/hello.wav"
(($(soxi -s "$place/hello.wav") > 5000))
# The engine makes a folder for a sound server in the home folder.
rm -r "$place/hello.wav" "$place/home"

make uninstall PREFIX=/usr DESTDIR="$place"
left=$(find "$place" ! -type d)
if [[ -n $left ]]; then
  echo "left behind: $left"
  exit 1
fi
