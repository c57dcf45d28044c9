/// The constraints of a color that a worker solves: those on the boundary, then the interior.
struct WorkerConstraints: BitwiseCopyable {
    var start, boundaryEnd, end: Int

    var boundary: Range<Int> { start..<boundaryEnd }
    var interior: Range<Int> { boundaryEnd..<end }
    var all: Range<Int> { start..<end }
}
