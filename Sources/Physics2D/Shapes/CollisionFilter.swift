/// Which groups of shapes meet: a square table of yes and no; at first there is one group, which meets
/// itself.
public struct CollisionFilter: Sendable, Hashable {
    /// How many groups there are; at least 1.
    public private(set) var groupCount: Int
    private var table: [Bool]

    /// A table for a number of groups, all of which meet when `everything` is true (the default) and none
    /// otherwise.
    public init(groupCount: Int = 1, everything: Bool = true) {
        precondition(groupCount > 0, "A collision filter needs at least one group.")
        self.groupCount = groupCount
        table = Array(repeating: everything, count: groupCount * groupCount)
    }

    /// Whether shapes of the two groups collide; the order does not matter. False for groups that are not in
    /// the table.
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
