import Physics2D

/// An item of an animator, its body in the world, and the behaviors that hold it.
@MainActor final class ItemBody {
    /// A behavior that holds the item, and when it began to.
    struct Holder {
        let behavior: UIDynamicBehavior
        let stamp: Int
    }

    let item: any UIDynamicItem
    /// The item where it is a view.
    let view: UIView?
    let body: BodyID
    /// What it weighs at a density of 1.
    let weight: ItemWeight
    let size: CGSize
    /// Whether it has several shapes.
    let isCompound: Bool
    var holders: [Holder] = []
    /// Whether the animator has let it go.
    var isReleased = false
    /// Whether it moved after the last step.
    var wasMoving = true
    /// The item's name on the stage, from its first contact on.
    var name: String?
    /// Where the body was seen last, in points, and its turn as the item gets it.
    var center = CGPoint.zero
    private(set) var cosine: CGFloat = 1
    private(set) var sine: CGFloat = 0
    /// The body's angle then; NaN, unlike any, before it was seen.
    var angle = Float.nan
    /// Whether the view was last given a pure turn.
    var isTurnOnly = false
    /// The last two states before the last step, and the states after its sub-steps, if they are recorded.
    var states: [SubstepState] = []

    init(_ item: any UIDynamicItem, body: BodyID, weight: ItemWeight, isCompound: Bool) {
        self.item = item
        view = item as? UIView
        self.body = body
        self.weight = weight
        self.isCompound = isCompound
        size = item.bounds.size
    }

    /// The turn of the body as the item gets it.
    var rotation: CGAffineTransform {
        get { CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0) }
        set { (cosine, sine) = (newValue.a, newValue.b) }
    }

    func isHeld(by behavior: UIDynamicBehavior) -> Bool {
        holders.contains { $0.behavior === behavior }
    }
}
