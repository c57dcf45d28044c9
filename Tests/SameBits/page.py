"""Documentation/SameBits.md, and the sentence of the README that quotes it."""
import re

from hosts import ROOT, Failure

INTRODUCTION = """\
# The same bits everywhere

The table is written by `make same-bits`. It steps {worlds} worlds on each processor and host below, hashes the state of
each world after each of its steps (bodies, contacts and joints, all their bits), and compares every hash with that of
x86-64. The worlds:

- the pile whose hash a test of the engine expects, and the 24 scenes of Box2D beside which both solvers are tested,
- four worlds of 1,100 bodies, which run on three threads where there are threads,
- 1,000 random worlds, half of them for each solver: circles, boxes, polygons, compound bodies, chains and loops; joints
  of all kinds; fields of all laws; bullets; bodies that fall asleep. In half of them something changes between steps:
  bodies and joints go, bodies are pushed, moved and fixed.

Before the worlds come sines, cosines, arc tangents and remainders of 50,000 random numbers, huge and tiny ones among
them: on x86-64 the remainders are those of the C library, elsewhere those of Tools/Portable.

The programs are also disassembled: one that had a fused multiply-add, an estimate of a reciprocal, or a call of a
function of C whose last bit differs from library to library would fail the command.

| processor | runs in | compiled as | worlds | steps | hash of all steps | agrees in | instructions scanned | fused multiply-adds |
|---|---|---|---|---|---|---|---|---|
"""

REMARKS = """\
| aarch64, with UIKit Dynamics | - | Swift | not run | - | - | - | - | - |

The engine (Physics2D) is the same source in all rows. The layers above it, UIKit Dynamics and UIKit, need Swift's whole
library and Foundation, of which this machine has those for x86-64 alone: there, CI compares the hash of every scene in
debug and release builds. aarch64 and riscv64 are emulated by qemu-user, which computes the bits of their arithmetic; it
is no test of real processors.
"""


def write(hosts, hashes, counts):
    """Writes the page, and the sentence into the README. All hosts agree."""
    worlds, steps = f"{len(hashes.worlds):,}", f"{hashes.steps:,}"
    rows = "".join(
        f"| {host.processor} | {host.place} | {host.code} | {worlds} | {steps} | `{hashes.digest}` | all steps "
        f"| {counts[host.target]:,} | 0 |\n"
        for host in hosts
    )
    text = INTRODUCTION.format(worlds=worlds) + rows + REMARKS
    (ROOT / "Documentation" / "SameBits.md").write_text(text, encoding="utf-8")
    quote(worlds, steps)


def quote(worlds, steps):
    """Replaces the README's numbers."""
    readme = ROOT / "README.md"
    text = readme.read_text(encoding="utf-8")
    pattern = r"all [\d,]+ steps of [\d,]+ worlds"
    if not re.search(pattern, text):
        raise Failure("README.md has no sentence with the numbers of Documentation/SameBits.md.")
    readme.write_text(re.sub(pattern, f"all {steps} steps of {worlds} worlds", text), encoding="utf-8")
