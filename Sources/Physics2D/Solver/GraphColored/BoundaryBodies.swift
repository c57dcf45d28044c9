// A cache line holds the rows of four bodies. Where one row of a line is written by one thread, the line is
// away from all others (false sharing), and rows of boundary bodies are written by several threads in each
// iteration. So while contacts are solved, boundary bodies have copies side by side, halo rows, and lines
// move between threads for their sake alone.

/// The copies of boundary bodies during the solve.
struct BoundaryBodies {
    /// A worker's part of all bodies, and the number of them on the boundary.
    struct Part: BitwiseCopyable {
        var start, end, count: Int
    }

    let firstRow: Int
    let bodyCount: Int
    /// Each body's row, counted from the first; -1 for a body in the interior.
    let rows: UnsafeMutablePointer<Int32>
    /// The boundary bodies, from where each worker's part of all bodies begins.
    let copied: UnsafeMutablePointer<Int32>
    let parts: UnsafeMutablePointer<Part>

    /// Assigns rows to the boundary bodies of a worker's part: of eight bodies after eight, those with a 1 in
    /// their byte.
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

    /// The worker's part of all bodies.
    func bodies(of worker: Worker) -> Range<Int> {
        parts[worker.index].start..<parts[worker.index].end
    }

    /// Calls `visit` with the boundary bodies of a worker's part, and their rows.
    private func forEach(_ worker: Worker, _ visit: (_ body: Int, _ row: Int) -> Void) {
        let part = parts[worker.index]
        for place in part.start..<(part.start + part.count) { visit(Int(copied[place]), firstRow + place) }
    }

    /// Copies the velocities of a worker's part to the boundary rows.
    func copyOut(_ states: SolverBodies, _ worker: Worker) {
        forEach(worker) { body, row in
            (states.velocities[row], states.deltas[row]) = (states.velocities[body], .zero)
        }
    }

    /// Copies the velocities of a worker's part back.
    func copyVelocitiesBack(_ states: SolverBodies, _ worker: Worker) {
        forEach(worker) { body, row in states.velocities[body] = states.velocities[row] }
    }

    /// Copies the position deltas of a worker's part back.
    func copyDeltasBack(_ states: SolverBodies, _ worker: Worker) {
        forEach(worker) { body, row in states.deltas[body] = states.deltas[row] }
    }

    /// Redirects a constraint to the rows of its boundary bodies.
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
