// Cells are so large that the neighbors of a shape are in the nearest ones. The number of workers decides in
// which order extents are summed, and so the last bits of the cell size; the pairs found do not depend on it.

/// The cell size of a spatial hash, and how far the shapes in cells extend from their centers.
struct CellMetrics: BitwiseCopyable {
    /// The sum of the extents of shapes that can move, and their number.
    struct Extents: BitwiseCopyable {
        var sum: Float = 0
        var number: Float = 0
    }

    /// The largest extents from the center: of shapes within a cell, and within eight; and the number of
    /// shapes that do not fit in one cell.
    struct Reaches: BitwiseCopyable {
        var ofSmall: Float = 0
        var ofLarge: Float = 0
        var largeCount = 0
    }

    /// Cells per meter.
    private var scale: Float = 1
    private var reach: Float = 0
    /// A shape that extends farther is in no cell; it is compared with every other.
    private var largest: Float = .infinity

    init() {}

    /// Returns cells a little larger than the mean shape.
    init(_ extents: Extents) {
        scale = extents.sum > 0 ? 1.8 * extents.number / extents.sum : 1
    }

    /// Chooses which shapes are in no cell: comparing a few large ones with all is faster than a search in
    /// many cells.
    mutating func chooseLargest(_ reaches: Reaches) {
        let areMany = reaches.largeCount > 16
        largest = (areMany ? 8 : 1) / scale
        reach = areMany ? reaches.ofLarge : reaches.ofSmall
    }

    func isOversize(_ box: AABB) -> Bool { !(box.reach <= largest) }

    /// Returns the table's index for the cell of a box's center.
    @inline(__always) func index(_ box: AABB, _ mask: Int) -> Int {
        let center = box.center
        let cell = cells(FloatW(center.x, center.y, center.x, center.y))
        return CellMetrics.index(Int(cell.x), Int(cell.y), mask)
    }

    @inline(__always) static func index(_ column: Int, _ row: Int, _ mask: Int) -> Int {
        (column &+ row &* 0x9e37_79b1) & mask
    }

    /// Returns the lowest column and row, and the highest ones, where the centers of overlapping shapes can
    /// be.
    @inline(__always) func cells(around box: AABB) -> SIMD4<Int32> {
        let (lower, upper) = (box.lower, box.upper)
        return cells(FloatW(lower.x - reach, lower.y - reach, upper.x + reach, upper.y + reach))
    }

    /// Returns the nearest whole numbers, read off the lowest bits of a float so large that it has no others;
    /// the grid ends 2^21 cells from the origin, and there it is for what is no number.
    @inline(__always) private func cells(_ position: FloatW) -> SIMD4<Int32> {
        let scaled = scale * position
        let end = FloatW(repeating: 0x1p21)
        let number = scaled.replacing(with: end, where: scaled .!= scaled)
        let shifted = max(min(number, end), -end) + FloatW(repeating: 0x1.8p23)
        return unsafeBitCast(shifted, to: SIMD4<Int32>.self) & 0x7fffff
    }

    /// Returns the extents of a range of shapes, without endless ones.
    static func extents(_ shapes: HashedShapes, _ range: Range<Int>) -> Extents {
        var extents = Extents()
        for shape in range where shapes.owners[shape] & 1 == 1 {
            let extent = shapes[shape].halfPerimeter
            guard extent < 1e6 else { continue }
            extents.sum += extent
            extents.number += 1
        }
        return extents
    }

    /// Returns how far a range of shapes extends.
    func reaches(_ shapes: HashedShapes, _ range: Range<Int>) -> Reaches {
        var reaches = Reaches()
        for shape in range where shapes.owners[shape] >= 0 {
            let reach = shapes[shape].reach
            if reach * scale <= 1 {
                reaches.ofSmall = max(reaches.ofSmall, reach)
            } else {
                reaches.largeCount += 1
            }
            if reach * scale <= 8 { reaches.ofLarge = max(reaches.ofLarge, reach) }
        }
        return reaches
    }
}

extension AABB {
    /// How far the farthest side is from the center, rounded up.
    @inline(__always) fileprivate var reach: Float {
        let (center, lower, upper) = (center, lower, upper)
        return max(max(center.x - lower.x, upper.x - center.x), max(center.y - lower.y, upper.y - center.y))
            * 1.0001
    }
}
