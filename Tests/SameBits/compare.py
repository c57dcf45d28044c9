"""Hashes of steps, and the first difference of two hosts."""
import hashlib
import struct
from dataclasses import dataclass

VALUES = ["position x", "position y", "angle", "velocity x", "velocity y", "angular velocity", "awake"]


@dataclass
class WorldHashes:
    """A world's name and the hashes of its steps."""

    name: str
    steps: list


class Hashes:
    """The hashes of all steps of all worlds on a host."""

    def __init__(self, text):
        # The first 64 bits of a SHA-256 hash of the text.
        self.digest = hashlib.sha256(text).hexdigest()[:16]
        self.worlds, self.functions = [], WorldHashes("functions", [])
        for line in text.split(b"\n")[:-1]:
            if line.startswith(b"functions "):
                self.worlds.append(self.functions)
            elif b" " in line:
                self.worlds.append(WorldHashes(line.rsplit(b" ", 1)[0].decode(), []))
            else:
                self.worlds[-1].steps.append(line)
        self.worlds = [world for world in self.worlds if world is not self.functions]

    @property
    def steps(self):
        return sum(len(world.steps) for world in self.worlds)


def difference(first, first_hashes, second, second_hashes):
    """Returns a sentence on the first difference of two hosts; None when all their bits are the same."""
    if first_hashes.digest == second_hashes.digest:
        return None
    functions = zip(first_hashes.functions.steps, second_hashes.functions.steps)
    for step, (hash_a, hash_b) in enumerate(functions, start=1):
        if hash_a != hash_b:
            return f"Functions differ between {first.name} and {second.name} at arguments {100 * step - 99} to {100 * step}."
    for index, (a, b) in enumerate(zip(first_hashes.worlds, second_hashes.worlds)):
        for step, (hash_a, hash_b) in enumerate(zip(a.steps, b.steps), start=1):
            if hash_a != hash_b:
                place = f"World {index} ({a.name}), step {step}: "
                return place + body_difference(first, second, index, step)
        if len(a.steps) != len(b.steps):
            counts = f"{len(a.steps)} steps on {first.name}, {len(b.steps)} on {second.name}"
            return f"World {index} ({a.name}) has {counts}."
    return f"{first.name} has {len(first_hashes.worlds)} worlds, {second.name} {len(second_hashes.worlds)}."


def body_difference(first, second, world, step):
    """Returns what differs after a step: a value of a body, or else a contact or joint."""
    rows = [host.bodies(world, step).decode().split("\n")[:-2] for host in (first, second)]
    for body, (a, b) in enumerate(zip(*rows)):
        for name, bits_a, bits_b in zip(VALUES, a.split(), b.split()):
            if bits_a != bits_b:
                there = f"{number(bits_a)} ({bits_a}) on {first.name}"
                here = f"{number(bits_b)} ({bits_b}) on {second.name}"
                return f"the {name} of body {body} is {there}, but {here}."
    return f"the bodies agree, but contacts or joints differ between {first.name} and {second.name}."


def number(bits):
    """Returns the float with some bits as the shortest text that has all of them."""
    value = struct.unpack("<f", struct.pack("<I", int(bits, 16)))[0]
    return next((text for text in (f"{value:.{digits}g}" for digits in range(1, 10)) if same(text, bits)), str(value))


def same(text, bits):
    return struct.pack("<f", float(text)) == struct.pack("<I", int(bits, 16))
