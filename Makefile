# Targets; `make` prints this list. Where system packages are missing, a target prints them and the line that installs
# them, and stops. As root and with CI=true, make demo and make test install them, unless NO_INSTALL=1 is set.
#
#   make setup     install all packages that building, testing and jobs need
#   make check     build, lint, run the fast tests, check words and sizes: the loop while you work
#   make test      run all tests; FILTER=PATTERN runs those whose names match
#   make test-long
#                  run 100,000 random scenes (SEEDS=NUMBER), large piles, 100 rounds (ROUNDS=NUMBER) of concurrent
#                  processes, kills and unusual file names, 200 edits that `flipbook diff` must find, every frame of
#                  every scene drawn in two ways; 2,000 random UIKit programs, whose hashes in a release and a debug
#                  build must be equal; 500 hostile apps; 10,000 changed storyboards; 200 kills over all formats; 100
#                  commands ended while they compile; then fuzz
#   make test-threads
#                  run all tests under the thread sanitizer; FILTER=PATTERN as for make test
#   make test-address
#                  run all tests under the address sanitizer and, in C, the undefined-behavior sanitizer;
#                  FILTER=PATTERN as for make test
#   make test-debug
#                  film and hash scenes in a plain debug build and in a release build, which have to agree
#   make same-bits compare the engine's bits on x86-64, aarch64, riscv64 and WebAssembly, step by step, and write
#                  Documentation/SameBits.md; about half an hour. QUICK=1 compares x86-64 and node alone
#   make coverage  run the test of each row of Documentation/Coverage.md and check that it runs the row's member
#   make fuzz      run libFuzzer over all readers of foreign bytes (SECONDS=NUMBER for each; default 20)
#   make lint      check the format of all Swift files; make format reformats them
#   make prose     check comments, names, sizes, ARCHITECTURE.md and its picture (.ci/prose, .ci/modules), and
#                  Documentation/UIKit.md
#
#   make demo      film three scenes into Renders/ (RENDERS=FOLDER for another folder)
#   make gallery   make a page of all scenes: Renders/Gallery/index.html
#   make figures   redraw the pictures of the README and the documentation
#   make hashes    recompute the hash of every scene, after an intended change of motion
#   make conform   compare UIKit here with numbers of Apple's UIKit (Tests/Goldens/Device), and write
#                  Documentation/Fidelity.md; fails when a row differs
#   make compatibility
#                  measure how much of other people's code compiles, films and moves; CORPUS=FOLDER names the folder
#   make docs      build the documentation and its tutorial as a web site in Renders/Docs
#   make man       make the manual page, .build/man/flipbook.1
#   make adapter   build the program that adapts source code written for iPhones
#   make live      build the engine that pages with live figures contain, as WebAssembly
#   make install   install the command, the source adapter, the engine for pages, manual page and completions for bash, zsh and fish into /usr/local
#                  (PREFIX=FOLDER for another folder); make uninstall removes them
#
#   make dist      make an archive for machines with the same toolchain: .build/dist/flipbook-VERSION-swiftVERSION-MACHINE.tar.xz
#
#   make bench     film two films with Flipbook and with other programs, interleaved; then bench-solver
#   make bench-solver
#                  time both contact solvers beside Box2D and Chipmunk, and animators of thousands of views
#                  (RUNS=NUMBER rounds, QUICK=1 for a smoke run, BOX2D3=FOLDER to add Box2D v3)
#   make bench-frames
#                  film with the working tree and with another commit in turns (AGAINST=COMMIT; default: the last one
#                  that changed results/films.md); fails above 5 % more processor time or 20 % more memory
#   make limits    measure how time and memory grow, into Documentation/Limits.md
#   make measure-jobs
#                  film a sweep of 1,000 values with GNU parallel, Slurm and Open Job Description, kill 50 workers
#                  of each, and compare every file with those of one process
#   make clean     remove build products and films

