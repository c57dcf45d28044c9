import Physics2D

// Two items collide when some collision behavior holds both and its mode includes items; an item collides
// with a boundary when the boundary's behavior holds it and its mode includes boundaries. Items held by the
// same behaviors are equal in this respect, so they share a group. The boundaries of each behavior form a
// group of their own. The world then needs one table lookup for a pair, however many behaviors there are.

/// The collision groups of items and boundaries, and the table of which groups collide.
@MainActor struct CollisionGroups {
    private let behaviors: [UICollisionBehavior]
    /// The behaviors, by index, that hold the items of each group; group 0 is held by none.
    private var memberships: [[Int]] = [[]]
    private var groups: [[Int]: Int32] = [[]: 0]

    init(_ behaviors: [UICollisionBehavior]) {
        self.behaviors = behaviors
    }

    /// Returns the group of an item, which the behaviors that hold it determine;
    /// adds a new group if there is none yet.
    mutating func group(of item: ItemBinding) -> Int32 {
        let membership = behaviors.indices.filter { item.isHeld(by: behaviors[$0]) }
        if let group = groups[membership] { return group }
        let group = Int32(memberships.count)
        memberships.append(membership)
        groups[membership] = group
        return group
    }

    /// Returns the group of a behavior's boundaries; valid only after all items have their groups.
    func group(ofBoundariesOf behavior: UICollisionBehavior) -> Int32 {
        Int32(memberships.count + (behaviors.firstIndex { $0 === behavior } ?? 0))
    }

    /// The table of which groups collide; valid only after all items have their groups.
    var filter: CollisionFilter {
        var filter = CollisionFilter(groupCount: memberships.count + behaviors.count, everything: false)
        for (group, membership) in memberships.enumerated() {
            for (other, otherMembership) in memberships.enumerated() where group <= other {
                let meet = membership.contains {
                    behaviors[$0].collisionMode.contains(.items) && otherMembership.contains($0)
                }
                filter[Int32(group), Int32(other)] = meet
            }
            for index in membership where behaviors[index].collisionMode.contains(.boundaries) {
                filter[Int32(group), Int32(memberships.count + index)] = true
            }
        }
        return filter
    }
}
