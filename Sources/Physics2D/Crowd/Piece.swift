// Threads are not equally fast, and parts of the work are not equally long. So most stages have more pieces than
// there are threads: each thread takes those of its own part from the start, which it mostly had in the stage
// before, and then what is left of the others' parts from the end.

/// A piece of a stage's work. Who does it makes no difference.
struct Piece {
    let index: Int
    let count: Int

    /// The part of a range that is this piece's: each has one, in order.
    @inline(__always) func share(of range: Range<Int>) -> Range<Int> {
        let (start, length) = (range.lowerBound, range.count)
        return (start + length * index / count)..<(start + length * (index + 1) / count)
    }
}

extension CrewMember {
    /// How many pieces a member's part of a stage has: 8.
    static let pieceCount = 8

    /// Calls `visit` with each piece that this member comes to do; once in a stage.
    func forEachPiece(_ visit: (Piece) -> Void) {
        guard let meetingPlace else { return visit(Piece(index: 0, count: 1)) }
        let pieces = count * Self.pieceCount
        while let piece = meetingPlace.takePiece(of: index, isLast: false) {
            visit(Piece(index: piece, count: pieces))
        }
        for distance in 1..<count {
            let other = (index + distance) % count
            while let piece = meetingPlace.takePiece(of: other, isLast: true) {
                visit(Piece(index: piece, count: pieces))
            }
        }
    }
}

extension Shift {
    var pieceCount: Int { count == 1 ? 1 : count * CrewMember.pieceCount }

    /// Runs a stage in pieces.
    func forEachPiece(_ visit: (Piece) -> Void) { run { $0.forEachPiece(visit) } }

    /// The pieces, one after the other, for what is done when a stage has ended.
    var pieces: some Sequence<Piece> {
        (0..<pieceCount).lazy.map { Piece(index: $0, count: pieceCount) }
    }
}

extension UnsafeMutablePointer where Pointee: BitwiseCopyable {
    /// What was listed at the start of each piece's part of the room, put together.
    func joined(
        _ counts: UnsafePointer<Int>, _ shift: Shift, from start: (Piece) -> Int
    ) -> UnsafeBufferPointer<Pointee> {
        var total = 0
        for piece in shift.pieces {
            let start = start(piece)
            if start > total { (self + total).update(from: self + start, count: counts[piece.index]) }
            total += counts[piece.index]
        }
        return UnsafeBufferPointer(start: self, count: total)
    }
}
