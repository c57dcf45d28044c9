/// A behavior that drags an item with a finger by a force of bounded size. Flipbook's own.
///
/// An item that is set to the finger's position in each step, or that hangs on it by a rod, is dragged
/// through boundaries and into other items, because the constraint demands the finger's position.
/// Here the item hangs on a spring whose end is never further from the hold than `reach`, wherever the
/// finger is. The force is therefore bounded: an item that meets a wall stops at it, slides along it, and
/// follows when the finger comes round.
///
///     case .began:
///         drag = UIDragBehavior(item: square, from: pan.location(in: view))
///         animator.addBehavior(drag)
///     case .changed:
///         drag.fingerPoint = pan.location(in: view)
///     default:
///         animator.removeBehavior(drag)
@preconcurrency @MainActor open class UIDragBehavior: UIDynamicBehavior {
    /// The dragged item.
    public let item: any UIDynamicItem

    /// The position of the finger, in points in the reference view's coordinates. A coordinate beyond
    /// 1e9, or not finite, is an error.
    open var fingerPoint: CGPoint {
        didSet { if accept("fingerPoint", &fingerPoint, .coordinate, orKeep: oldValue) { pull() } }
    }

    /// The largest distance between the hold and the spring's end, in points; above 0, up to 1e9, default 50.
    /// With the spring's 8 Hz and critical damping, 50 pt give a force of at most 126 times that of gravity
    /// with magnitude 1, and a speed of at most 1250 points per second.
    open var reach: CGFloat = 50 {
        didSet {
            let isValid = reach > 0 && Limit.length.allows(reach)
            if accept(isValid, "reach", &reach, "above 0, up to 1e9", orKeep: oldValue) { pull() }
        }
    }

    /// The frequency of the spring, in hertz: high enough to follow a hand within 0.04 s, low enough
    /// for sub-steps of 1/120 s.
    private static let frequency: CGFloat = 8

    private let spring: UIAttachmentBehavior

    /// Creates a drag that holds an item at a point in the reference view's coordinates.
    public init(item: any UIDynamicItem, from point: CGPoint) {
        // Without an animator yet, a view is assumed to be a direct subview of the reference view.
        let center = item.center
        let arm = CGPoint(x: point.x - center.x, y: point.y - center.y)
        let hold = arm.applying(CGAffineTransform(rotationAngle: -item.turn))
        spring = UIAttachmentBehavior(
            item: item, offsetFromCenter: UIOffset(horizontal: hold.x, vertical: hold.y),
            attachedToAnchor: point)
        (self.item, fingerPoint) = (item, point)
        super.init()
        spring.length = 0
        spring.frequency = Self.frequency
        spring.damping = 1
        spring.action = { [weak self] in self?.pull() }
        addChildBehavior(spring)
    }

    /// The current position of the held point of the item, in the reference view's coordinates.
    private var hold: CGPoint {
        let center = dynamicAnimator?.referenceCenter(of: item) ?? item.center
        let arm = CGPoint(x: spring.offset.horizontal, y: spring.offset.vertical)
            .applying(CGAffineTransform(rotationAngle: item.turn))
        return CGPoint(x: center.x + arm.x, y: center.y + arm.y)
    }

    /// Moves the spring's end to the finger, or as near to it as the reach allows.
    private func pull() {
        let hold = hold
        let distance = hold.distance(to: fingerPoint)
        let share = distance > reach ? reach / distance : 1
        let end = CGPoint(
            x: hold.x + (fingerPoint.x - hold.x) * share, y: hold.y + (fingerPoint.y - hold.y) * share)
        if end != spring.anchorPoint { spring.anchorPoint = end }
    }
}
