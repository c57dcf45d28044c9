// Gather and scatter: four rows of 16 bytes become four columns of lanes and back, a 4 by 4 transpose. Half
// rows are loaded and stored as 8-byte values, so that loads and stores do half of the shuffling.

/// Four rows of 16 bytes, transposed: a column for each of the rows' four scalars.
struct ColumnsW {
    var x, y, z, w: FloatW

    @inline(__always) init(x: FloatW, y: FloatW, z: FloatW, w: FloatW) {
        (self.x, self.y, self.z, self.w) = (x, y, z, w)
    }

    @inline(__always) init(_ rows: RowsW) { self.init(rows.a, rows.b, rows.c, rows.d) }

    @inline(__always) private init(
        _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ c: UnsafeRawPointer, _ d: UnsafeRawPointer
    ) {
        let low = SIMD8(lowHalf: halves(a, b, 0), highHalf: halves(c, d, 0))
        let high = SIMD8(lowHalf: halves(a, b, 8), highHalf: halves(c, d, 8))
        (x, y, z, w) = (low.evenHalf, low.oddHalf, high.evenHalf, high.oddHalf)
    }

    /// Scatters the columns to four rows.
    @inline(__always) func scatter(to rows: RowsW) {
        scatterHalves(x, y, rows.a, rows.b, rows.c, rows.d, 0)
        scatterHalves(z, w, rows.a, rows.b, rows.c, rows.d, 8)
    }
}

/// Returns the address of a stored property of a record in memory: `address(of: &record.pointee.field)`. A
/// key path would do as well, but Embedded Swift has none.
@inline(__always) func address<Field>(of field: inout Field) -> UnsafeMutablePointer<Field> {
    withUnsafeMutablePointer(to: &field) { $0 }
}

/// The addresses of four rows of 16 bytes, one for each lane.
struct RowsW {
    var a, b, c, d: UnsafeMutableRawPointer

    /// Creates the addresses of a field in four records.
    @inline(__always) init<Record, Field>(
        _ a: UnsafeMutablePointer<Record>, _ b: UnsafeMutablePointer<Record>,
        _ c: UnsafeMutablePointer<Record>, _ d: UnsafeMutablePointer<Record>,
        at field: (UnsafeMutablePointer<Record>) -> UnsafeMutablePointer<Field>
    ) {
        self.a = UnsafeMutableRawPointer(field(a))
        self.b = UnsafeMutableRawPointer(field(b))
        self.c = UnsafeMutableRawPointer(field(c))
        self.d = UnsafeMutableRawPointer(field(d))
    }
}

/// The indices of four bodies, as byte offsets into an array of 16-byte rows.
struct BodyIndicesW: BitwiseCopyable {
    var offsets: UIntW

    @inline(__always) init(_ a: Int32, _ b: Int32, _ c: Int32, _ d: Int32) {
        self.init(
            UIntW(
                UInt32(bitPattern: a), UInt32(bitPattern: b), UInt32(bitPattern: c), UInt32(bitPattern: d)))
    }

    @inline(__always) init(_ indices: UIntW) { offsets = indices &<< 4 }

    @inline(__always) var indices: UIntW { offsets &>> 4 }

    /// Replaces the masked bodies by one other row.
    @inline(__always) mutating func replace(where mask: MaskW, with row: Int) {
        offsets = offsets.replacing(
            with: UIntW(repeating: UInt32(truncatingIfNeeded: row) &<< 4), where: mask)
    }
}

/// The velocities or position deltas of four bodies: x and y, and the angular part. The rows' fourth scalar
/// is not read, and scattering overwrites it.
struct BodyStateW {
    var x, y, angular: FloatW

    @inline(__always) init(_ rows: UnsafePointer<FloatW>, _ bodies: UnsafePointer<BodyIndicesW>) {
        let (base, offsets) = (UnsafeRawPointer(rows), bodies.pointee.offsets)
        let (a, b) = (base + Int(offsets[0]), base + Int(offsets[1]))
        let (c, d) = (base + Int(offsets[2]), base + Int(offsets[3]))
        let low = SIMD8(lowHalf: halves(a, b, 0), highHalf: halves(c, d, 0))
        let high = SIMD8(lowHalf: halves(a, b, 8), highHalf: halves(c, d, 8))
        (x, y, angular) = (low.evenHalf, low.oddHalf, high.evenHalf)
    }

    @inline(__always) func scatter(
        to rows: UnsafeMutablePointer<FloatW>, _ bodies: UnsafePointer<BodyIndicesW>
    ) {
        let (base, offsets) = (UnsafeMutableRawPointer(rows), bodies.pointee.offsets)
        let (a, b) = (base + Int(offsets[0]), base + Int(offsets[1]))
        let (c, d) = (base + Int(offsets[2]), base + Int(offsets[3]))
        scatterHalves(x, y, a, b, c, d, 0)
        scatterHalves(angular, angular, a, b, c, d, 8)
    }
}

extension ColumnsW {
    /// Gathers the 16-byte rows of four bodies.
    @inline(__always) init(_ rows: UnsafePointer<FloatW>, _ bodies: BodyIndicesW) {
        let (base, offsets) = (UnsafeRawPointer(rows), bodies.offsets)
        self.init(
            base + Int(offsets[0]), base + Int(offsets[1]), base + Int(offsets[2]), base + Int(offsets[3]))
    }
}

@inline(__always) private func halves(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ offset: Int) -> FloatW {
    let first = a.loadUnaligned(fromByteOffset: offset, as: Double.self)
    let second = b.loadUnaligned(fromByteOffset: offset, as: Double.self)
    return unsafeBitCast(SIMD2(first, second), to: FloatW.self)
}

@inline(__always) private func scatterHalves(
    _ x: FloatW, _ y: FloatW, _ a: UnsafeMutableRawPointer, _ b: UnsafeMutableRawPointer,
    _ c: UnsafeMutableRawPointer, _ d: UnsafeMutableRawPointer, _ offset: Int
) {
    var pairs = SIMD8<Float>.zero
    (pairs.evenHalf, pairs.oddHalf) = (x, y)
    let first = unsafeBitCast(pairs.lowHalf, to: SIMD2<Double>.self)
    let last = unsafeBitCast(pairs.highHalf, to: SIMD2<Double>.self)
    a.storeBytes(of: first.x, toByteOffset: offset, as: Double.self)
    b.storeBytes(of: first.y, toByteOffset: offset, as: Double.self)
    c.storeBytes(of: last.x, toByteOffset: offset, as: Double.self)
    d.storeBytes(of: last.y, toByteOffset: offset, as: Double.self)
}
