#!/bin/bash
# Proves that the project works on a fresh Debian 12 with nothing but a Swift toolchain.
#
# Usage: Scripts/fresh-machine.sh [--test | --only-test] [--tests OPTIONS] [--head]
#
#   --test       run `make test` there after `make run`
#   --only-test  run `make test` alone
#   --tests      which tests, in options of `swift test`, such as "--skip EngineTests"
#   --head       take the last commit instead of the files as they are now
#
# Makes a Debian in a temporary folder (about 3 GB) from the package source that this machine
# uses, mounts the toolchain into it read-only, copies the project and builds it there. Needs
# root and debootstrap. Everything runs in a mount namespace of its own, so every mount is gone
# when it ends, however it ends, before anything is deleted. Ends with 77 where it cannot run.
set -euo pipefail
cd "$(dirname "$0")/.."

cannot() {
  echo "fresh-machine.sh: $1" >&2
  exit 77
}

if (($(id -u) != 0)); then cannot "this needs root"; fi
for tool in debootstrap unshare swift git; do
  command -v "$tool" >/dev/null || cannot "$tool is missing"
done

# The outer half makes the folder and deletes it; it never mounts anything itself.
if [[ -z ${FRESH_MACHINE_ROOT:-} ]]; then
  place=$(mktemp -d "${TMPDIR:-/var/tmp}/read-aloud-fresh.XXXXXX")
  delete() {
    # A mount left in there would lead the deletion into the toolchain.
    if grep -qF " $place" /proc/self/mountinfo; then
      echo "fresh-machine.sh: something is still mounted below $place; it stays there" >&2
      return
    fi
    rm -rf --one-file-system "$place"
  }
  trap delete EXIT
  trap 'exit 130' INT TERM
  mkdir "$place/root"
  FRESH_MACHINE_ROOT=$place/root unshare --mount --propagation private \
    --pid --fork --kill-child bash "$0" "$@"
  exit
fi

root=$FRESH_MACHINE_ROOT
run=yes test=no head=no tests=
while (($# > 0)); do
  word=$1
  shift
  case $word in
    --tests)
      tests=${1:?"fresh-machine.sh: which tests?"}
      shift
      ;;
    --test) test=yes ;;
    --only-test) run=no test=yes ;;
    --head) head=yes ;;
    *)
      echo "fresh-machine.sh: there is no option \"$word\"; see its first lines" >&2
      exit 2
      ;;
  esac
done

say() { printf '\n== %s (%d s)\n' "$1" "$SECONDS"; }

say "Making a Debian 12"
mirror=$(apt-get indextargets --format '$(REPO_URI) $(RELEASE) $(COMPONENT)' \
  'Created-By: Packages' | awk '$2 == "bookworm" && $3 == "main" { print $1; exit }')
[[ -n $mirror ]] || cannot "this machine's apt has no source for Debian 12 (bookworm)"
# debootstrap does not read apt's settings; a proxy has to be told to it.
eval "$(apt-config shell proxy Acquire::http::Proxy)"
export http_proxy=${proxy:-${http_proxy:-}}
debootstrap --variant=minbase bookworm "$root" "$mirror" >"$root.log" 2>&1 || {
  tail -n 20 "$root.log"
  exit 1
}

# The same package sources and ways to the network as here.
rm -f "$root/etc/apt/sources.list"
for file in /etc/apt/sources.list /etc/apt/sources.list.d/*.list /etc/apt/sources.list.d/*.sources; do
  if [[ -f $file ]]; then cp "$file" "$root/etc/apt/sources.list.d/"; fi
done
if [[ -f $root/etc/apt/sources.list.d/sources.list ]]; then
  mv "$root/etc/apt/sources.list.d/sources.list" "$root/etc/apt/sources.list"
fi
apt-config dump | grep '^Acquire::' >"$root/etc/apt/apt.conf.d/90outside" || true
for file in /etc/resolv.conf /etc/hosts; do cp -L "$file" "$root$file"; done

say "Mounting the toolchain read-only"
toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swift)")")")
if [[ $toolchain == /usr || $toolchain == / ]]; then
  cannot "the toolchain lies in $toolchain itself and cannot be told from the system"
fi
mkdir -p "$root$toolchain"
mount --bind "$toolchain" "$root$toolchain"
mount -o remount,bind,ro "$root$toolchain"
mount -t proc proc "$root/proc"
# Devices of its own, without any for sound.
mount -t tmpfs -o mode=755 tmpfs "$root/dev"
for node in "null 3" "zero 5" "full 7" "random 8" "urandom 9"; do
  mknod -m 666 "$root/dev/${node% *}" c 1 "${node#* }"
done
mknod -m 666 "$root/dev/tty" c 5 0
mkdir "$root/dev/pts" "$root/dev/shm"
mount -t devpts -o newinstance,ptmxmode=0666,mode=620 devpts "$root/dev/pts"
mount -t tmpfs -o mode=1777 tmpfs "$root/dev/shm"
ln -s pts/ptmx "$root/dev/ptmx"
ln -s /proc/self/fd "$root/dev/fd"
ln -s /proc/self/fd/0 "$root/dev/stdin"
ln -s /proc/self/fd/1 "$root/dev/stdout"
ln -s /proc/self/fd/2 "$root/dev/stderr"

say "Copying the project"
mkdir -p "$root/home/read-aloud"
if [[ $head == yes ]]; then
  git archive HEAD | tar -x -C "$root/home/read-aloud"
else
  git ls-files -co --exclude-standard -z | while IFS= read -r -d '' file; do
    # A file that is deleted but still known to git is not there to be copied.
    if [[ -e $file ]]; then printf '%s\0' "$file"; fi
  done | tar -c --null -T - | tar -x -C "$root/home/read-aloud"
fi

inside() {
  chroot "$root" /usr/bin/env -i HOME=/root LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
    PATH="$toolchain/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin" \
    bash -c "cd /home/read-aloud && $1" </dev/null
}

say "What the toolchain itself needs"
# The layering tests ask git which files are the project's.
inside 'Scripts/install-packages.sh toolchain' >"$root.log" 2>&1 || {
  tail -n 20 "$root.log"
  exit 1
}
inside 'git init -q && git add -A'

if [[ $run == yes ]]; then
  say "make run"
  inside 'make run' 2>&1 | tee "$root.run.log"
  # Without a sound device there must be a sound file for each chapter, with sound in it.
  audio=$root/home/read-aloud/tour-audio
  chapters=$(grep -c '^##\? ' Books/tour/tour.md)
  sounds=0
  for file in "$audio"/*.wav; do
    start=$(head -c 12 "$file" 2>/dev/null | tr -c 'A-Z' '.') || true
    size=$(stat -c %s "$file" 2>/dev/null || echo 0)
    if [[ $start == RIFF????WAVE ]] && ((size > 100000)); then sounds=$((sounds + 1)); fi
  done
  if ((sounds == 0 || sounds != chapters)); then
    echo "fresh-machine.sh: make run left $sounds sound files for $chapters chapters" >&2
    exit 1
  fi
  say "make run: passed, $sounds sound files for $chapters chapters"
fi

if [[ $test == yes ]]; then
  say "make test"
  inside "make test TESTS='$tests'" 2>&1 | tee "$root.test.log"
  count=$(sed -n 's/^\([0-9]*\) passed, 0 failed$/\1/p' "$root.test.log" | tail -n 1)
  if ((${count:-0} == 0)); then
    echo "fresh-machine.sh: make test ended well but did not count a passed test" >&2
    exit 1
  fi
  say "make test: passed, $count tests"
fi
