/// The version numbers of the set of touching contacts, and of the contacts' indices.
struct ContactLayout: Sendable, Equatable {
    var touching: Int
    var indices: Int
}
