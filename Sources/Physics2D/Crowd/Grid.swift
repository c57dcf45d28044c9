// Falling things leave any margin that a tree gives them within a few steps, and then the tree has to be
// mended branch by branch. A grid is cheaper to build anew than a tree is to mend: each shape is counted into
// the cells that it covers, the counts become places, and the shapes of a cell are compared with one another.
// The plane has no end and a table has, so a cell's number is folded into the table; shapes of different
// cells that share a place are told apart by their bounds, as any others are.

/// The pairs of shapes whose bounds meet, found anew in each step.
struct Grid: Sendable {
    private var covers = Workspace<Cover>()
    private var starts = Workspace<Int32>()
    private var entries = Workspace<Int32>()
    private var wide = Workspace<Int32>()
    private var found = Workspace<UInt64>()
    private var sorted = Workspace<UInt64>()
    private var counts = Workspace<Int32>()
    private var (wideCount, foundCount) = (0, 0)
    private var scale: Float = 1
    private var mask = 0

    /// A shape of more cells than this is compared with every other instead: 64.
    private static let widest: Int32 = 64

    /// Finds the pairs of shapes with at least one that moves, and lends their keys in ascending order: the
    /// lower number in the upper half.
    @inline(never) mutating func findPairs(_ shapes: GriddedShapes) -> UnsafeBufferPointer<UInt64> {
        foundCount = 0
        chooseCells(shapes)
        fillCells(shapes)
        compareWithinCells(shapes)
        compareWide(shapes)
        return sortPairs(shapes.count)
    }

    /// The cells are as large as two shapes of the common size, and the table has a place for each shape.
    @inline(never) private mutating func chooseCells(_ shapes: GriddedShapes) {
        var (sum, number) = (Float(0), Float(0))
        for shape in 0..<shapes.count where shapes.owners[shape] & 1 == 1 {
            let extent = shapes.bounds[shape].extent
            guard extent < 1e6 else { continue }
            sum += extent
            number += 1
        }
        scale = sum > 0 ? 1.4 * number / sum : 1
        mask = 64
        while mask < shapes.count { mask <<= 1 }
        mask -= 1
    }

    @inline(never) private mutating func fillCells(_ shapes: GriddedShapes) {
        let covers = covers.room(for: shapes.count)
        let starts = starts.room(for: mask + 2)
        let wide = wide.room(for: shapes.count)
        starts.update(repeating: 0, count: mask + 2)
        var total = 0
        wideCount = 0
        for shape in 0..<shapes.count where shapes.owners[shape] >= 0 {
            let cover = Cover(shapes.bounds[shape], scale)
            covers[shape] = cover
            if cover.count > Self.widest {
                wide[wideCount] = Int32(shape)
                wideCount += 1
                continue
            }
            total += Int(cover.count)
            cover.forEachPlace(mask) { starts[$0] += 1 }
        }
        var sum: Int32 = 0
        for place in 0...(mask + 1) {
            sum += starts[place]
            starts[place] = sum
        }
        let entries = entries.room(for: total)
        // From the last shape to the first, so that each place counts down to its start in ascending order.
        var shape = shapes.count
        while shape > 0 {
            shape -= 1
            guard shapes.owners[shape] >= 0, covers[shape].count <= Self.widest else { continue }
            covers[shape].forEachPlace(mask) { place in
                starts[place] -= 1
                entries[Int(starts[place])] = Int32(shape)
            }
        }
    }

    @inline(never) private mutating func compareWithinCells(_ shapes: GriddedShapes) {
        let starts = starts.room(for: mask + 2)
        let entries = entries.room(for: 0)
        let covers = covers.room(for: shapes.count)
        var found = found.room(for: 0)
        var capacity = 0
        for place in 0...mask {
            let (first, end) = (Int(starts[place]), Int(starts[place + 1]))
            guard end - first > 1 else { continue }
            let most = foundCount + (end - first) * (end - first) / 2
            if most > capacity {
                found = self.found.room(for: most + 1024, keeping: foundCount)
                capacity = most + 1024
            }
            for i in first..<(end - 1) {
                let a = Int(entries[i])
                let (near, owner) = (shapes.bounds[a].near, shapes.owners[a])
                for k in (i + 1)..<end {
                    let b = Int(entries[k])
                    guard all(near .<= shapes.bounds[b].far), GriddedShapes.mayMeet(owner, shapes.owners[b])
                    else { continue }
                    // Two shapes may share several cells; the one where their lower corners meet counts.
                    guard Cover.meeting(covers[a], covers[b], mask) == place else { continue }
                    found[foundCount] = GriddedShapes.key(a, b)
                    foundCount += 1
                }
            }
        }
    }

    private mutating func compareWide(_ shapes: GriddedShapes) {
        let wide = wide.room(for: shapes.count)
        for number in 0..<wideCount {
            let a = Int(wide[number])
            let found = found.room(for: foundCount + shapes.count, keeping: foundCount)
            for b in 0..<shapes.count where shapes.bounds[a].overlaps(shapes.bounds[b]) {
                guard GriddedShapes.mayMeet(shapes.owners[a], shapes.owners[b]) else { continue }
                found[foundCount] = GriddedShapes.key(min(a, b), max(a, b))
                foundCount += 1
            }
        }
    }

