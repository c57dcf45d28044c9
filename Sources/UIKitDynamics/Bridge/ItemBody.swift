import Physics2D

/// An item of an animator, its body in the world, and the behaviors that hold it.
@MainActor final class ItemBody {
    /// A behavior that holds the item, and when it began to.
    struct Holder {
        let behavior: UIDynamicBehavior
        let stamp: Int
    }

    let item: any UIDynamicItem
    let body: BodyID
    let size: CGSize
    /// Whether it has several shapes.
    let isCompound: Bool
    var holders: [Holder] = []
    /// Whether it moved after the last step.
    var wasMoving = true
    /// Where it was before the last step and after each of its sub-steps, if that is recorded.
    var way: [ItemWay.Stop] = []

    init(_ item: any UIDynamicItem, body: BodyID, isCompound: Bool) {
        self.item = item
        self.body = body
        self.isCompound = isCompound
        size = item.bounds.size
    }

    func isHeld(by behavior: UIDynamicBehavior) -> Bool {
        holders.contains { $0.behavior === behavior }
    }
}
