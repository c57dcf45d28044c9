"""Runs worlds of a WebAssembly module in wasmtime; the arguments are those of worlds.js: MODULE FIRST END STEP."""
import sys

import wasmtime


def main(path, first, end, step):
    store = wasmtime.Store()
    module = wasmtime.Module.from_file(store.engine, path)
    engine = wasmtime.Instance(store, module, []).exports(store)

    def write(count):
        start = engine["sameBitsText"](store)
        sys.stdout.buffer.write(engine["memory"].read(store, start, start + count))

    if step > 0:
        write(engine["sameBitsInspect"](store, first, step))
        return
    if not first:
        write(engine["sameBitsFunctions"](store))
    for world in range(first, end or engine["sameBitsWorldCount"](store)):
        write(engine["sameBitsRun"](store, world))


main(sys.argv[1], *map(int, sys.argv[2:]))
