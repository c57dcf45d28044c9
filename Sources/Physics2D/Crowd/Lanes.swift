// Four numbers in a register, each a lane: what is done to one is done to all four in the same instruction.

typealias Lanes = SIMD4<Float>

/// The smaller of each pair of lanes. The standard library's own looks at lane after lane.
@inline(__always) func least(_ a: Lanes, _ b: Lanes) -> Lanes { a.replacing(with: b, where: b .< a) }

/// The larger of each pair of lanes.
@inline(__always) func most(_ a: Lanes, _ b: Lanes) -> Lanes { a.replacing(with: b, where: b .> a) }

/// The numbers without their signs.
@inline(__always) func magnitude(_ a: Lanes) -> Lanes { most(a, -a) }

/// The first number where a mask holds, the second elsewhere.
@inline(__always) func choose(_ mask: SIMDMask<SIMD4<Int32>>, _ a: Lanes, _ b: Lanes) -> Lanes {
    b.replacing(with: a, where: mask)
}

/// A whole number where a mask holds, 0 elsewhere.
@inline(__always) func bits(_ mask: SIMDMask<SIMD4<Int32>>, _ number: UInt32) -> SIMD4<UInt32> {
    SIMD4<UInt32>.zero.replacing(with: SIMD4(repeating: number), where: mask)
}

/// Numbers of four bodies or contacts, a lane each: two along the axes, one about the centre of mass, and a
/// fourth of any kind; read from rows of four numbers and written back to them.
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

    /// Four rows, turned into columns: every other number of two rows at a time, twice.
    @inline(__always) init(_ a: Lanes, _ b: Lanes, _ c: Lanes, _ d: Lanes) {
        let (first, second) = (SIMD8(lowHalf: a, highHalf: b), SIMD8(lowHalf: c, highHalf: d))
        let even = SIMD8(lowHalf: first.evenHalf, highHalf: second.evenHalf)
        let odd = SIMD8(lowHalf: first.oddHalf, highHalf: second.oddHalf)
        (x, y, turn, extra) = (even.evenHalf, odd.evenHalf, even.oddHalf, odd.oddHalf)
    }

    /// Columns as rows. In a place of its own, or the compiler would compute some lanes one by one wherever
    /// rows are written.
    @inline(never) var turned: FourBodies { FourBodies(x, y, turn, extra) }

    /// Writes the rows back. Bodies that cannot move have rows that stay as they are.
    @inline(__always) func store(_ rows: UnsafeMutablePointer<Lanes>, _ places: SIMD4<Int32>) {
        let turned = turned
        rows[Int(places[0])] = turned.x
        rows[Int(places[1])] = turned.y
        rows[Int(places[2])] = turned.turn
        rows[Int(places[3])] = turned.extra
    }

    /// A column by its number.
    @inline(__always) subscript(lane: Int) -> Lanes {
        switch lane {
        case 0: x
        case 1: y
        case 2: turn
        default: extra
        }
    }
}
