# Targets and what they do; `make` prints this list. Every target that builds installs missing system packages first
# (NO_INSTALL=1 only names them).
#
#   make demo      film three scenes of the book into Renders/ (RENDERS=FOLDER for another place)
#   make test      run all tests
#   make test-long
#                  run a hundred thousand scenes made up by seeds (SEEDS=NUMBER for another number), large piles, and
#                  a hundred rounds (ROUNDS=NUMBER) of several processes, of kills and of odd file names; 200 edits of
#                  scenes, which `flipbook diff` has to find
#   make measure-jobs
#                  film a sweep of 1,000 values with GNU parallel, Slurm and Open Job Description, kill 50 workers of
#                  each, and compare every file with those of one process
#   make test-threads
#                  run the tests of threads under the thread sanitizer
#   make bench     film two films with Flipbook and with its peers, side by side; then bench-solver
#   make bench-solver
#                  time both contact solvers beside Box2D and Chipmunk, and animators of thousands of views
#                  (RUNS=NUMBER turns, QUICK=1 for a short look, BOX2D3=FOLDER for Box2D v3 as well)
#   make figures   draw the pictures of README and the documentation anew
#   make gallery   make a page of all scenes to play and to step through: Renders/Gallery/index.html
#   make docs      the documentation with its tutorial as a web site, into Renders/Docs
#   make man       the manual page, .build/man/flipbook.1
#   make hashes    compute every scene's hash anew, after a change of motion on purpose
#   make install   put the command, its manual page and completions for bash, zsh and fish into /usr/local
#                  (PREFIX=FOLDER for another place); make uninstall removes them
#   make format    bring all Swift files into the common form
#   make lint      check that they have it
#   make clean     remove what was built and filmed

RENDERS = Renders
DEMO = FallingSquare BouncingSquares ExplodingSquares
SWIFT_FILES = Package.swift Sources Tests Scenes
FLIPBOOK = .build/release/flipbook
PREFIX = /usr/local
SEEDS = 100000
ROUNDS = 100
# What `make test-long` runs.
LONG_TESTS = HostileSceneTests PileTests CatalogTests CrowdSceneTests SeveralProcessesTests ResumeTests \
    OutputFileTests JobRunTests DiffMutationTests
INSTALLED = $(DESTDIR)$(PREFIX)
# What scene files import, and what that imports.
MODULES = UIKit UIKitDynamics Physics2D Picture CoreGeometry Raster Flipbook Subprocess SystemPackage

MANUAL = .build/man/flipbook.1
MANUALS = $(INSTALLED)/share/man/man1
COMPLETIONS = bash-completion/completions/flipbook zsh/site-functions/_flipbook \
    fish/vendor_completions.d/flipbook.fish
# Where `make docs` collects what the compiler says is public.
SYMBOLS = .build/docs

.PHONY: help demo test test-long measure-jobs test-threads bench bench-solver figures gallery docs man hashes install uninstall format lint clean setup test-setup

help:
	@sed -n 's/^#   //p' Makefile

demo: setup
	swift build -c release --product flipbook
	@for scene in $(DEMO); do \
	    $(FLIPBOOK) render $$scene -o "$(RENDERS)/$$scene/" -o "$(RENDERS)/$$scene.mp4" && \
	    $(FLIPBOOK) trail $$scene -o "$(RENDERS)/$$scene.png" || exit; \
	done

test: test-setup
	swift test

# Optimized: a hundred thousand scenes take minutes rather than hours.
test-long: test-setup
	FLIPBOOK_HOSTILE_SEEDS=$(SEEDS) FLIPBOOK_LONG_PILES=1 FLIPBOOK_ROUNDS=$(ROUNDS) swift test -c release \
	    -Xswiftc -enable-testing --scratch-path .build/long --filter "$$(echo $(LONG_TESTS) | tr ' ' '|')"

measure-jobs: setup
	.ci/setup jobs
	swift build -c release --product flipbook
	.ci/jobs

# Optimized: the sanitizer takes ten times as long without.
test-threads: test-setup
	swift test -c release -Xswiftc -enable-testing --sanitize=thread --scratch-path .build/threads \
	    --filter 'ThreadTests|GraphColoredSolverTests'

bench: setup
	swift build -c release --product flipbook
	Benchmarks/run
	Benchmarks/Solver/run

