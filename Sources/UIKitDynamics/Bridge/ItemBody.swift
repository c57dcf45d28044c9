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
    let box: Units.ItemBox
    let size: CGSize
    var holders: [Holder] = []
    /// Whether it moved after the last step.
    var wasMoving = true

    init(_ item: any UIDynamicItem, body: BodyID, box: Units.ItemBox) {
        self.item = item
        self.body = body
        self.box = box
        size = item.bounds.size
    }

    func isHeld(by behavior: UIDynamicBehavior) -> Bool {
        holders.contains { $0.behavior === behavior }
    }
}
