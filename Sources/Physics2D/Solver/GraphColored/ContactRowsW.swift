/// The addresses of four contacts.
struct ContactRowsW {
    let a, b, c, d: UnsafeMutablePointer<Contact>

    @inline(__always) subscript(lane: Int) -> UnsafeMutablePointer<Contact> {
        switch lane {
        case 0: a
        case 1: b
        case 2: c
        default: d
        }
    }
}
