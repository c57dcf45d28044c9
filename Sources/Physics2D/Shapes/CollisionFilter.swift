/// A collision filter: a symmetric matrix of the groups whose shapes collide. By default there is one group,
/// whose shapes collide with one another.
public struct CollisionFilter: Sendable, Hashable {
    /// The number of groups; at least 1.
    public private(set) var groupCount: Int
    private var table: [Bool]

    /// Creates a filter for a number of groups, at least 1. All of them collide when `everything` is true
    /// (the default), none otherwise.
    public init(groupCount: Int = 1, everything: Bool = true) {
        precondition(groupCount > 0, "A collision filter needs at least one group.")
        self.groupCount = groupCount
        table = Array(repeating: everything, count: groupCount * groupCount)
    }

    /// A Boolean value that indicates whether shapes of two groups collide; the order does not matter. False
    /// for groups outside the matrix; setting one of these traps.
    public subscript(a: Int32, b: Int32) -> Bool {
        get {
            guard a >= 0, b >= 0, a < groupCount, b < groupCount else { return false }
            return table[Int(a) * groupCount + Int(b)]
        }
        set {
            table[Int(a) * groupCount + Int(b)] = newValue
            table[Int(b) * groupCount + Int(a)] = newValue
        }
    }
}
