/// The wide constraints of each color, one color after the other.
struct GraphColors: @unchecked Sendable {
    /// Colors are below 63, so that the colors of a body are a 64-bit mask; the last one is overflow.
    static let overflow = 63
    static let startCount = overflow + 2

    /// The first constraint of each color, and the end.
    let starts: UnsafePointer<Int>

    var constraintCount: Int { starts[Self.overflow + 1] }
    @inline(__always) func constraints(of color: Int) -> Range<Int> { starts[color]..<starts[color + 1] }
    @inline(__always) func size(_ color: Int) -> Int { starts[color + 1] - starts[color] }
}
