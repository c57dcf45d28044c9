"""Planted errors: a comparison and a scan that find nothing must be able to find something."""
import subprocess
import tempfile
from pathlib import Path

from compare import Hashes, difference
from hosts import Failure
from scan import scan

FUSED = {
    "x86_64": (["-target", "x86_64-unknown-linux-gnu", "-mfma"], "__builtin_fmaf(a, b, c) * a"),
    "aarch64": (["-target", "aarch64-none-none-elf"], "__builtin_fmaf(a, b, c) * a"),
    "riscv64": (["-target", "riscv64-none-none-eabi", "-march=rv64gc"], "__builtin_fmaf(a, b, c) * a"),
    "wasm32": (
        ["-target", "wasm32-unknown-none-wasm", "-mrelaxed-simd"],
        "__builtin_wasm_relaxed_madd_f32x4((floats){a}, (floats){b}, (floats){c})[0] * a",
    ),
}


class ChangedHost:
    """A host that gives what another gives, but for one bit of one body."""

    name = "changed"

    def __init__(self, host, body, value):
        self.host, self.body, self.value = host, body, value

    def bodies(self, world, step):
        rows = [line.split(b" ") for line in self.host.bodies(world, step).split(b"\n")]
        bits = int(rows[self.body][self.value], 16) ^ 1
        rows[self.body][self.value] = b"%08x" % bits
        return b"\n".join(map(b" ".join, rows))


def check_difference(host, text):
    """Fails unless a changed bit of a world is found at its place."""
    world, step, body = 70, 23, 2
    hashes, changed = Hashes(text), Hashes(text)
    changed.worlds[world].steps[step - 1] = b"0" * 16
    changed.digest = "changed"
    found = difference(host, hashes, ChangedHost(host, body, 2), changed) or "nothing"
    if not found.startswith(f"World {world} ({hashes.worlds[world].name}), step {step}: the angle of body {body} is "):
        raise Failure(f"The comparison does not find a planted bit; it finds {found}")


def check_scan(target, tools):
    """Fails unless a fused multiply-add is found."""
    options, expression = FUSED[target.split("-", 1)[0]]
    code = "typedef float floats __attribute__((vector_size(16)));\n"
    code += f"float f(float a, float b, float c) {{ return {expression}; }}\n"
    with tempfile.TemporaryDirectory(prefix="same-bits-") as folder:
        source, compiled = Path(folder) / "fused.c", Path(folder) / "fused.o"
        source.write_text(code)
        command = [tools / "clang", *options, "-O2", "-ffreestanding", "-fno-math-errno", "-c", source, "-o", compiled]
        subprocess.run(command, check=True)
        try:
            scan(target, compiled, tools)
        except Failure as failure:
            if "has instructions" in str(failure):
                return
            raise
    raise Failure(f"The scan does not find a planted fused multiply-add for {target}.")
