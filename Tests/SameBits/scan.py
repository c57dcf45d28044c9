"""Scans compiled programs for instructions and functions whose results differ from processor to processor."""
import re
import subprocess
from collections import Counter

from hosts import Failure

# A fused multiply-add rounds once where the engine's arithmetic rounds twice; an estimate of a reciprocal or of a
# square root has the bits that a processor's maker chose.
FORBIDDEN = {
    "x86_64": r"vfn?m(add|sub)|v?(rcp|rsqrt)",
    "aarch64": r"fn?m(add|sub)|b?fml[as]|fcmla|fr(ecp|sqrt)[esx]",
    "riscv64": r"fn?m(add|sub)\.|vfn?m(add|sub|acc|sac)|vfr(ec|sqrt)7",
    "wasm32": r".*relaxed|<unknown>",
}
# Multiplications of floats: a disassembly without any has not been read.
MULTIPLICATION = {
    "x86_64": r"v?mul[sp][sd]", "aarch64": r"fmul", "riscv64": r"fmul\.", "wasm32": r"f(32|64|32x4|64x2)\.mul",
}
# C's functions of floats but those with exact results: fmod, remainder, fabs, sqrt and the roundings.
LIBM = re.compile(
    r"^(a?(sin|cos|tan)h?|atan2|sincos|exp2?|expm1|exp10|log(2|10|1p|b)?|pow|cbrt|hypot|fma|erfc?|[lt]gamma|nextafter"
    r"|j[01n]|y[01n])[fl]?$"
)


def run(tool, *arguments):
    result = subprocess.run([tool, *map(str, arguments)], capture_output=True, text=True, check=False)
    if result.returncode != 0:
        raise Failure(f"{tool} cannot read {arguments[-1]}: {result.stderr.strip()}")
    return result.stdout


def mnemonics(objdump, machine, program):
    """Counts the instructions of a program by their names."""
    counts = Counter()
    features = ["--mattr=+relaxed-simd"] if machine == "wasm32" else []
    for line in run(objdump, "-d", "--no-show-raw-insn", *features, program).splitlines():
        match = re.match(r"\s*[0-9a-f]+:\s+(\S+)", line)
        if match:
            counts[match[1]] += 1
    return counts


def scan(target, program, tools):
    """Returns the number of instructions of a program; fails when one of them is forbidden, or when the program calls a
    function of floats from C's library."""
    machine = target.split("-", 1)[0]
    counts = mnemonics(tools / "llvm-objdump", machine, program)
    if not any(re.match(MULTIPLICATION[machine], name) for name in counts):
        raise Failure(f"The disassembly of {target} has no multiplication: it cannot have been read.")
    found = {name: count for name, count in counts.items() if re.match(FORBIDDEN[machine], name)}
    if found:
        names = ", ".join(f"{count} {name}" for name, count in sorted(found.items()))
        raise Failure(f"The program for {target} has instructions that others lack or round otherwise: {names}.")
    symbols = run(tools / "llvm-nm", "-P", program).splitlines() if machine != "wasm32" else []
    called = sorted({name for name in (re.split("[@ ]", line)[0] for line in symbols) if LIBM.match(name)})
    if called:
        raise Failure(f"The program for {target} calls functions that differ between C libraries: {', '.join(called)}.")
    return sum(counts.values())
