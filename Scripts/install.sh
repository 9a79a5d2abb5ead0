#!/bin/bash
# Puts the built program into a file system, or takes it away again.
#
# Usage: Scripts/install.sh install BUILD PREFIX | uninstall - PREFIX     (DESTDIR is honoured)
set -euo pipefail
cd "$(dirname "$0")/.."

action=$1 build=$2 prefix=$3
case $prefix in
  /*) ;;
  *)
    echo "install.sh: PREFIX has to start with a slash, and is \"$prefix\"" >&2
    exit 2
    ;;
esac
root=${DESTDIR:-}$prefix
share=$root/share
files=(
  "$root/bin/read-aloud"
  "$root/libexec/read-aloud/read-aloud-speaker"
  "$share/man/man1/read-aloud.1"
  "$share/bash-completion/completions/read-aloud"
  "$share/zsh/site-functions/_read-aloud"
  "$share/fish/vendor_completions.d/read-aloud.fish"
)
books=$share/read-aloud/Books
lexicons=$share/read-aloud/Lexicons

if [[ $action == uninstall ]]; then
  rm -f "${files[@]}"
  rm -rf --one-file-system "$books" "$lexicons"
  for folder in "$root/libexec/read-aloud" "$share/read-aloud"; do
    if [[ -d $folder ]]; then rmdir --ignore-fail-on-non-empty "$folder"; fi
  done
  echo "Taken away from $root."
  exit 0
fi

# Writes what the program prints to a file that all may read.
printed() {
  local file=$1
  shift
  "$build/read-aloud" "$@" | install -D -m 644 /dev/stdin "$file"
}

install -D -m 755 "$build/read-aloud" "${files[0]}"
install -D -m 755 "$build/read-aloud-speaker" "${files[1]}"
printed "${files[2]}" manual
printed "${files[3]}" completions bash
printed "${files[4]}" completions zsh
printed "${files[5]}" completions fish
if [[ -d Books && -d Lexicons ]]; then
  find Books Lexicons -type f -print0 | while IFS= read -r -d '' file; do
    install -D -m 644 "$file" "$share/read-aloud/$file"
  done
fi
echo "Installed below $root."