RENDERS = Renders
DEMO = FallingSquare BouncingSquares ExplodingSquares
SWIFT_FILES = Package.swift Sources Tests Scenes Tools
FLIPBOOK = .build/release/flipbook
PREFIX = /usr/local
SEEDS = 100000
ROUNDS = 100
SECONDS = 20
# `make bench-frames AGAINST=COMMIT`.
AGAINST =
# `make test FILTER=PATTERN`; all tests without.
FILTER =
TESTS = $(if $(FILTER),$(FILTER),.)
# Tests run in a debug build whose engine is optimized (see Package.swift). It has its own folder, so that alternating
# with `swift build` does not recompile everything.
TEST_BUILD = --scratch-path .build/test
OPTIMIZED_ENGINE = FLIPBOOK_OPTIMIZED_ENGINE=1
QUICK_FLIPBOOK = .build/test/debug/flipbook
# The random UIKit programs of `make test-long`; each build writes their hashes to a file of its own.
PROGRAMS = FLIPBOOK_PROGRAM_SEEDS=2000 FLIPBOOK_PROGRAM_HASHES=$(CURDIR)/.build/programs
INSTALLED = $(DESTDIR)$(PREFIX)
# The modules that scene files import, and the modules behind them: the first list of the file.
MODULES := $(shell sed -n '/let imported/,/]/s/^ *"\(.*\)",$$/\1/p' Sources/SourceOutline/PackageModules.swift)

MANUAL = .build/man/flipbook.1
MANUALS = $(INSTALLED)/share/man/man1
COMPLETIONS = bash-completion/completions/flipbook zsh/site-functions/_flipbook \
    fish/vendor_completions.d/flipbook.fish
# For `make docs`: the folder of symbol graphs, the modules with documentation, the modules that Flipbook re-exports,
# and the C modules, of which symbol extraction needs only the names.
SYMBOLS = .build/docs
DOCUMENTED = Flipbook UIFoundation UIKitCore UIKitControls UIKitText UIKitDynamics UIKitTables UIKitCollections \
    UIKitHost Physics2D FlipbookCommand FlipbookTesting
empty :=
comma := ,
REEXPORTED = $(subst $(empty) $(empty),$(comma),DeterministicMath $(filter-out Flipbook FlipbookTesting,$(filter Flipbook%,$(MODULES))))
C_MODULES = CCairo CFilmTime CJPEG CPNG CPages CPixels CSIMD CSystem CSignals CLibPNG CLibJPEG CZLib _SubprocessCShims

ADAPTER = .build/adapter/flipbook-source-adapter

.PHONY: help adapter test-adapter live compatibility conform dist check prose demo test test-long measure-jobs test-threads test-address test-debug same-bits coverage fuzz limits bench bench-frames bench-solver figures gallery docs man hashes install uninstall format lint clean setup build-setup test-setup

help:
	@sed -n 's/^#   //p' Makefile

# The build of the tests takes half the time of a release build, and `make test` goes on from it. Its films have the same
# bits; its engine and its pixels are optimized, so three short films take no longer.
demo:
	@.ci/setup unattended
	$(OPTIMIZED_ENGINE) swift build $(TEST_BUILD) --product flipbook
	@for scene in $(DEMO); do \
	    $(QUICK_FLIPBOOK) render $$scene -o "$(RENDERS)/$$scene/" -o "$(RENDERS)/$$scene.mp4" && \
	    $(QUICK_FLIPBOOK) trail $$scene -o "$(RENDERS)/$$scene.png" || exit; \
	done

test:
	@.ci/setup unattended test jobs
	$(MAKE) -j2 $(if $(FILTER),adapter,test-adapter) live
	$(OPTIMIZED_ENGINE) .ci/test $(TEST_BUILD) $(if $(FILTER),--filter '$(FILTER)')

# Prose is checked last: a failing test is the more important result.
check: build-setup adapter
	$(OPTIMIZED_ENGINE) swift build $(TEST_BUILD) --build-tests
	$(MAKE) lint
	$(OPTIMIZED_ENGINE) .ci/test $(TEST_BUILD) --skip-build --skip-tag long --skip-tag process --skip-tag browser
	$(MAKE) prose

prose:
	.ci/prose
	.ci/modules --check
	.ci/uikit --check
	.ci/members --check

