/// The ranges of wide constraints of each color, in the order of the colors.
struct GraphColors: @unchecked Sendable {
    /// The index of the overflow: 63. Colors are below it, so that a body's colors fit a 64-bit mask.
    static let overflow = 63
    /// The number of range starts: one for each color, for the overflow, and the end.
    static let startCount = overflow + 2

    /// The first constraint of each color, and the end of the last.
    let starts: UnsafePointer<Int>

    var constraintCount: Int { starts[Self.overflow + 1] }
    @inline(__always) func constraints(of color: Int) -> Range<Int> { starts[color]..<starts[color + 1] }
    @inline(__always) func size(_ color: Int) -> Int { starts[color + 1] - starts[color] }
}
