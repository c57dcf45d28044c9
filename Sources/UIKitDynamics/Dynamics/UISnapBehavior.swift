import Physics2D

/// A behavior that snaps an item to a point, where it oscillates briefly and comes to rest upright.
///
/// Four springs pull at two opposite corners, which also rotates the item upright. Several snaps of one item
/// act together: it comes to rest between their points.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
    /// The point at which the item's center comes to rest, in points in the reference view's coordinates; it
    /// can change at any time. A coordinate beyond 1e9, or not finite, is an error.
    open var snapPoint: CGPoint {
        didSet {
            guard accept("snapPoint", &snapPoint, .coordinate, orKeep: oldValue) else { return }
            animator?.change { $0.moveAnchor(of: self) }
        }
    }

    /// The damping ratio of the springs, from 0 to 1e6; default 0.5. At 0 the oscillation hardly decays;
    /// at 1 there is none. It can change at any time; in Apple's engine it has an effect only before
    /// the item snaps.
    open var damping: CGFloat = 0.5 {
        didSet {
            if accept("damping", &damping, .ratio, orKeep: oldValue) { animator?.change { $0.refresh(self) } }
        }
    }

    /// The springs and anchor body in the world; nil outside of an animator.
    var handle: SnapHandle?
    fileprivate var turnsItem = true

    /// Creates a snap of an item to a point in the reference view's coordinates.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        snapPoint = point
        super.init()
        addMember(item)
        _ = accept("snapPoint", point, .coordinate)
    }

    override var acceptsChildren: Bool { false }

    override func didJoin(_ animator: UIDynamicAnimator) {
        guard Limit.coordinate.allows(snapPoint) else { return }
        animator.change { $0.attach(self) }
    }

    override func willLeave(_ animator: UIDynamicAnimator) {
        animator.change { $0.detach(self) }
    }
}

extension UISnapBehavior {
    /// The item that snaps. Flipbook's own.
    public var item: any UIDynamicItem { members[0] }

    /// A Boolean value that indicates whether the snap rotates the item upright; default true. When false,
    /// the item keeps its angle while the snap holds it and moves to the point just as fast. Flipbook's own.
    public var allowsRotation: Bool {
        get { turnsItem }
        set {
            guard newValue != turnsItem else { return }
            turnsItem = newValue
            settingsDidChange()
            animator?.change { $0.refresh(self) }
        }
    }
}
