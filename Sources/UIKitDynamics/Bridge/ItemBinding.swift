import Physics2D

/// An item of an animator, its body in the world, and the behaviors that hold it.
@MainActor final class ItemBinding {
    /// A behavior that holds the item, and the sequence number at which it took the item.
    struct Holder {
        let behavior: UIDynamicBehavior
        let sequenceNumber: Int
    }

    let item: any UIDynamicItem
    /// The item as a view; nil for any other item.
    let view: UIView?
    let body: BodyID
    /// The mass and inertia at a density of 1.
    let weight: ItemWeight
    let size: CGSize
    /// True when the body has several shapes.
    let isCompound: Bool
    var owningBehaviors: [Holder] = []
    /// True once the animator has released the item.
    var isReleased = false
    /// True when the item was moving after the last step.
    var wasMoving = true
    /// The item's unique name in the run; nil before its first contact.
    var name: String?
    /// The body's position when last read, in points, rounded as the item gets it.
    var center = CGPoint.zero
    private(set) var cosine: CGFloat = 1
    private(set) var sine: CGFloat = 0
    /// The body's angle when last read; NaN, which is unequal to any angle, before the first read.
    var angle = Float.nan
    /// True when the view's transform is the pure rotation written last.
    var isTurnOnly = false
    /// The states after the last two sub-steps before the last step, then after each of its sub-steps;
    /// empty unless states are recorded.
    var states: [SubstepState] = []

    init(_ item: any UIDynamicItem, body: BodyID, weight: ItemWeight, isCompound: Bool) {
        self.item = item
        view = item as? UIView
        self.body = body
        self.weight = weight
        self.isCompound = isCompound
        size = item.bounds.size
    }

    /// The body's rotation as the item gets it.
    var rotation: CGAffineTransform {
        get { CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0) }
        set { (cosine, sine) = (newValue.a, newValue.b) }
    }

    func isHeld(by behavior: UIDynamicBehavior) -> Bool {
        owningBehaviors.contains { $0.behavior === behavior }
    }
}
