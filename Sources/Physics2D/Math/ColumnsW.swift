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

extension ColumnsW {
    /// Gathers the 16-byte rows of four bodies.
    @inline(__always) init(_ rows: UnsafePointer<FloatW>, _ bodies: BodyIndicesW) {
        let (base, offsets) = (UnsafeRawPointer(rows), bodies.offsets)
        self.init(
            base + Int(offsets[0]), base + Int(offsets[1]), base + Int(offsets[2]), base + Int(offsets[3]))
    }
}
