// The cells are so large that a shape's neighbors are in the nearest ones. How many threads work decides in which
// order extents are summed up, and so the last bits of the cells' size; which pairs are found does not depend on
// it.

/// How large a grid's cells are, and how far from its middle a shape in them reaches.
struct CellSize: BitwiseCopyable {
    /// The sum and number of what shapes that move measure.
    struct Extents: BitwiseCopyable {
        var sum: Float = 0
        var number: Float = 0
    }

    /// How far shapes reach: those of a cell's size, those of eight at most, and how many do not fit in one.
    struct Reaches: BitwiseCopyable {
        var ofSmall: Float = 0
        var ofLarge: Float = 0
        var largeCount = 0
    }

    /// Cells in a metre.
    private var scale: Float = 1
    private var reach: Float = 0
    /// A larger shape is in no cell and compared with every other instead.
    private var widest: Float = .infinity

    init() {}

    /// Cells are a little larger than shapes are in the mean.
    init(_ extents: Extents) {
        scale = extents.sum > 0 ? 1.8 * extents.number / extents.sum : 1
    }

    /// A few shapes of more than two cells are better compared with all; many of them are not.
    mutating func chooseWidest(_ reaches: Reaches) {
        let areMany = reaches.largeCount > 16
        widest = (areMany ? 8 : 1) / scale
        reach = areMany ? reaches.ofLarge : reaches.ofSmall
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

extension CellSize {
    /// What the shapes of a range that move measure, but for endless ones.
    static func extents(_ shapes: GriddedShapes, _ range: Range<Int>) -> Extents {
        var extents = Extents()
        for shape in range where shapes.owners[shape] & 1 == 1 {
            let extent = shapes.bounds[shape].extent
            guard extent < 1e6 else { continue }
            extents.sum += extent
            extents.number += 1
        }
        return extents
    }

    /// How far the shapes of a range reach.
    func reaches(_ shapes: GriddedShapes, _ range: Range<Int>) -> Reaches {
        var reaches = Reaches()
        for shape in range where shapes.owners[shape] >= 0 {
            let reach = shapes.bounds[shape].reach
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
