"""The processors and hosts whose bits are compared: how a program is built for each, and how it is run."""
import base64
import shutil
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
BUILD = ROOT / ".build" / "portable"
PYTHON = ROOT / ".build" / "bits" / "bin" / "python"
BROWSERS = ["chromium", "chromium-browser", "google-chrome"]


class Failure(Exception):
    """A sentence for the reader."""


@dataclass(frozen=True)
class Host:
    """Something that runs the program: a processor, or a WebAssembly runtime."""

    name: str
    target: str
    processor: str
    # What runs the program, and what makes up the code that runs.
    place: str
    code: str

    @property
    def program(self):
        return BUILD / self.target / ("SameBits.wasm" if self.target == "wasm32" else "SameBits")

    def hashes(self, first, end):
        """Returns the hashes of worlds, with those of functions before world 0; an end of 0 stands for the last."""
        return self._run(first, end, 0)

    def bodies(self, world, step):
        """Returns the bits of a world's bodies after a step."""
        return self._run(world, world + 1, step)

    def _run(self, first, end, step):
        if self.name == "chromium":
            return run_page(self.program, first, end, step)
        if self.name == "node":
            return output(["node", HERE / "worlds.js", self.program, first, end, step])
        if self.name == "wasmtime":
            return output([PYTHON, HERE / "wasmtime_worlds.py", self.program, first, end, step])
        arguments = [first, "at", step] if step else [first, end] if end else []
        return output(self._emulator() + [self.program, *arguments])

    def _emulator(self):
        if self.name in ("aarch64", "riscv64"):
            return [f"qemu-{self.name}-static"]
        if self.name == "x86_64-avx2" and not has_avx2():
            return ["qemu-x86_64-static", "-cpu", "max"]
        return []

    def missing(self):
        """Returns the program without which the host cannot run; None when it can."""
        if self.name == "chromium":
            return None if browser() else "chromium"
        needed = {"node": "node", "wasmtime": str(PYTHON)}.get(self.name) or (self._emulator() or [None])[0]
        return needed if needed and not shutil.which(needed) else None


SWIFT, EMBEDDED = "Swift", "Embedded Swift"
HOSTS = [
    Host("x86_64", "x86_64", "x86-64, SSE2", "this machine", SWIFT),
    Host("x86_64-avx2", "x86_64-avx2", "x86-64, AVX2 and FMA", "this machine", SWIFT),
    Host("aarch64", "aarch64", "aarch64", "qemu-user", EMBEDDED),
    Host("riscv64", "riscv64", "riscv64", "qemu-user", EMBEDDED),
    Host("wasmtime", "wasm32", "wasm32", "wasmtime", EMBEDDED),
    Host("node", "wasm32", "wasm32", "node", EMBEDDED),
    Host("chromium", "wasm32", "wasm32", "Chromium", EMBEDDED),
]


def has_avx2():
    return " avx2 " in Path("/proc/cpuinfo").read_text()


def browser():
    return next(filter(None, map(shutil.which, BROWSERS)), None)


def output(command):
    """Returns what a program writes."""
    command = [str(part) for part in command]
    result = subprocess.run(command, capture_output=True, check=False, stdin=subprocess.DEVNULL)
    if result.returncode != 0:
        said = result.stderr.decode(errors="replace").strip().splitlines()
        raise Failure(f"{' '.join(command)} ended with {result.returncode}: {said[-1] if said else 'no message'}")
    return result.stdout


def run_page(module, first, end, step):
    """Returns what a page of headless Chromium writes. The page holds the module: nothing is loaded over a network."""
    script = (HERE / "worlds.js").read_text()
    code = base64.b64encode(module.read_bytes()).decode()
    page = f"""<!doctype html><meta charset="utf-8"><title>Same bits</title><pre id="text"></pre>
<script>{script}
const bytes = Uint8Array.from(atob("{code}"), letter => letter.charCodeAt(0))
document.getElementById("text").textContent = runWorlds(bytes, {first}, {end}, {step}) + "end"
</script>"""
    with tempfile.TemporaryDirectory(prefix="same-bits-") as folder:
        path = Path(folder) / "page.html"
        path.write_text(page)
        shown = output([
            browser(), "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
            "--disable-hang-monitor", f"--user-data-dir={folder}/profile", "--dump-dom", f"file://{path}",
        ])
    start = shown.find(b'<pre id="text">') + len(b'<pre id="text">')
    text = shown[start:shown.find(b"</pre>", start)]
    if not text.endswith(b"end"):
        raise Failure("Chromium did not finish the page of worlds.")
    return text[:-len(b"end")]
