"""The targets of Package.swift, read without SwiftPM, which would take seconds."""
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def targets():
    """Returns the dependencies of each target, by their names in the order of the file."""
    text = (ROOT / "Package.swift").read_text()
    text = re.sub(r"//[^\n]*", "", text[text.index("targets: [", text.index("dependencies: [")) :])
    found = {}
    for match in re.finditer(r"\.(systemLibrary|target|executableTarget|testTarget)\(\s*name: \"(\w+)\"", text):
        end, depth = match.end(), 1
        while depth:
            depth += {"(": 1, ")": -1}.get(text[end], 0)
            end += 1
        part = text[match.end() : end]
        start = part.find("dependencies: [")
        names = []
        if start >= 0:
            stop, depth = start + len("dependencies: ["), 1
            while depth:
                depth += {"[": 1, "]": -1}.get(part[stop], 0)
                stop += 1
            inside = re.sub(r"package: \"[^\"]*\"", "", part[start:stop])
            names = re.findall(r"\"([\w.-]+)\"", inside)
        found[match.group(2)] = set(names)
    return found
