// False sharing: a cache line holds the rows of four bodies. A thread that writes one row of a line takes the
// whole line away from all other threads, and several threads write rows of boundary bodies in each
// iteration. So while contacts are solved, boundary bodies have copies side by side (halo rows), and only the
// lines of these move between threads.

/// The copies of boundary bodies during the solve: the bodies that constraints of several workers move.
struct BoundaryBodies {
    /// A worker's range of all bodies, and the number of boundary bodies in it.
    struct Part: BitwiseCopyable {
        var start, end, count: Int
    }

    let firstRow: Int
    let bodyCount: Int
    /// The row of each body, relative to `firstRow`; -1 for a body in the interior.
    let rows: UnsafeMutablePointer<Int32>
    /// The boundary bodies; each worker's list starts at the start of its range of bodies.
    let copied: UnsafeMutablePointer<Int32>
    let parts: UnsafeMutablePointer<Part>

    /// Assigns rows to the boundary bodies in a worker's range. `marks` returns a byte for each of eight
    /// bodies, 1 for a boundary body.
    @inline(__always) func assign(_ worker: Worker, _ marks: (_ eight: Int) -> UInt64) {
        let eights = worker.range(of: 0..<(bodyCount + 7) / 8)
        let (start, end) = (min(8 * eights.lowerBound, bodyCount), min(8 * eights.upperBound, bodyCount))
        (rows + start).update(repeating: -1, count: end - start)
        var next = start
        for eight in eights {
            var rest = marks(eight)
            while rest != 0 {
                let body = 8 * eight + rest.trailingZeroBitCount / 8
                rest &= rest - 1
                rows[body] = Int32(truncatingIfNeeded: next)
                copied[next] = Int32(truncatingIfNeeded: body)
                next += 1
            }
        }
        parts[worker.index] = Part(start: start, end: end, count: next - start)
    }

    /// Returns the worker's range of all bodies.
    func bodies(of worker: Worker) -> Range<Int> {
        parts[worker.index].start..<parts[worker.index].end
    }

    /// Calls `visit` with the boundary bodies in a worker's range, and their rows.
    private func forEach(_ worker: Worker, _ visit: (_ body: Int, _ row: Int) -> Void) {
        let part = parts[worker.index]
        for index in part.start..<(part.start + part.count) { visit(Int(copied[index]), firstRow + index) }
    }

    /// Copies the velocities of the boundary bodies in a worker's range to their rows, and clears the deltas
    /// there.
    func copyOut(_ states: SolverBodies, _ worker: Worker) {
        forEach(worker) { body, row in
            (states.velocities[row], states.deltas[row]) = (states.velocities[body], .zero)
        }
    }

    /// Copies the velocities of the boundary bodies in a worker's range back.
    func copyVelocitiesBack(_ states: SolverBodies, _ worker: Worker) {
        forEach(worker) { body, row in states.velocities[body] = states.velocities[row] }
    }

    /// Copies the position deltas of the boundary bodies in a worker's range back.
    func copyDeltasBack(_ states: SolverBodies, _ worker: Worker) {
        forEach(worker) { body, row in states.deltas[body] = states.deltas[row] }
    }

    /// Replaces the boundary bodies of a constraint by their rows.
    func remap(_ constraint: UnsafeMutablePointer<WideContactConstraint>) {
        remap(&constraint.pointee.bodyA)
        remap(&constraint.pointee.bodyB)
    }

    private func remap(_ four: inout BodyIndicesW) {
        let indices = four.indices
        var remapped = indices
        for lane in 0..<indices.scalarCount where indices[lane] < UInt32(bodyCount) {
            let row = rows[Int(indices[lane])]
            if row >= 0 { remapped[lane] = UInt32(firstRow) + UInt32(row) }
        }
        four = BodyIndicesW(remapped)
    }
}
