// Four numbers in a register, each a lane: what is done to one is done to all four in the same instruction.

typealias Lanes = SIMD4<Float>

/// The smaller of each pair of lanes. The standard library's own looks at lane after lane.
@inline(__always) func least(_ a: Lanes, _ b: Lanes) -> Lanes { a.replacing(with: b, where: b .< a) }

/// The larger of each pair of lanes.
@inline(__always) func most(_ a: Lanes, _ b: Lanes) -> Lanes { a.replacing(with: b, where: b .> a) }

/// A number for each of four bodies: two along the axes, one about the centre of mass, and a fourth of any
/// kind; read from rows of four and written back to them.
struct FourBodies {
    var x: Lanes
    var y: Lanes
    var turn: Lanes
    var extra: Lanes

    @inline(__always) init(x: Lanes, y: Lanes, turn: Lanes, extra: Lanes) {
        (self.x, self.y, self.turn, self.extra) = (x, y, turn, extra)
    }

    /// The rows of four bodies, turned into columns.
    @inline(__always) init(_ rows: UnsafePointer<Lanes>, _ places: SIMD4<Int32>) {
        self.init(
            rows[Int(places[0])], rows[Int(places[1])], rows[Int(places[2])], rows[Int(places[3])])
    }

    /// Four rows, turned into columns.
    @inline(__always) init(_ a: Lanes, _ b: Lanes, _ c: Lanes, _ d: Lanes) {
        x = Lanes(a.x, b.x, c.x, d.x)
        y = Lanes(a.y, b.y, c.y, d.y)
        turn = Lanes(a.z, b.z, c.z, d.z)
        extra = Lanes(a.w, b.w, c.w, d.w)
    }

    /// Writes the rows back. Bodies that cannot move share one row, which stays as it is.
    @inline(__always) func store(_ rows: UnsafeMutablePointer<Lanes>, _ places: SIMD4<Int32>) {
        rows[Int(places[0])] = Lanes(x[0], y[0], turn[0], extra[0])
        rows[Int(places[1])] = Lanes(x[1], y[1], turn[1], extra[1])
        rows[Int(places[2])] = Lanes(x[2], y[2], turn[2], extra[2])
        rows[Int(places[3])] = Lanes(x[3], y[3], turn[3], extra[3])
    }
}
