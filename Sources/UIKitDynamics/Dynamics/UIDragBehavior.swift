/// Pulls an item by the point where a finger holds it, never harder than a wall can bear. Ours.
///
/// An item that is put under the finger step by step, or that hangs on it by a rod, is dragged through
/// boundaries and into other items: it has to be where the finger is. Here it hangs on a spring, and the end
/// of the spring is never further from the hold than a reach, wherever the finger is: so the force is
/// bounded. An item that meets a wall stays before it, slides along it, and follows when the finger comes
/// round.
///
///     case .began:
///         drag = UIDragBehavior(item: square, from: pan.location(in: view))
///         animator.addBehavior(drag)
///     case .changed:
///         drag.fingerPoint = pan.location(in: view)
///     default:
///         animator.removeBehavior(drag)
@MainActor open class UIDragBehavior: UIDynamicBehavior {
    /// What is dragged.
    public let item: any UIDynamicItem

    /// Where the finger is, in the reference view's coordinates. Coordinates beyond 1e9, or not finite, are
    /// an error.
    open var fingerPoint: CGPoint {
        didSet {
            guard accept("fingerPoint", fingerPoint, .coordinate) else {
                return fingerPoint = oldValue
            }
            pull()
        }
    }

    /// How far from the hold the spring's end is at most, in points; default 50. With the spring's 8 Hz and
    /// its critical damping that is a pull of 126 times the gravity of magnitude 1, and a speed of 1250
    /// points per second at most. It must be above 0 and at most 1e9.
    open var reach: CGFloat = 50 {
        didSet {
            guard accept(reach > 0 && Limit.length.allows(reach), "reach", reach, "above 0, up to 1e9") else {
                return reach = oldValue
            }
            pull()
        }
    }

    /// The spring, in hertz: it follows a hand within 0.04 s, and turns slowly enough for sub-steps of 1/120
    /// s.
    private static let frequency: CGFloat = 8

    private let spring: UIAttachmentBehavior

    /// Holds an item at a point of it, in the reference view's coordinates.
    public init(item: any UIDynamicItem, from point: CGPoint) {
        // Before there is an animator, a view is taken to lie directly on the reference view.
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

    /// Where the finger holds the item now.
    private var hold: CGPoint {
        let center = dynamicAnimator?.referenceCenter(of: item) ?? item.center
        let arm = CGPoint(x: spring.offset.horizontal, y: spring.offset.vertical)
            .applying(CGAffineTransform(rotationAngle: item.turn))
        return CGPoint(x: center.x + arm.x, y: center.y + arm.y)
    }

    /// Puts the spring's end under the finger, or as near as the reach allows.
    private func pull() {
        let hold = hold
        let distance = hold.distance(to: fingerPoint)
        let share = distance > reach ? reach / distance : 1
        let end = CGPoint(
            x: hold.x + (fingerPoint.x - hold.x) * share, y: hold.y + (fingerPoint.y - hold.y) * share)
        if end != spring.anchorPoint { spring.anchorPoint = end }
    }
}