# A release build: 100,000 scenes take minutes instead of hours.
test-long: test-setup adapter live
	FLIPBOOK_HOSTILE_SEEDS=$(SEEDS) FLIPBOOK_LONG_PILES=1 FLIPBOOK_ROUNDS=$(ROUNDS) \
	    $(PROGRAMS).release FLIPBOOK_TASK_SCENES=200 FLIPBOOK_EVERY_FRAME=1 .ci/test -c release \
	    -Xswiftc -enable-testing --scratch-path .build/long --tag long
	$(PROGRAMS).debug $(OPTIMIZED_ENGINE) .ci/test $(TEST_BUILD) --filter RandomProgramTests
	cmp .build/programs.release .build/programs.debug
	Tests/SameBits/run --quick
	SECONDS_EACH=$(SECONDS) Tests/Fuzz/run

measure-jobs:
	@.ci/setup jobs
	@.ci/python
	swift build -c release --product flipbook
	.ci/jobs

test-threads: test-setup adapter live
	$(OPTIMIZED_ENGINE) TSAN_OPTIONS=suppressions=$(CURDIR)/Tests/thread-sanitizer.supp .ci/test \
	    --sanitize=thread --scratch-path .build/threads --filter '$(TESTS)'

# Leak detection is off: fontconfig's caches, GLib's types and Swift's runtime keep memory until the end. Swift traps
# by itself where C's behavior is undefined; the checks in C end the program, and the runtime of the address
# sanitizer prints them.
test-address: test-setup adapter live
	$(OPTIMIZED_ENGINE) ASAN_OPTIONS=detect_leaks=0 UBSAN_OPTIONS=print_stacktrace=1 .ci/test --sanitize=address \
	    -Xcc -fsanitize=undefined -Xcc -fno-sanitize-recover=undefined --scratch-path .build/address \
	    --filter '$(TESTS)'

test-debug: build-setup
	.ci/run debug

same-bits:
	@.ci/setup bits
	@.ci/python bits
	Tests/SameBits/run $(if $(QUICK),--quick)

coverage: test-setup adapter live
	.ci/coverage

fuzz: test-setup
	SECONDS_EACH=$(SECONDS) Tests/Fuzz/run

limits: build-setup
	swift build -c release --product flipbook
	Benchmarks/limits

bench: build-setup
	swift build -c release --product flipbook
	Benchmarks/run
	Benchmarks/Solver/run

bench-frames: build-setup
	Benchmarks/frames $(if $(AGAINST),--against '$(AGAINST)')

figures: build-setup adapter live
	swift build -c release --product flipbook
	@sed -e '/^#/d' -e '/^$$/d' Documentation/figures.txt | while read -r file arguments; do \
	    eval "$(FLIPBOOK) $$arguments -o Renders/Gallery/$$file" || exit; \
	done
	@list=$$(sed '/^#/d' Documentation/docs-figures.txt) && flipbook=$(abspath $(FLIPBOOK)) && \
	cd Sources/Flipbook/Flipbook.docc/Resources && echo "$$list" | while read -r file arguments; do \
	    "$$flipbook" $$arguments -o "$$file" </dev/null || exit; \
	done

gallery: build-setup adapter live
	swift build -c release --product flipbook
	@$(FLIPBOOK) gallery -o "$(RENDERS)/Gallery" --live --sources Scenes --title "Scenes of Flipbook"

hashes: build-setup
	swift build -c release --product flipbook
	@for scene in $$($(FLIPBOOK) list | cut -d ' ' -f 1); do \
	    echo "$$scene,$$($(FLIPBOOK) hash $$scene 2>/dev/null)" || exit; \
	done > Tests/Goldens/SceneHashes.csv

