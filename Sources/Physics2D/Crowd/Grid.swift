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
    private var found = Workspace<UInt64>()
    private var counts = Workspace<Int>()
    /// How many pairs there is room for, for each shape.
    private var room = 8
    private var size = CellSize()
    private var (mask, wideCount) = (0, 0)

    /// Finds the pairs of shapes with at least one that moves, and lends their keys in ascending order: the
    /// lower number in the upper half.
    mutating func findPairs(_ shapes: GriddedShapes, _ shift: Shift) -> UnsafeBufferPointer<UInt64> {
        size = CellSize(of: shapes)
        mask = 64
        while mask < shapes.count { mask <<= 1 }
        mask -= 1
        fillCells(shapes)
        while true {
            if let pairs = comparePairs(shapes, shift) { return pairs }
            room *= 2
        }
    }

    @inline(never) private mutating func fillCells(_ shapes: GriddedShapes) {
        let places = places.room(for: shapes.count)
        let starts = starts.room(for: mask + 2)
        let wide = wide.room(for: shapes.count)
        let (numbers, fars) = (numbers.room(for: shapes.count), fars.room(for: shapes.count))
        starts.update(repeating: 0, count: mask + 2)
        wideCount = 0
        for shape in 0..<shapes.count {
            places[shape] = -1
            guard shapes.owners[shape] >= 0 else { continue }
            if size.isWide(shapes.bounds[shape]) {
                wide[wideCount] = Int32(truncatingIfNeeded: shape)
                wideCount += 1
                continue
            }
            let place = size.place(shapes.bounds[shape], mask)
            places[shape] = Int32(truncatingIfNeeded: place)
            starts[place] += 1
        }
        var sum: Int32 = 0
        for place in 0...(mask + 1) {
            sum += starts[place]
            starts[place] = sum
        }
        // From the last shape to the first, so that each place counts down to its start in ascending order.
        var shape = shapes.count
        while shape > 0 {
            shape -= 1
            let place = Int(places[shape])
            guard place >= 0 else { continue }
            starts[place] -= 1
            let entry = Int(starts[place])
            numbers[entry] = Int32(truncatingIfNeeded: shape)
            fars[entry] = shapes.bounds[shape].far
        }
    }

    /// Compares each shape with its neighbors of higher number; nil when there was too little room.
    @inline(never) private mutating func comparePairs(
        _ shapes: GriddedShapes, _ shift: Shift
    ) -> UnsafeBufferPointer<UInt64>? {
        // Whatever shapes a member is given, one of them may meet all others.
        let found = found.room(for: room * shapes.count + shapes.count * CrewMember.most)
        let counts = counts.room(for: CrewMember.most)
        let (table, room, places) = (table, room, places.contents)
        counts.update(repeating: 0, count: CrewMember.most)
        shift.run { member in
            let range = member.share(of: 0..<shapes.count)
            let start = room * range.lowerBound + shapes.count * member.index
            counts[member.index] = table.compare(
                shapes, range, places, found + start, most: room * range.count)
        }
        var (start, total) = (0, 0)
        for index in 0..<CrewMember.most where counts[index] != 0 {
            guard counts[index] > 0 else { return nil }
            let member = CrewMember(index: index, count: shift.count, meetingPlace: nil)
            start = room * member.share(of: 0..<shapes.count).lowerBound + shapes.count * index
            if start > total { (found + total).update(from: found + start, count: counts[index]) }
            total += counts[index]
        }
        return UnsafeBufferPointer(start: found, count: total)
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
private struct GridTable: @unchecked Sendable {
    let starts, numbers: UnsafePointer<Int32>
    let fars: UnsafePointer<Lanes>
    let wide: UnsafePointer<Int32>
    let (wideCount, mask): (Int, Int)
    let size: CellSize

    /// Finds the pairs of the shapes of a range with others of higher number, in order, and answers with how
    /// many there are; with -1 when there are more than there is room for.
    func compare(
        _ shapes: GriddedShapes, _ range: Range<Int>, _ places: UnsafePointer<Int32>,
        _ found: UnsafeMutablePointer<UInt64>, most: Int
    ) -> Int {
        var pairs = PairList(found)
        for a in range where shapes.owners[a] >= 0 {
            if pairs.count > most { return -1 }
            pairs.begin()
            let (bounds, owner) = (shapes.bounds[a], shapes.owners[a])
            func meet(_ b: Int) {
                if b > a, GriddedShapes.mayMeet(owner, shapes.owners[b]) {
                    pairs.insert(GriddedShapes.key(a, b))
                }
            }
            if places[a] < 0 {
                for b in (a + 1)..<max(shapes.count, a + 1) where bounds.overlaps(shapes.bounds[b]) {
                    meet(b)
                }
                continue
            }
            forEachRun(near: bounds) { run in
                for entry in run where all(bounds.near .<= fars[entry]) { meet(Int(numbers[entry])) }
            }
            for number in 0..<wideCount {
                let b = Int(wide[number])
                if bounds.overlaps(shapes.bounds[b]) { meet(b) }
            }
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

/// The pairs found, those of a shape sorted among themselves and each once.
private struct PairList {
    private let keys: UnsafeMutablePointer<UInt64>
    private(set) var count = 0
    private var first = 0

    init(_ keys: UnsafeMutablePointer<UInt64>) { self.keys = keys }

    /// Begins with another shape.
    mutating func begin() { first = count }

    @inline(__always) mutating func insert(_ key: UInt64) {
        var place = count
        while place > first, keys[place - 1] > key { place -= 1 }
        // Rows of cells may share places of the table.
        if place > first, keys[place - 1] == key { return }
        var last = count
        while last > place {
            keys[last] = keys[last - 1]
            last -= 1
        }
        keys[place] = key
        count += 1
    }
}

/// How large the cells are, and how far from its middle a shape in them reaches.
private struct CellSize {
    /// Cells in a metre.
    private var scale: Float = 1
    private var reach: Float = 0
    /// A larger shape is in no cell and compared with every other instead.
    private var widest: Float = .infinity

    init() {}

    /// Cells are a little larger than shapes are in the mean.
    init(of shapes: GriddedShapes) {
        var (sum, number) = (Float(0), Float(0))
        for shape in 0..<shapes.count where shapes.owners[shape] & 1 == 1 {
            let extent = shapes.bounds[shape].extent
            guard extent < 1e6 else { continue }
            sum += extent
            number += 1
        }
        scale = sum > 0 ? 1.8 * number / sum : 1
        chooseWidest(shapes)
    }

    /// A few shapes of more than two cells are better compared with all; many of them are not.
    private mutating func chooseWidest(_ shapes: GriddedShapes) {
        var (large, number) = (2 / scale, 0)
        for shape in 0..<shapes.count where shapes.owners[shape] >= 0 {
            if shapes.bounds[shape].reach > 0.5 * large { number += 1 }
        }
        if number > 16 { large = 16 / scale }
        widest = 0.5 * large
        for shape in 0..<shapes.count where shapes.owners[shape] >= 0 {
            let own = shapes.bounds[shape].reach
            if own <= widest { reach = max(reach, own) }
        }
    }

    func isWide(_ bounds: Bounds) -> Bool { !(bounds.reach <= widest) }

    /// Where in the table the cell of a box's middle is.
    @inline(__always) func place(_ bounds: Bounds, _ mask: Int) -> Int {
        let middle = bounds.middle
        let cell = cells(Lanes(middle.x, middle.y, middle.x, middle.y))
        return CellSize.place(Int(cell.x), Int(cell.y), mask)
    }

    @inline(__always) static func place(_ column: Int, _ row: Int, _ mask: Int) -> Int {
        (column &+ row &* 0x9e37_79b1) & mask
    }

    /// The low column and row, and the high ones, of where the middle of what meets a box can be.
    @inline(__always) func cells(around bounds: Bounds) -> SIMD4<Int32> {
        let (low, high) = (bounds.low, bounds.high)
        return cells(Lanes(low.x - reach, low.y - reach, high.x + reach, high.y + reach))
    }

    /// The nearest whole numbers, read off the lowest bits of a float so large that it has no others. The
    /// grid ends far away, and there it is for what is no number.
    @inline(__always) private func cells(_ position: Lanes) -> SIMD4<Int32> {
        let scaled = scale * position
        let end = Lanes(repeating: 0x1p21)
        let number = scaled.replacing(with: end, where: scaled .!= scaled)
        let shifted = most(least(number, end), -end) + Lanes(repeating: 0x1.8p23)
        return unsafeBitCast(shifted, to: SIMD4<Int32>.self) & 0x7fffff
    }
}

extension Bounds {
    @inline(__always) fileprivate var middle: Vector2 { 0.5 * (low + high) }

    /// How far from its middle its farthest side is. The difference of numbers so near is exact, but around 0.
    @inline(__always) fileprivate var reach: Float {
        let (middle, low, high) = (middle, low, high)
        return max(
            max(middle.x - low.x, high.x - middle.x), max(middle.y - low.y, high.y - middle.y)) * 1.0001
    }
}
