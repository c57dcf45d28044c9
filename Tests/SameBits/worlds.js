// Runs worlds of a WebAssembly module, in node and in a page alike: `first` up to, but not including, `end`, or
// up to the last for an end of 0, with functions before world 0; with `step`, the bodies of the first world after
// that step.
function runWorlds(bytes, first, end, step) {
    const module = new WebAssembly.Module(bytes)
    const engine = new WebAssembly.Instance(module, {}).exports
    const decoder = new TextDecoder()
    const text = count => decoder.decode(new Uint8Array(engine.memory.buffer, engine.sameBitsText(), count))
    if (step > 0) return text(engine.sameBitsInspect(first, step))
    const texts = first ? [] : [text(engine.sameBitsFunctions())]
    for (let world = first; world < (end || engine.sameBitsWorldCount()); world++) {
        texts.push(text(engine.sameBitsRun(world)))
    }
    return texts.join("")
}

if (typeof process !== "undefined") {
    const [path, first, end, step] = process.argv.slice(2)
    process.stdout.write(runWorlds(require("fs").readFileSync(path), +first, +end, +step))
}