conform: build-setup
	swift build -c release --product flipbook
	$(FLIPBOOK) conform Tests/Goldens/Device/*.csv --fidelity Documentation/Fidelity.md

# Measures how much of other people's code compiles, films and moves: make compatibility CORPUS=FOLDER
compatibility: build-setup
	swift build -c release --product flipbook
	@.ci/compatibility $(FLIPBOOK) "$(or $(CORPUS),$(error Say which folder: make compatibility CORPUS=FOLDER))"

bench-solver:
	@Benchmarks/Solver/run

man: build-setup
	swift build -c release --product flipbook
	mkdir -p $(dir $(MANUAL))
	$(FLIPBOOK) manual >$(MANUAL)

# DocC reads symbol graphs, which two programs of the toolchain make: SwiftPM's plugin would be one more dependency.
# Empty module maps stand for the C modules.
docs: build-setup
	swift build -c release --product flipbook
	swift build -c release --target FlipbookTesting
	rm -rf $(SYMBOLS) "$(RENDERS)/Docs" && mkdir -p $(SYMBOLS)/include
	for module in $(C_MODULES); do echo "module $$module {}"; done >$(SYMBOLS)/include/module.modulemap
	@for module in $(DOCUMENTED); do \
	    mkdir -p $(SYMBOLS)/$$module && \
	    swift-symbolgraph-extract -module-name $$module \
	        $$([ $$module != Flipbook ] || echo -experimental-allowed-reexported-modules=$(REEXPORTED)) \
	        -I .build/release/Modules -I $(SYMBOLS)/include \
	        -target "$$(swiftc -print-target-info | sed -n 's/.*"triple": "\(.*\)",/\1/p' | head -n 1)" \
	        -minimum-access-level public -skip-synthesized-members -output-dir $(SYMBOLS)/$$module && \
	    docc convert Sources/$$module/$$module.docc --additional-symbol-graph-dir $(SYMBOLS)/$$module \
	        --fallback-display-name $$module --fallback-bundle-identifier flipbook.$$module --warnings-as-errors \
	        --transform-for-static-hosting $(if $(BASE),--hosting-base-path "$(BASE)") \
	        --output-dir $(SYMBOLS)/$$module.doccarchive || exit; \
	done
	docc merge $(SYMBOLS)/*.doccarchive --synthesized-landing-page-name Flipbook --output-path "$(RENDERS)/Docs"
	@echo "To read it: python3 -m http.server -d $(RENDERS)/Docs, then http://localhost:8000/documentation/flipbook"

# The tests of scene files need it, too. It has its own package, so that the command builds without SwiftSyntax.
adapter:
	Tools/SourceAdapter/build

test-adapter:
	Tools/SourceAdapter/build test

# The engine of live figures, as WebAssembly; `flipbook render --live` puts it into pages.
live:
	Tools/Portable/Live/build

# The adapter and the engine for pages are built beside each other.
install:
	$(MAKE) -j3 man adapter live
	install -d "$(INSTALLED)/bin" "$(INSTALLED)/lib/flipbook/Modules" "$(MANUALS)"
	install -m 644 $(MODULES:%=.build/release/Modules/%.swiftmodule) "$(INSTALLED)/lib/flipbook/Modules"
	install -m 755 $(FLIPBOOK) "$(INSTALLED)/bin/flipbook"
	install -m 644 .build/live/flipbook-live.wasm "$(INSTALLED)/lib/flipbook/flipbook-live.wasm"
	install -m 755 $(ADAPTER) "$(INSTALLED)/lib/flipbook/flipbook-source-adapter"
	install -m 644 $(MANUAL) "$(MANUALS)/flipbook.1"
	@for place in $(COMPLETIONS); do \
	    install -d "$(INSTALLED)/share/$${place%/*}" && \
	    $(FLIPBOOK) --generate-completion-script $${place%%[-/]*} >"$(INSTALLED)/share/$$place" || exit; \
	done

# The archive has the files of an installation, but for the program: a launcher finds the toolchain for it.
dist:
	$(MAKE) install PREFIX=/ DESTDIR=.build/dist/tree
	.ci/dist .build/dist/tree

uninstall:
	rm -rf "$(INSTALLED)/lib/flipbook"
	rm -f "$(INSTALLED)/bin/flipbook" "$(MANUALS)/flipbook.1"
	rm -f $(COMPLETIONS:%="$(INSTALLED)/share/%")

format:
	swift format --in-place --recursive $(SWIFT_FILES)

lint:
	swift format lint --strict --recursive --parallel $(SWIFT_FILES)

clean:
	rm -rf .build
	find Renders -mindepth 1 -maxdepth 1 ! -name Gallery -exec rm -rf {} +
	rm -rf Renders/Gallery/index.html Renders/Gallery/scenes

setup:
	@.ci/setup install test jobs bits
	@.ci/python
	@.ci/python bits

build-setup:
	@.ci/setup

test-setup:
	@.ci/setup test jobs
	@.ci/python
