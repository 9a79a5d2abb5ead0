# `make run` is the quickest way to hear something; `make help` lists the rest.

PREFIX ?= /usr/local
DESTDIR ?=
STEP ?=
TESTS ?=
RELEASE = .build/release
# With Swift's own library inside, a program starts sooner and needs no toolchain where it runs.
LIBRARY = $(dir $(realpath $(shell command -v swift)))../lib/swift_static
LINKING = $(if $(wildcard $(LIBRARY)),--static-swift-stdlib)

.PHONY: help run build test lint format check-long bench install uninstall clean

help:
	@echo 'make run         install what is missing, build, and read the tour aloud'
	@echo 'make build       build the release'
	@echo 'make test        install what is missing, check the style, run all tests;'
	@echo '                 TESTS="--filter NAME" runs some'
	@echo 'make lint        check the style alone'
	@echo 'make format      put the Swift files into the style'
	@echo 'make check-long  run the long checks; STEP=name runs one'
	@echo 'make bench       run the benchmarks; FULL=1 with the whole book'
	@echo 'make install     install below PREFIX (now $(PREFIX)); DESTDIR is honoured'
	@echo 'make uninstall   take that away again'
	@echo 'make clean       delete what was built'

run: build
	@Scripts/run-tour.sh $(RELEASE)/read-aloud

build:
	@Scripts/install-packages.sh build
	swift build -c release $(LINKING) --product read-aloud
	swift build -c release $(LINKING) --product read-aloud-speaker

test:
	@Scripts/install-packages.sh build test
	Scripts/lint.sh
	Scripts/test.sh $(TESTS)

lint:
	Scripts/lint.sh

format:
	swift format -i -r Package.swift Sources Tests

check-long:
	@Scripts/install-packages.sh build test
	@Scripts/check-long.sh $(STEP)

bench: build
	@Scripts/install-packages.sh build test
	swift build -c release $(LINKING) --product Benchmarks
	$(RELEASE)/Benchmarks

install: build
	@DESTDIR='$(DESTDIR)' Scripts/install.sh install $(RELEASE) '$(PREFIX)'

uninstall:
	@DESTDIR='$(DESTDIR)' Scripts/install.sh uninstall - '$(PREFIX)'

clean:
	rm -rf .build tour-audio
