/// A touching contact of bodies of which one can move: what coloring has to know of it.
struct Bond: BitwiseCopyable {
    var row: Int32
    /// -1 for a body that does not move.
    var bodyA, bodyB: Int32

    /// Whether a body that the contact moves meets a condition.
    @inline(__always) func movesAny(where condition: (Int) -> Bool) -> Bool {
        bodyA >= 0 && condition(Int(bodyA)) || bodyB >= 0 && condition(Int(bodyB))
    }
}

/// The bonds of a step in the order of their rows, as the pieces of a stage listed them.
struct Bonds {
    /// Each piece's bonds stand from where its rows begin.
    let room: UnsafePointer<Bond>
    let starts: UnsafePointer<Int>
    /// How many the pieces before have; after the last piece, how many there are.
    let before: UnsafePointer<Int>
    let pieceCount: Int

    var count: Int { before[pieceCount] }

    /// Makes a list of the pieces' numbers of bonds, which stand behind a 0 and become sums.
    init(
        _ room: UnsafePointer<Bond>, _ starts: UnsafePointer<Int>, _ counts: UnsafeMutablePointer<Int>,
        _ pieceCount: Int
    ) {
        counts[0] = 0
        for piece in 0..<pieceCount { counts[piece + 1] += counts[piece] }
        (self.room, self.starts, self.pieceCount) = (room, starts, pieceCount)
        before = UnsafePointer(counts)
    }

    /// Calls `visit` with the bonds of a range and their numbers, in order.
    @inline(__always) func forEach(in range: Range<Int>, _ visit: (Int, Bond) -> Void) {
        for number in 0..<pieceCount {
            let own = range.clamped(to: before[number]..<before[number + 1])
            guard !own.isEmpty else { continue }
            let first = room + starts[number] - before[number]
            for index in own { visit(index, first[index]) }
        }
    }
}

extension CrowdStep {
    /// Lists the contacts of a range that touch and move; answers with how many there are.
    func listBonds(
        _ range: Range<Int>, _ rows: UnsafePointer<CrowdContact>, _ bonds: UnsafeMutablePointer<Bond>
    ) -> Int {
        var count = 0
        for index in range {
            let row = rows + index
            let (a, b) = (row.pointee.bodyA, row.pointee.bodyB)
            let (movesA, movesB) = (isMoving(a), isMoving(b))
            bonds[count] = Bond(
                row: Int32(truncatingIfNeeded: index), bodyA: movesA ? a : -1, bodyB: movesB ? b : -1)
            // Written in any case and counted if it counts: no processor could foretell which touch.
            count += row.pointee.isTouching && (movesA || movesB) ? 1 : 0
        }
        return count
    }
}
