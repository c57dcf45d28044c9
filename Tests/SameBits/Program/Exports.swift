import Physics2D

// The functions that hosts call: a C program, or a WebAssembly host. Each writes its text into the memory at
// `sameBitsText`, so that a module imports nothing from its host.

/// Returns the number of worlds.
@_expose(wasm, "sameBitsWorldCount") @_cdecl("sameBitsWorldCount") public func worldCount() -> Int32 {
    Int32(CheckedWorld.count)
}

/// Computes functions of random numbers; returns the length of the text: a line with a name and the number of
/// steps, and for each step a line with the hash of all values so far.
@_expose(wasm, "sameBitsFunctions") @_cdecl("sameBitsFunctions") public func runFunctions() -> Int32 {
    var functions = CheckedFunctions()
    var text = HexText()
    text.write("functions ")
    text.write(decimal: CheckedFunctions.steps)
    text.endLine()
    for _ in 0..<CheckedFunctions.steps {
        text.write(hex: functions.step(), digits: 16)
        text.endLine()
    }
    return Int32(text.count)
}

/// Steps a world to its end; returns the length of the text: a line with the world's name and number of
/// steps, and for each step a line with its hash.
@_expose(wasm, "sameBitsRun") @_cdecl("sameBitsRun") public func run(_ world: Int32) -> Int32 {
    var world = CheckedWorld(Int(world))
    var text = HexText()
    text.write(world.name)
    text.write(" ")
    text.write(decimal: world.steps)
    text.endLine()
    for _ in 0..<world.steps {
        world.step()
        text.write(hex: world.world.stateHash, digits: 16)
        text.endLine()
    }
    return Int32(text.count)
}

/// Steps a world up to a step, counted from 1; returns the length of the text: for each body a line with the
/// bits of its position, angle, velocities, and whether it is awake, and for the joints and contacts one with
/// their hash.
@_expose(wasm, "sameBitsInspect") @_cdecl("sameBitsInspect")
public func inspect(_ world: Int32, _ step: Int32) -> Int32 {
    var world = CheckedWorld(Int(world))
    for _ in 0..<step { world.step() }
    var text = HexText()
    for body in world.bodies where world.world.contains(body) {
        let (position, velocity) = (world.world.position(of: body), world.world.linearVelocity(of: body))
        let numbers = [
            position.x, position.y, world.world.angle(of: body), velocity.x, velocity.y,
            world.world.angularVelocity(of: body), world.world.isAwake(body) ? 1 : 0,
        ]
        for number in numbers {
            text.write(hex: UInt64(number.bitPattern), digits: 8)
            text.write(" ")
        }
        text.endLine()
    }
    text.write(hex: world.world.stateHash, digits: 16)
    text.endLine()
    return Int32(text.count)
}

/// Returns the address of the text.
@_expose(wasm, "sameBitsText") @_cdecl("sameBitsText") public func text() -> UnsafePointer<UInt8> {
    UnsafePointer(HexText.memory)
}