    /// Sorts by the lower number with counts, and the few of each number by comparing; takes out what was
    /// found twice.
    @inline(never) private mutating func sortPairs(_ shapeCount: Int) -> UnsafeBufferPointer<UInt64> {
        let found = found.room(for: foundCount, keeping: foundCount)
        let sorted = sorted.room(for: foundCount)
        let counts = counts.room(for: shapeCount + 1)
        counts.update(repeating: 0, count: shapeCount + 1)
        for i in 0..<foundCount { counts[Int(found[i] >> 32)] += 1 }
        var sum: Int32 = 0
        for shape in 0..<shapeCount {
            sum += counts[shape]
            counts[shape] = sum
        }
        for i in 0..<foundCount {
            let first = Int(found[i] >> 32)
            counts[first] -= 1
            sorted[Int(counts[first])] = found[i]
        }
        var kept = 0
        for i in 0..<foundCount {
            let key = sorted[i]
            var k = kept
            while k > 0, sorted[k - 1] > key {
                sorted[k] = sorted[k - 1]
                k -= 1
            }
            if k > 0, sorted[k - 1] == key {
                // Close the gap again: the pair is there already.
                while k < kept {
                    sorted[k] = sorted[k + 1]
                    k += 1
                }
                continue
            }
            sorted[k] = key
            kept += 1
        }
        return UnsafeBufferPointer(start: sorted, count: kept)
    }

    /// Calls `visit` with each shape that stood in a box's cells when the pairs were found, some more than
    /// once.
    mutating func forEachShape(near bounds: Bounds, _ visit: (Int) -> Void) {
        let wide = wide.room(for: 0)
        for number in 0..<wideCount { visit(Int(wide[number])) }
        let cover = Cover(bounds, scale)
        let starts = starts.room(for: 0)
        let entries = entries.room(for: 0)
        if cover.count > 4 * Self.widest {
            for i in 0..<Int(starts[mask + 1]) { visit(Int(entries[i])) }
            return
        }
        cover.forEachPlace(mask) { place in
            for i in Int(starts[place])..<Int(starts[place + 1]) { visit(Int(entries[i])) }
        }
    }
}

/// The shapes as the grid sees them.
struct GriddedShapes {
    let count: Int
    let bounds: UnsafeMutablePointer<Bounds>
    /// Each shape's body, twice, and 1 more when it moves; -1 for a number that no shape has.
    let owners: UnsafeMutablePointer<Int32>

    @inline(__always) static func mayMeet(_ a: Int32, _ b: Int32) -> Bool {
        a >= 0 && b >= 0 && a ^ b > 1 && (a | b) & 1 == 1
    }

    @inline(__always) static func key(_ lower: Int, _ higher: Int) -> UInt64 {
        UInt64(lower) << 32 | UInt64(higher)
    }
}

/// The cells that a shape covers.
private struct Cover: BitwiseCopyable {
    /// Low column and row, high column and row.
    let cells: SIMD4<Int32>

    @inline(__always) init(_ bounds: Bounds, _ scale: Float) {
        cells = Cover.cell(scale * Lanes(bounds.near.x, bounds.near.y, bounds.far.x, bounds.far.y))
    }

    /// The nearest whole numbers, read off the lowest bits of a float so large that it has no others. The
    /// grid ends far away, and there it is for what is no number.
    @inline(__always) private static func cell(_ position: Lanes) -> SIMD4<Int32> {
        let end = Lanes(repeating: 0x1p21)
        let number = position.replacing(with: end, where: position .!= position)
        let shifted = most(least(number, end), -end) + Lanes(repeating: 0x1.8p23)
        return unsafeBitCast(shifted, to: SIMD4<Int32>.self) & 0x7fffff
    }

    @inline(__always) var count: Int32 {
        let size = SIMD2(cells.z, cells.w) &- SIMD2(cells.x, cells.y) &+ 1
        return size.x > 1 << 10 || size.y > 1 << 10 ? .max : size.x &* size.y
    }

    @inline(__always) private static func place(_ column: Int, _ row: Int, _ mask: Int) -> Int {
        (column &+ row &* 0x9e37_79b1) & mask
    }

    @inline(__always) func forEachPlace(_ mask: Int, _ visit: (Int) -> Void) {
        var row = Int(cells.y)
        while row <= Int(cells.w) {
            var column = Int(cells.x)
            while column <= Int(cells.z) {
                visit(Cover.place(column, row, mask))
                column += 1
            }
            row += 1
        }
    }

    @inline(__always) static func meeting(_ a: Cover, _ b: Cover, _ mask: Int) -> Int {
        place(Int(max(a.cells.x, b.cells.x)), Int(max(a.cells.y, b.cells.y)), mask)
    }
}
