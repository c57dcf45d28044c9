import DeterministicMath
import Physics2D

// The functions that a page with a live figure calls. Simulations have the numbers under which they were
// loaded. Data goes through one buffer of words: the page writes there what it loads, and reads there what a
// function left.

nonisolated(unsafe) private var simulations: [LiveSimulation?] = []
nonisolated(unsafe) private var buffer = UnsafeMutablePointer<UInt32>.allocate(capacity: 1024)
nonisolated(unsafe) private var capacity = 1024

/// Makes the buffer hold a number of words, and returns its address, which the next call may change.
@_expose(wasm, "reserve") @_cdecl("live_reserve") public func reserve(_ count: Int32) -> UInt32 {
    if Int(count) > capacity {
        buffer.deallocate()
        capacity = Int(count)
        buffer = UnsafeMutablePointer<UInt32>.allocate(capacity: capacity)
    }
    return UInt32(UInt(bitPattern: buffer))
}

/// Makes simulation `number` that of the first words of the buffer; returns 0 when they are none.
@_expose(wasm, "load") @_cdecl("live_load") public func load(_ number: Int32, _ count: Int32) -> Int32 {
    let words = Array(UnsafeBufferPointer(start: buffer, count: Int(count)))
    guard number >= 0, number < 1000, let simulation = LiveSimulation(words: words) else { return 0 }
    while simulations.count <= Int(number) { simulations.append(nil) }
    simulations[Int(number)] = simulation
    return 1
}

/// Replaces a simulation that goes on by the first words of the buffer; returns 0 when they are none.
@_expose(wasm, "patch") @_cdecl("live_patch") public func patch(_ number: Int32, _ count: Int32) -> Int32 {
    guard simulations.indices.contains(Int(number)) else { return 0 }
    let words = Array(UnsafeBufferPointer(start: buffer, count: Int(count)))
    return simulations[Int(number)]?.restore(words) == true ? 1 : 0
}

/// Writes a simulation to the buffer; returns the number of words, 0 for no simulation.
@_expose(wasm, "save") @_cdecl("live_save") public func save(_ number: Int32) -> Int32 {
    guard let words = simulation(number)?.words else { return 0 }
    put(words)
    return Int32(words.count)
}

/// Advances a simulation by a step; returns 0 when it cannot continue.
@_expose(wasm, "advance") @_cdecl("live_advance") public func advance(_ number: Int32) -> Int32 {
    guard simulations.indices.contains(Int(number)) else { return 0 }
    return simulations[Int(number)]?.advance() == true ? 1 : 0
}

/// Returns 1 when all items of a simulation rest.
@_expose(wasm, "rests") @_cdecl("live_rests") public func rests(_ number: Int32) -> Int32 {
    simulation(number)?.isAtRest == false ? 0 : 1
}

/// Returns the hash of a simulation's world.
@_expose(wasm, "hash") @_cdecl("live_hash") public func hash(_ number: Int32) -> UInt64 {
    simulation(number)?.world.stateHash ?? 0
}

/// Writes the states of the bodies to the buffer, in the order of their indices, eight words each: the
/// generation of the body, 1 for dynamic plus 2 for awake, and as floats position, angle, velocity and
/// angular velocity. Returns the number of indices.
@_expose(wasm, "states") @_cdecl("live_states") public func states(_ number: Int32) -> Int32 {
    guard let simulation = simulation(number) else { return 0 }
    let count = simulation.world.bodyCapacity
    _ = reserve(Int32(8 * count))
    for index in 0..<count {
        let state = simulation.shownState(ofBodyAt: index)
        let row = buffer + 8 * index
        row[0] = state.generation
        row[1] = (state.isDynamic ? 1 : 0) + (state.isAwake ? 2 : 0)
        row[2] = state.position.x.bitPattern
        row[3] = state.position.y.bitPattern
        row[4] = state.angle.bitPattern
        row[5] = state.velocity.x.bitPattern
        row[6] = state.velocity.y.bitPattern
        row[7] = state.angularVelocity.bitPattern
    }
    return Int32(count)
}

/// Writes the points at which shapes touch to the buffer, five floats each: point, normal and impulse.
/// Returns their number.
@_expose(wasm, "contacts") @_cdecl("live_contacts") public func contacts(_ number: Int32) -> Int32 {
    guard let points = simulation(number)?.world.touchingPoints else { return 0 }
    _ = reserve(Int32(5 * points.count))
    for (index, point) in points.enumerated() {
        let row = buffer + 5 * index
        row[0] = point.point.x.bitPattern
        row[1] = point.point.y.bitPattern
        row[2] = point.normal.x.bitPattern
        row[3] = point.normal.y.bitPattern
        row[4] = point.impulse.bitPattern
    }
    return Int32(points.count)
}

/// Attaches the body at an index to a point in meters, by a spring of a frequency in hertz and a damping
/// ratio. Returns 0 when nothing can be attached there.
@_expose(wasm, "grab") @_cdecl("live_grab") public func grab(
    _ number: Int32, _ index: Int32, _ x: Float, _ y: Float, _ frequency: Float, _ dampingRatio: Float
) -> Int32 {
    guard let body = simulation(number)?.world.body(at: Int(index)) else { return 0 }
    simulations[Int(number)]?.grab(
        body, at: Vector2(x, y), frequency: frequency, dampingRatio: dampingRatio)
    return simulations[Int(number)]?.isGrabbing == true ? 1 : 0
}

/// Moves the point to which a body is attached.
@_expose(wasm, "drag") @_cdecl("live_drag") public func drag(_ number: Int32, _ x: Float, _ y: Float) {
    guard simulations.indices.contains(Int(number)) else { return }
    simulations[Int(number)]?.drag(to: Vector2(x, y))
}

/// Lets go of the attached body.
@_expose(wasm, "release") @_cdecl("live_release") public func release(_ number: Int32) {
    guard simulations.indices.contains(Int(number)) else { return }
    simulations[Int(number)]?.release()
}

/// Moves the point to which the body at an index snaps, in meters.
@_expose(wasm, "snap") @_cdecl("live_snap") public func snap(
    _ number: Int32, _ index: Int32, _ x: Float, _ y: Float
) {
    guard let body = simulation(number)?.world.body(at: Int(index)) else { return }
    simulations[Int(number)]?.snap(body, to: Vector2(x, y))
}

/// Pushes the body at an index toward a point in meters, by newtons for each meter of its distance and by
/// newtons; with an impulse where `continuous` is 0.
@_expose(wasm, "push") @_cdecl("live_push") public func push(
    _ number: Int32, _ index: Int32, _ x: Float, _ y: Float, _ proportional: Float, _ constant: Float,
    _ continuous: Int32
) {
    guard let body = simulation(number)?.world.body(at: Int(index)) else { return }
    simulations[Int(number)]?.push(
        body, toward: Vector2(x, y), proportional: proportional, constant: constant,
        isContinuous: continuous != 0)
}

private func simulation(_ number: Int32) -> LiveSimulation? {
    simulations.indices.contains(Int(number)) ? simulations[Int(number)] : nil
}

private func put(_ words: [UInt32]) {
    _ = reserve(Int32(words.count))
    for (index, word) in words.enumerated() { buffer[index] = word }
}
