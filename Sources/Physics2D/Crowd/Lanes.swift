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

// Rows are read and written in places of their own: where the compiler sees a row's numbers move into columns
// together with what is done to them, it does much of that number by number. Halves of rows go in and out,
// because then half of the moving about is done by the reading and writing.

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

    /// Four rows, turned into columns.
    @inline(never) init(
        _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ c: UnsafeRawPointer, _ d: UnsafeRawPointer
    ) {
        let low = SIMD8(lowHalf: Self.halves(a, b, 0), highHalf: Self.halves(c, d, 0))
        let high = SIMD8(lowHalf: Self.halves(a, b, 8), highHalf: Self.halves(c, d, 8))
        (x, y, turn, extra) = (low.evenHalf, low.oddHalf, high.evenHalf, high.oddHalf)
    }

    /// The rows of four bodies, turned into columns.
    @inline(never) init(_ rows: UnsafePointer<Lanes>, _ bodies: UnsafePointer<BodyOffsets>) {
        let (base, offsets) = (UnsafeRawPointer(rows), bodies.pointee)
        let (a, b) = (base + Int(offsets.a), base + Int(offsets.b))
        let (c, d) = (base + Int(offsets.c), base + Int(offsets.d))
        let low = SIMD8(lowHalf: Self.halves(a, b, 0), highHalf: Self.halves(c, d, 0))
        let high = SIMD8(lowHalf: Self.halves(a, b, 8), highHalf: Self.halves(c, d, 8))
        (x, y, turn, extra) = (low.evenHalf, low.oddHalf, high.evenHalf, high.oddHalf)
    }

    /// Columns written as four rows.
    @inline(never) func store(
        _ a: UnsafeMutableRawPointer, _ b: UnsafeMutableRawPointer, _ c: UnsafeMutableRawPointer,
        _ d: UnsafeMutableRawPointer
    ) {
        Self.store(x, y, (a, b, c, d), 0)
        Self.store(turn, extra, (a, b, c, d), 8)
    }

    @inline(__always) fileprivate static func halves(
        _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ offset: Int
    ) -> Lanes {
        let first = a.load(fromByteOffset: offset, as: Double.self)
        let second = b.load(fromByteOffset: offset, as: Double.self)
        return unsafeBitCast(SIMD2(first, second), to: Lanes.self)
    }

    @inline(__always) fileprivate static func store(
        _ x: Lanes, _ y: Lanes,
        _ rows: (
            UnsafeMutableRawPointer, UnsafeMutableRawPointer, UnsafeMutableRawPointer,
            UnsafeMutableRawPointer
        ), _ offset: Int
    ) {
        var pairs = SIMD8<Float>.zero
        (pairs.evenHalf, pairs.oddHalf) = (x, y)
        let first = unsafeBitCast(pairs.lowHalf, to: SIMD2<Double>.self)
        let last = unsafeBitCast(pairs.highHalf, to: SIMD2<Double>.self)
        rows.0.storeBytes(of: first.x, toByteOffset: offset, as: Double.self)
        rows.1.storeBytes(of: first.y, toByteOffset: offset, as: Double.self)
        rows.2.storeBytes(of: last.x, toByteOffset: offset, as: Double.self)
        rows.3.storeBytes(of: last.y, toByteOffset: offset, as: Double.self)
    }
}

/// Where four bodies' rows stand, in bytes.
struct BodyOffsets: BitwiseCopyable {
    var a, b, c, d: UInt32

    @inline(__always) init(_ a: Int32, _ b: Int32, _ c: Int32, _ d: Int32) {
        (self.a, self.b) = (Self.offset(a), Self.offset(b))
        (self.c, self.d) = (Self.offset(c), Self.offset(d))
    }

    /// Of bodies' numbers.
    @inline(__always) init(_ numbers: SIMD4<UInt32>) {
        self = unsafeBitCast(
            numbers &<< UInt32(MemoryLayout<Lanes>.stride.trailingZeroBitCount), to: Self.self)
    }

    /// Lets another row take the place of some.
    @inline(__always) mutating func replace(where mask: SIMDMask<SIMD4<Int32>>, with row: Int) {
        let other = SIMD4(repeating: Self.offset(Int32(truncatingIfNeeded: row)))
        self = unsafeBitCast(
            unsafeBitCast(self, to: SIMD4<UInt32>.self).replacing(with: other, where: mask), to: Self.self)
    }

    @inline(__always) private static func offset(_ body: Int32) -> UInt32 {
        UInt32(bitPattern: body) &* UInt32(MemoryLayout<Lanes>.stride)
    }

    /// The bodies' numbers.
    @inline(__always) var numbers: SIMD4<UInt32> {
        unsafeBitCast(self, to: SIMD4<UInt32>.self)
            &>> UInt32(MemoryLayout<Lanes>.stride.trailingZeroBitCount)
    }
}

/// The same for what moves: two numbers along the axes and one about the centre of mass, the row's third. What
/// the row's fourth number is, is lost when it is written.
struct FourMotions {
    var x: Lanes
    var y: Lanes
    var turn: Lanes

    @inline(never) init(_ rows: UnsafePointer<Lanes>, _ bodies: UnsafePointer<BodyOffsets>) {
        let (base, offsets) = (UnsafeRawPointer(rows), bodies.pointee)
        let (a, b) = (base + Int(offsets.a), base + Int(offsets.b))
        let (c, d) = (base + Int(offsets.c), base + Int(offsets.d))
        let low = SIMD8(lowHalf: FourBodies.halves(a, b, 0), highHalf: FourBodies.halves(c, d, 0))
        let high = SIMD8(lowHalf: FourBodies.halves(a, b, 8), highHalf: FourBodies.halves(c, d, 8))
        (x, y, turn) = (low.evenHalf, low.oddHalf, high.evenHalf)
    }

    /// Writes the rows back.
    @inline(never) func store(_ rows: UnsafeMutablePointer<Lanes>, _ bodies: UnsafePointer<BodyOffsets>) {
        let (base, offsets) = (UnsafeMutableRawPointer(rows), bodies.pointee)
        let places = (
            base + Int(offsets.a), base + Int(offsets.b), base + Int(offsets.c), base + Int(offsets.d)
        )
        FourBodies.store(x, y, places, 0)
        FourBodies.store(turn, turn, places, 8)
    }
}