figures: setup
	swift build -c release --product flipbook
	@sed -e '/^#/d' -e '/^$$/d' Documentation/figures.txt | while read -r file arguments; do \
	    eval "$(FLIPBOOK) $$arguments -o Renders/Gallery/$$file" || exit; \
	done
	@list=$$(sed '/^#/d' Documentation/docs-figures.txt) && flipbook=$(abspath $(FLIPBOOK)) && \
	cd Sources/Flipbook/Flipbook.docc/Resources && echo "$$list" | while read -r file arguments; do \
	    "$$flipbook" $$arguments -o "$$file" </dev/null || exit; \
	done

gallery: setup
	swift build -c release --product flipbook
	@$(FLIPBOOK) gallery -o "$(RENDERS)/Gallery" --sources Scenes --title "Scenes of Flipbook"

hashes: setup
	swift build -c release --product flipbook
	@for scene in $$($(FLIPBOOK) list | cut -d ' ' -f 1); do \
	    echo "$$scene,$$($(FLIPBOOK) hash $$scene 2>/dev/null)" || exit; \
	done > Tests/Goldens/SceneHashes.csv

bench-solver:
	@Benchmarks/Solver/run

man: setup
	swift build -c release --product flipbook
	mkdir -p $(dir $(MANUAL))
	$(FLIPBOOK) manual >$(MANUAL)

# DocC reads what the compiler says is public. Its plugin for packages would be one more dependency for everybody who
# builds Flipbook; the toolchain's own two programs do the same here. The compiler asks for the C modules behind ours,
# but only by name.
docs: setup
	swift build -c release --product flipbook
	rm -rf $(SYMBOLS) && mkdir -p $(SYMBOLS)/include $(SYMBOLS)/symbols
	for module in CCairo CPNG CPixels CSIMD CSystem _SubprocessCShims; do \
	    echo "module $$module {}"; done >$(SYMBOLS)/include/module.modulemap
	swift-symbolgraph-extract -module-name Flipbook -I .build/release/Modules -I $(SYMBOLS)/include \
	    -target "$$(swiftc -print-target-info | sed -n 's/.*"triple": "\(.*\)",/\1/p' | head -n 1)" \
	    -minimum-access-level public -skip-synthesized-members -output-dir $(SYMBOLS)/symbols
	docc convert Sources/Flipbook/Flipbook.docc --additional-symbol-graph-dir $(SYMBOLS)/symbols \
	    --fallback-display-name Flipbook --fallback-bundle-identifier flipbook --warnings-as-errors \
	    --transform-for-static-hosting $(if $(BASE),--hosting-base-path "$(BASE)") --output-dir "$(RENDERS)/Docs"
	@echo "To read it: python3 -m http.server -d $(RENDERS)/Docs, then http://localhost:8000/documentation/flipbook"

install: man
	install -d "$(INSTALLED)/bin" "$(INSTALLED)/lib/flipbook/Modules" "$(MANUALS)"
	install -m 644 $(MODULES:%=.build/release/Modules/%.swiftmodule) "$(INSTALLED)/lib/flipbook/Modules"
	install -m 755 $(FLIPBOOK) "$(INSTALLED)/bin/flipbook"
	install -m 644 $(MANUAL) "$(MANUALS)/flipbook.1"
	@for place in $(COMPLETIONS); do \
	    install -d "$(INSTALLED)/share/$${place%/*}" && \
	    $(FLIPBOOK) --generate-completion-script $${place%%[-/]*} >"$(INSTALLED)/share/$$place" || exit; \
	done

uninstall:
	rm -rf "$(INSTALLED)/lib/flipbook"
	rm -f "$(INSTALLED)/bin/flipbook" "$(MANUALS)/flipbook.1"
	rm -f $(COMPLETIONS:%="$(INSTALLED)/share/%")

format:
	swift format --in-place --recursive $(SWIFT_FILES)

lint:
	swift format lint --strict --recursive $(SWIFT_FILES)

clean:
	rm -rf .build
	find Renders -mindepth 1 -maxdepth 1 ! -name Gallery -exec rm -rf {} +
	rm -rf Renders/Gallery/index.html Renders/Gallery/scenes

setup:
	@.ci/setup

test-setup:
	@.ci/setup test
	@.ci/setup jobs
