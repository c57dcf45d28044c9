/// The pairs whose lower shape is in a piece's part of the shapes.
struct PairRun: BitwiseCopyable {
    var start = 0
    /// -1 when there was too little room.
    var count = 0
    /// How many pairs the runs before have.
    var before = 0
}

/// The pairs of a grid: their keys in ascending order, the lower number in the upper half, in a run for each piece.
struct FoundPairs {
    let shapeCount: Int
    let keys: UnsafeMutablePointer<UInt64>
    let runs: UnsafeMutablePointer<PairRun>
    let count: Int

    var total: Int { runs[count - 1].before + runs[count - 1].count }
    var isAll: Bool { (0..<count).allSatisfy { runs[$0].count >= 0 } }

    subscript(piece: Piece) -> UnsafeBufferPointer<UInt64> {
        UnsafeBufferPointer(start: keys + runs[piece.index].start, count: runs[piece.index].count)
    }

    func countBefore() {
        for index in 1..<count { runs[index].before = runs[index - 1].before + runs[index - 1].count }
    }
}
