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
