import Physics2D

/// Lets an item fly to a point, where it wobbles a little and rests upright.
///
/// Four springs pull at two opposite corners, so the item is turned upright as it snaps. Several snaps on one
/// item pull together: it comes to rest between their points.
@MainActor open class UISnapBehavior: UIDynamicBehavior {
    /// Where the item's center comes to rest, in the reference view's coordinates; it can be moved at any
    /// time. Coordinates beyond 1e9, or not finite, are an error.
    open var snapPoint: CGPoint {
        didSet {
            guard accept("snapPoint", snapPoint, .coordinate) else {
                return snapPoint = oldValue
            }
            animator?.change { $0.moveAnchor(of: self) }
        }
    }

    /// How the wobble fades, from 0 for hardly to 1 for no wobble; default 0.5. It can be changed at any
    /// time; in Apple's engine it counts only before the item snaps. It must be from 0 to 1e6.
    open var damping: CGFloat = 0.5 {
        didSet {
            guard accept("damping", damping, .ratio) else {
                return damping = oldValue
            }
            animator?.change { $0.refresh(self) }
        }
    }

    /// What the snap is in the world; nil outside of an animator.
    var bond: SnapBond?
    fileprivate var turnsItem = true

    /// A snap of an item to a point in the reference view's coordinates.
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
    /// The item that snaps. Ours.
    public var item: any UIDynamicItem { members[0] }

    /// Whether the item is turned upright as it snaps; default true. When false, nothing turns the item while
    /// the snap holds it: it flies to the point with the turn that it has, just as fast. Ours.
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
