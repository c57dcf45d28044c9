"""The scenes of Tests/Goldens/Box2D as a file of C: text is hard to read without Foundation."""
import struct
from pathlib import Path

GOLDENS = Path(__file__).resolve().parent.parent / "Goldens" / "Box2D"
# In the order of ReferenceWorld.Line.
LINES = ["fixed", "dynamic", "box", "circle", "polygon", "segment", "pin", "rod"]


def bits(text):
    """Returns the bits of the float that is nearest to a decimal number."""
    return struct.unpack("<I", struct.pack("<f", float(text)))[0]


def numbers(path):
    """Yields the numbers of a scene: line, count, floats; and the end of the scene."""
    for line in path.read_text(encoding="utf-8").splitlines():
        fields = line.split(",")
        if fields[0] == "body":
            fields = fields[1:]
        if fields[0] in LINES:
            yield LINES.index(fields[0])
            yield len(fields) - 1
            yield from map(bits, fields[1:])
    yield 0xFFFFFFFF


def write_scenes(target):
    """Writes the file of C."""
    paths = sorted(GOLDENS.glob("*.csv"))
    values = ", ".join(f"{value}u" for path in paths for value in numbers(path))
    text = (
        f"static const unsigned scenes[] = {{{values}}};\n"
        "const unsigned *sameBitsScenes(void) { return scenes; }\n"
        f"int sameBitsSceneCount(void) {{ return {len(paths)}; }}\n"
    )
    if not target.exists() or target.read_text() != text:
        target.write_text(text)
