import Physics2D

// Two items collide when some collision behavior holds both and lets items collide; an item meets a boundary
// when the boundary's behavior holds it and lets boundaries count. Items held by the same behaviors are alike
// in this, so they share a group; each behavior's boundaries are a group of their own. The world then needs
// one look into a table for a pair, however many behaviors there are.

/// The groups of items and boundaries, and the table of which meet.
@MainActor struct CollisionGroups {
    private let behaviors: [UICollisionBehavior]
    /// The behaviors, by their place in the list, that each item group is held by; the first is held by none.
    private var memberships: [[Int]] = [[]]
    private var groups: [[Int]: Int32] = [[]: 0]

    init(_ behaviors: [UICollisionBehavior]) {
        self.behaviors = behaviors
    }

    /// The group of items that these of the behaviors hold; a new one if there is none yet.
    mutating func group(of item: ItemBody) -> Int32 {
        let membership = behaviors.indices.filter { item.isHeld(by: behaviors[$0]) }
        if let group = groups[membership] { return group }
        let group = Int32(memberships.count)
        memberships.append(membership)
        groups[membership] = group
        return group
    }

    /// The group of a behavior's boundaries; only after all items have theirs.
    func group(ofBoundariesOf behavior: UICollisionBehavior) -> Int32 {
        Int32(memberships.count + (behaviors.firstIndex { $0 === behavior } ?? 0))
    }

    /// The table of which groups meet; only after all items have theirs.
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
