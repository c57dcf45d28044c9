// Cells are large enough for the neighbors of a shape to lie in the nearest ones. The number of workers
// decides the order in which extents are summed, and so the last bits of the cell size; the pairs found do
// not depend on it.

/// The cell size of a spatial hash, and the largest distance between the center and the side of a shape in a
/// cell.
struct CellMetrics: BitwiseCopyable {
    /// The sum of the half perimeters of shapes that can move, in meters, and the number of these shapes.
    struct Extents: BitwiseCopyable {
        var sum: Float = 0
        var number: Float = 0
    }

    /// The largest reach, in meters, of the shapes whose reach is at most one cell, and of those whose reach
    /// is at most eight; and the number of shapes whose reach exceeds one cell. The reach of a shape is the
    /// distance from its center to its farthest side.
    struct HalfExtents: BitwiseCopyable {
        var ofSmall: Float = 0
        var ofLarge: Float = 0
        var largeCount = 0
    }

    /// The number of cells per meter.
    private var scale: Float = 1
    /// The largest half extent of a shape in a cell, in meters.
    private var halfExtent: Float = 0
    /// The largest half extent of a shape in a cell, in meters, by choice of `chooseLargest`; a shape beyond
    /// it is oversize: it is in no cell, and is compared with every other.
    private var largest: Float = .infinity

    init() {}

    /// Creates cells a little larger than the mean shape.
    init(_ extents: Extents) {
        scale = extents.sum > 0 ? 1.8 * extents.number / extents.sum : 1
    }

    /// Sets the half extent from which a shape is oversize: one cell, or eight cells if more than 16 shapes
    /// exceed one. To compare a few large shapes with all others is faster than a search in many cells.
    mutating func chooseLargest(_ halfExtents: HalfExtents) {
        let areMany = halfExtents.largeCount > 16
        largest = (areMany ? 8 : 1) / scale
        halfExtent = areMany ? halfExtents.ofLarge : halfExtents.ofSmall
    }

    func isOversize(_ box: AABB) -> Bool { !(box.halfExtent <= largest) }

    /// Returns the table index of the cell of a box's center.
    @inline(__always) func index(_ box: AABB, _ mask: Int) -> Int {
        let center = box.center
        let cell = cells(FloatW(center.x, center.y, center.x, center.y))
        return CellMetrics.index(Int(cell.x), Int(cell.y), mask)
    }

    @inline(__always) static func index(_ column: Int, _ row: Int, _ mask: Int) -> Int {
        (column &+ row &* Int(truncatingIfNeeded: 0x9e37_79b1 as UInt32)) & mask
    }

    /// Returns the lowest column and row, and the highest ones, of the cells that can hold the centers of
    /// shapes overlapping a box.
    @inline(__always) func cells(around box: AABB) -> SIMD4<Int32> {
        let (lower, upper) = (box.lower, box.upper)
        return cells(
            FloatW(lower.x - halfExtent, lower.y - halfExtent, upper.x + halfExtent, upper.y + halfExtent))
    }

    /// Returns the cell numbers of coordinates: the nearest integers, read off the low bits of a float so
    /// large that it has no fraction bits. The grid ends 2^21 cells from the origin; a coordinate beyond, or
    /// NaN, is in its last cell.
    @inline(__always) private func cells(_ position: FloatW) -> SIMD4<Int32> {
        let scaled = scale * position
        let end = FloatW(repeating: 0x1p21)
        let number = scaled.replacing(with: end, where: scaled .!= scaled)
        let shifted = max(min(number, end), -end) + FloatW(repeating: 0x1.8p23)
        return unsafeBitCast(shifted, to: SIMD4<Int32>.self) & 0x7fffff
    }

    /// Returns the sum of the extents of a range of shapes, without those of 1e6 m or more.
    static func extents(_ shapes: HashedShapes, _ range: Range<Int>) -> Extents {
        var extents = Extents()
        for shape in range where shapes.bodyOfShape[shape] & 1 == 1 {
            let extent = shapes[shape].halfPerimeter
            guard extent < 1e6 else { continue }
            extents.sum += extent
            extents.number += 1
        }
        return extents
    }

    /// Returns the largest half extents of a range of shapes.
    func halfExtents(_ shapes: HashedShapes, _ range: Range<Int>) -> HalfExtents {
        var halfExtents = HalfExtents()
        for shape in range where shapes.bodyOfShape[shape] >= 0 {
            let halfExtent = shapes[shape].halfExtent
            if halfExtent * scale <= 1 {
                halfExtents.ofSmall = max(halfExtents.ofSmall, halfExtent)
            } else {
                halfExtents.largeCount += 1
            }
            if halfExtent * scale <= 8 { halfExtents.ofLarge = max(halfExtents.ofLarge, halfExtent) }
        }
        return halfExtents
    }
}

extension AABB {
    /// The distance from the center to the farthest side, in meters, rounded up.
    @inline(__always) fileprivate var halfExtent: Float {
        let (center, lower, upper) = (center, lower, upper)
        return max(max(center.x - lower.x, upper.x - center.x), max(center.y - lower.y, upper.y - center.y))
            * 1.0001
    }
}
