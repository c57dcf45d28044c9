// Falling things leave any margin that a tree gives them within a few steps, and then the tree has to be
// mended branch by branch. A grid is cheaper to build anew than a tree is to mend: each shape is counted into
// the cell that its middle is in, the counts become places, and each shape is compared with those in the cells
// where the middles of its neighbors can be. The plane has no end and a table has, so a cell's number is
// folded into the table; shapes of different cells that share a place are told apart by their bounds, as any
// others are. Cells of a row stand side by side in the table, so that a shape's neighbors are a few runs.

/// The pairs of shapes whose bounds meet.
struct Grid: Sendable {
    private var places = Workspace<Int32>()
    private var starts = Workspace<Int32>()
    private var numbers = Workspace<Int32>()
    private var fars = Workspace<Lanes>()
    private var wide = Workspace<Int32>()
    private var tallies = Workspace<Int32>()
    private var parts = Workspace<GridFilling.Part>()
    private var found = Workspace<UInt64>()
    private var runs = Workspace<PairRun>()
    /// How many pairs there is room for, for each shape.
    private var room = 8
    private var size = CellSize()
    private var (mask, wideCount) = (0, 0)

    /// Finds the pairs of shapes with at least one that moves.
    mutating func findPairs(_ shapes: GriddedShapes, _ shift: Shift) -> FoundPairs {
        fillCells(shapes, shift)
        while true {
            let pairs = comparePairs(shapes, shift)
            if pairs.isAll { return pairs }
            room *= 2
        }
    }

    private mutating func fillCells(_ shapes: GriddedShapes, _ shift: Shift) {
        mask = 64
        while mask < shapes.count { mask <<= 1 }
        mask -= 1
        let filling = GridFilling(
            shapes: shapes, mask: mask, places: places.room(for: shapes.count),
            starts: starts.room(for: mask + 2), numbers: numbers.room(for: shapes.count),
            wide: wide.room(for: shapes.count), fars: fars.room(for: shapes.count),
            tallies: tallies.room(for: (mask + 1) * shift.count), parts: parts.room(for: shift.count))
        var result = (CellSize(), wideCount: 0)
        shift.run { member in
            let filled = filling.fill(member)
            if member.index == 0 { result = filled }
        }
        (size, wideCount) = result
    }

    private mutating func comparePairs(_ shapes: GriddedShapes, _ shift: Shift) -> FoundPairs {
        let (table, room, places) = (table, room, places.contents)
        let pairs = FoundPairs(
            shapeCount: shapes.count, keys: found.room(for: room * shapes.count),
            runs: runs.room(for: shift.pieceCount), count: shift.pieceCount)
        shift.forEachPiece { piece in
            let range = piece.share(of: 0..<shapes.count)
            let start = room * range.lowerBound
            let most = room * range.count
            let count = table.compare(shapes, range, places, PairList(pairs.keys + start, most: most))
            pairs.runs[piece.index] = PairRun(start: start, count: count ?? -1)
        }
        pairs.countBefore()
        return pairs
    }

    private var table: GridTable {
        GridTable(
            starts: starts.contents, numbers: numbers.contents, fars: fars.contents, wide: wide.contents,
            wideCount: wideCount, mask: mask, size: size)
    }

    /// Calls `visit` with each shape that stood in a box's cells when the pairs were found, some more than
    /// once.
    func forEachShape(near bounds: Bounds, _ visit: (Int) -> Void) {
        let table = table
        for number in 0..<wideCount { visit(Int(table.wide[number])) }
        table.forEachRun(near: bounds) { run in
            for entry in run { visit(Int(table.numbers[entry])) }
        }
    }
}

/// The shapes as the grid sees them.
struct GriddedShapes {
    let count: Int
    let bounds: UnsafeMutablePointer<Bounds>
    /// Each shape's body, twice, and 1 more when it can move; -1 for a number that no shape has.
    let owners: UnsafeMutablePointer<Int32>

    @inline(__always) static func mayMeet(_ a: Int32, _ b: Int32) -> Bool {
        a >= 0 && b >= 0 && a ^ b > 1 && (a | b) & 1 == 1
    }

    @inline(__always) static func key(_ lower: Int, _ higher: Int) -> UInt64 {
        UInt64(lower) << 32 | UInt64(higher)
    }
}

/// A grid to look into: shapes by cell, each with the far sides of its bounds.
struct GridTable: @unchecked Sendable {
    let starts, numbers: UnsafePointer<Int32>
    let fars: UnsafePointer<Lanes>
    let wide: UnsafePointer<Int32>
    let (wideCount, mask): (Int, Int)
    let size: CellSize

    // Whether a candidate meets a shape no processor could foretell, so each is written down, and counted if it
    // does.
    /// Finds the pairs of the shapes of a range with others of higher number, in order, and answers with how
    /// many there are; nil when there are more than there is room for.
    @inline(never) func compare(
        _ shapes: GriddedShapes, _ range: Range<Int>, _ places: UnsafePointer<Int32>, _ list: PairList
    ) -> Int? {
        var pairs = list
        for a in range where shapes.owners[a] >= 0 {
            let bounds = shapes.bounds[a]
            pairs.begin(a)
            if places[a] >= 0 {
                forEachRun(near: bounds) { run in
                    guard pairs.makeRoom(for: run.count, shapes) else { return }
                    for entry in run { pairs.add(numbers[entry], if: all(bounds.near .<= fars[entry])) }
                }
                guard pairs.makeRoom(for: wideCount, shapes) else { return nil }
                for number in 0..<wideCount {
                    pairs.add(wide[number], if: bounds.overlaps(shapes.bounds[Int(wide[number])]))
                }
            } else {
                for b in (a + 1)..<max(shapes.count, a + 1) {
                    guard pairs.makeRoom(for: 1, shapes) else { return nil }
                    pairs.add(Int32(truncatingIfNeeded: b), if: bounds.overlaps(shapes.bounds[b]))
                }
            }
            if pairs.isFull { return nil }
            pairs.sort(shapes.owners)
        }
        return pairs.count
    }

    /// Calls `visit` with the entries of the cells where what meets a box can have its middle: a run of them for
    /// each row, or two where the table ends.
    @inline(__always) func forEachRun(near bounds: Bounds, _ visit: (Range<Int>) -> Void) {
        let cells = size.cells(around: bounds)
        let width = Int(cells.z) - Int(cells.x) + 1
        guard width <= mask, Int(cells.w) - Int(cells.y) <= mask else {
            return visit(0..<Int(starts[mask + 1]))
        }
        for row in Int(cells.y)...Int(cells.w) {
            let first = CellSize.place(Int(cells.x), row, mask)
            let end = first + width
            visit(Int(starts[first])..<Int(starts[min(end, mask + 1)]))
            if end > mask + 1 { visit(0..<Int(starts[end - mask - 1])) }
        }
    }
}
