import Physics2D

/// Attaches an item to a point of the reference view, or to another item.
///
/// The initializers make a rigid rod, which becomes a spring when it is given a frequency; the class methods
/// make slides, ropes, seams and pins. Items that a rod or spring joins still collide, those that a class
/// method joins do not.
@MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
    /// What an item is attached to.
    public enum AttachmentType: Int, Sendable {
        /// Another item.
        case items = 0
        /// A point of the reference view.
        case anchor = 1
    }

    /// What the item is attached to.
    open private(set) var attachedBehaviorType: AttachmentType

    /// The point that the item is attached to, in the reference view's coordinates; moving it pulls the item
    /// along, the length stays. For two items it is where the class method put it, (0, 0) for a rod, and
    /// moving it does nothing. Coordinates beyond 1e9, or not finite, are an error.
    open var anchorPoint: CGPoint {
        didSet {
            guard accept("anchorPoint", anchorPoint, .coordinate) else {
                return anchorPoint = oldValue
            }
            if attachedBehaviorType == .anchor { animator?.change { $0.moveAnchor(of: self) } }
        }
    }

    /// How long a rod, a spring at rest or a rope is, in points; default the distance of its ends when the
    /// behavior comes into an animator. It must be from 0 to 1e9.
    open var length: CGFloat {
        get { chosenLength ?? bond?.length ?? presentLength }
        set {
            guard accept("length", newValue, .length) else { return }
            chosenLength = newValue
            bondDidChange()
        }
    }

    /// How the swinging of a spring fades: 0, the default, not at all, 1 without overshooting. It must be
    /// from 0 to 1e6.
    open var damping: CGFloat = 0 {
        didSet {
            guard accept("damping", damping, .ratio) else {
                return damping = oldValue
            }
            bondDidChange()
        }
    }

    /// How often a spring swings, in hertz; 0, the default, for a rigid rod. Others must be from 1e-6 to
    /// 1e6.
    open var frequency: CGFloat = 0 {
        didSet {
            let limit = Limit.frequency
            guard accept(frequency == 0 || limit.allows(frequency), "frequency", frequency, limit.rule)
            else { return frequency = oldValue }
            bondDidChange()
        }
    }

    /// The largest torque with which a pin resists turning, in newton metres; default 0. It must be from
    /// 0 to 1e18.
    open var frictionTorque: CGFloat = 0 {
        didSet {
            guard accept("frictionTorque", frictionTorque, .torque) else {
                return frictionTorque = oldValue
            }
            bondDidChange()
        }
    }

    /// How far a pin lets the item turn against the other, in radians clockwise, or a slide lets it move
    /// along its axis, in points, from where they were when the behavior came into an animator; default
    /// infinite. A range whose ends are not in order, or are finite and beyond 1e9, is an error.
    open var attachmentRange = UIFloatRange.infinite {
        didSet {
            let rule = "two numbers in order, infinite or from -1e9 to 1e9"
            guard accept(attachmentRange.isUsable, "attachmentRange", attachmentRange, rule) else {
                return attachmentRange = oldValue
            }
            bondDidChange()
        }
    }

    /// How the two are bound.
    private(set) var form = Form.rod
    let offset: UIOffset
    let otherOffset: UIOffset
    private(set) var chosenLength: CGFloat?
    /// What the attachment is in the world; nil outside of an animator.
    var bond: AttachmentBond?

    /// Attaches a point of an item, as an offset from its center that turns with it, to a point of the
    /// reference view.
    public init(
        item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
    ) {
        self.offset = offset
        otherOffset = .zero
        anchorPoint = point
        attachedBehaviorType = .anchor
        super.init()
        addMember(item)
        check()
    }

    /// Attaches an item's center to a point of the reference view.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    /// Attaches points of two items, as offsets from their centers that turn with them, to one another.
    public init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
        attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
    ) {
        offset = offset1
        otherOffset = offset2
        anchorPoint = .zero
        attachedBehaviorType = .items
        super.init()
        addMember(item1)
        addMember(item2)
        check()
    }

    /// Attaches the centers of two items to one another.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }

    /// The item, or both, in the order given.
    open var items: [any UIDynamicItem] { members }

    override var acceptsChildren: Bool { false }

    override func didJoin(_ animator: UIDynamicAnimator) {
        animator.change { $0.attach(self) }
    }

    override func willLeave(_ animator: UIDynamicAnimator) {
        animator.change { $0.detach(self) }
    }

    private func bondDidChange() {
        animator?.change { $0.refresh(self) }
    }

    // MARK: Class methods

    /// The items, the points and the kind of attachment that a class method makes a behavior of. Ours.
    public struct Definition {
        fileprivate let items: [any UIDynamicItem]
        fileprivate let offset, otherOffset: UIOffset
        fileprivate let anchorPoint: CGPoint
        fileprivate let form: Form

        fileprivate init(
            _ items: [any UIDynamicItem], _ offset: UIOffset = .zero, _ otherOffset: UIOffset = .zero,
            anchorPoint: CGPoint = .zero, form: Form
        ) {
            (self.items, self.offset, self.otherOffset) = (items, offset, otherOffset)
            (self.anchorPoint, self.form) = (anchorPoint, form)
        }
    }

    /// Creates the behavior of a class method, which a subclass inherits with it. Ours.
    public required init(_ definition: Definition) {
        (offset, otherOffset) = (definition.offset, definition.otherOffset)
        anchorPoint = definition.anchorPoint
        attachedBehaviorType = definition.items.count == 1 ? .anchor : .items
        super.init()
        definition.items.forEach(addMember)
        check()
        become(definition.form)
    }

    /// Lets an item slide against another along an axis through a point, both in the reference view's
    /// coordinates, without turning against it. An axis of length 0 is an error.
    open class func slidingAttachment(
        with item: any UIDynamicItem, attachedTo otherItem: any UIDynamicItem,
        attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> Self {
        Self(Definition([item, otherItem], anchorPoint: point, form: .sliding(axis: axis)))
    }

    /// Lets an item slide along an axis through a point, both in the reference view's coordinates, without
    /// turning. An axis of length 0 is an error.
    open class func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> Self {
        Self(Definition([item], anchorPoint: point, form: .sliding(axis: axis)))
    }

    /// Keeps points of two items, as offsets from their centers that turn with them, within the distance that
    /// they have when the behavior comes into an animator, as a rope does.
    open class func limitAttachment(
        with item: any UIDynamicItem, offsetFromCenter offset: UIOffset,
        attachedTo otherItem: any UIDynamicItem, offsetFromCenter otherOffset: UIOffset
    ) -> Self {
        Self(Definition([item, otherItem], offset, otherOffset, form: .limit))
    }

    /// Keeps two items from moving against one another, held together at a point in the reference view's
    /// coordinates.
    open class func fixedAttachment(
        with item: any UIDynamicItem, attachedTo otherItem: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> Self {
        Self(Definition([item, otherItem], anchorPoint: point, form: .fixed))
    }

    /// Lets two items turn against one another about a point in the reference view's coordinates.
    open class func pinAttachment(
        with item: any UIDynamicItem, attachedTo otherItem: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> Self {
        Self(Definition([item, otherItem], anchorPoint: point, form: .pin))
    }
}

extension UIAttachmentBehavior {
    /// How an attachment binds.
    enum Form {
        /// A rod, a spring, or a pin for an anchor on its point.
        case rod
        case sliding(axis: CGVector)
        case limit
        case fixed
        case pin
        /// What the scene asked for cannot be.
        case impossible
    }

    fileprivate func become(_ form: Form) {
        if case .impossible = self.form { return }
        self.form = form
        if case .sliding(let axis) = form, !(1e-9...1e9).contains(axis.length) {
            refuse(
                "cannot slide along the axis \(axis): it must be finite and longer than 0, from 1e-9 to 1e9 long."
            )
        }
    }

    /// Refuses what no joint can do.
    private func check() {
        if attachedBehaviorType == .items && members.count < 2 {
            refuse(
                "attaches '\(Stage.current.name(of: members[0]))' to itself: it needs two different items.")
        }
        let limit = Limit.coordinate
        if !limit.allows(offset) || !limit.allows(otherOffset) {
            refuse("has the offsets \(offset) and \(otherOffset), but they must be \(limit.rule).")
        }
        if !limit.allows(anchorPoint) {
            refuse("has its anchor at \(anchorPoint), but it must be \(limit.rule).")
        }
    }

    private func refuse(_ reason: String) {
        form = .impossible
        fail("\(type(of: self)) \(reason)")
    }

    /// How far the two points are apart where the items stand now.
    private var presentLength: CGFloat {
        let point = members[0].point(at: offset)
        let other = attachedBehaviorType == .anchor ? anchorPoint : members.last!.point(at: otherOffset)
        return CGVector(dx: other.x - point.x, dy: other.y - point.y).length
    }
}

extension UIDynamicItem {
    /// The place of a point that is fixed in the item, as an offset from its center.
    fileprivate func point(at offset: UIOffset) -> CGPoint {
        let angle = arcTangent(y: transform.b, x: transform.a)
        let turned = CGPoint(x: offset.horizontal, y: offset.vertical)
            .applying(CGAffineTransform(rotationAngle: angle))
        return CGPoint(x: center.x + turned.x, y: center.y + turned.y)
    }
}

extension UIFloatRange {
    /// Whether a joint can keep to the range: each end is within the limit, or infinite to its own side.
    fileprivate var isUsable: Bool {
        let limit = Limit.coordinate
        return minimum <= maximum && (minimum == -.infinity || limit.allows(minimum))
            && (maximum == .infinity || limit.allows(maximum))
    }
}
