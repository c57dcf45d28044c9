# Targets and what they do; `make` prints this list. Every target that builds installs missing system packages first
# (NO_INSTALL=1 only names them).
#
#   make demo      film three scenes of the book into Renders/ (RENDERS=FOLDER for another place)
#   make test      run all tests
#   make figures   draw the pictures of README anew
#   make hashes    compute every scene's hash anew, after a change of motion on purpose
#   make bench-solver  time the solver beside Box2D and Chipmunk, into Benchmarks/results/
#   make install   put the command into /usr/local (PREFIX=FOLDER for another place); make uninstall removes it
#   make format    bring all Swift files into the common form
#   make lint      check that they have it
#   make clean     remove what was built and filmed

RENDERS = Renders
GALLERY = $(DEMO) PlaygroundBarrier
STILLS = RopeBridge SpringPanel DraggedCells Vortex
DEMO = FallingSquare BouncingSquares ExplodingSquares
SWIFT_FILES = Package.swift Sources Tests Scenes
FLIPBOOK = .build/release/flipbook
PREFIX = /usr/local
INSTALLED = $(DESTDIR)$(PREFIX)
# What scene files import, and what that imports.
MODULES = UIKit UIKitDynamics Physics2D Picture CoreGeometry Raster Flipbook Subprocess SystemPackage

.PHONY: help demo test figures hashes bench-solver install uninstall format lint clean setup

help:
	@sed -n 's/^#   //p' Makefile

demo: setup
	swift build -c release --product flipbook
	@for scene in $(DEMO); do \
	    $(FLIPBOOK) render $$scene -o "$(RENDERS)/$$scene/" -o "$(RENDERS)/$$scene.mp4" && \
	    $(FLIPBOOK) trail $$scene -o "$(RENDERS)/$$scene.png" || exit; \
	done

test: setup
	swift test

figures: setup
	swift build -c release --product flipbook
	@for scene in $(GALLERY); do \
	    $(FLIPBOOK) trail $$scene --scale 1 -o Renders/Gallery/$$scene.png || exit; \
	done
	@for scene in $(STILLS); do \
	    $(FLIPBOOK) figure $$scene --at 2 --scale 1 -o Renders/Gallery/$$scene.png || exit; \
	done

hashes: setup
	swift build -c release --product flipbook
	@for scene in $$($(FLIPBOOK) list | cut -d ' ' -f 1); do \
	    echo "$$scene,$$($(FLIPBOOK) hash $$scene 2>/dev/null)" || exit; \
	done > Tests/Goldens/SceneHashes.csv

bench-solver:
	@Benchmarks/Solver/run

install: setup
	swift build -c release --product flipbook
	install -d "$(INSTALLED)/bin" "$(INSTALLED)/lib/flipbook/Modules"
	install -m 644 $(MODULES:%=.build/release/Modules/%.swiftmodule) "$(INSTALLED)/lib/flipbook/Modules"
	install -m 755 $(FLIPBOOK) "$(INSTALLED)/bin/flipbook"

uninstall:
	rm -rf "$(INSTALLED)/lib/flipbook"
	rm -f "$(INSTALLED)/bin/flipbook"

format:
	swift format --in-place --recursive $(SWIFT_FILES)

lint:
	swift format lint --strict --recursive $(SWIFT_FILES)

clean:
	rm -rf .build
	find Renders -mindepth 1 -maxdepth 1 ! -name Gallery -exec rm -rf {} +

setup:
	@.ci/setup
