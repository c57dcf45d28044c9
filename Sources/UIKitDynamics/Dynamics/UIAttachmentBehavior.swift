import Physics2D

/// A behavior that attaches an item to a point of the reference view, or to another item.
///
/// The initializers create a rigid rod, which becomes a spring when its frequency is above 0. The class
/// methods create sliding, limit (rope), fixed (weld) and pin attachments. Two items that a rod or a spring
/// connects still collide with each other; two items that a class method connects do not.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
    /// The kinds of object that an item can be attached to.
    public enum AttachmentType: Int, Sendable {
        /// The attachment connects two items.
        case items = 0
        /// The attachment connects an item to a point of the reference view.
        case anchor = 1
    }

    /// The kind of object that the item is attached to.
    open private(set) var attachedBehaviorType: AttachmentType

    /// The anchor point of the attachment, in points in the reference view's coordinates.
    ///
    /// With an attachment to a point, moving the anchor pulls the item along and keeps the length. With
    /// an attachment of two items it is the point passed to the class method, or (0, 0) for a rod or limit
    /// attachment, and setting it has no effect. A coordinate beyond 1e9, or not finite, is an error.
    open var anchorPoint: CGPoint {
        didSet {
            guard accept("anchorPoint", &anchorPoint, .coordinate, orKeep: oldValue) else { return }
            if attachedBehaviorType == .anchor { animator?.change { $0.moveAnchor(of: self) } }
        }
    }

    /// The length of a rod, of a spring at rest or of a limit attachment, in points; from 0 to 1e9. The
    /// default is the distance between the two attached points when the behavior joins an animator. As in
    /// UIKit, it does nothing for other attachments.
    open var length: CGFloat {
        get { chosenLength ?? handle?.length ?? presentLength }
        set {
            guard accept("length", newValue, .length) else { return }
            chosenLength = newValue
            refreshJoint()
        }
    }

    /// The damping ratio of a spring, from 0 to 1e6; default 0. At 0 the oscillation does not decay;
    /// at 1 there is no overshoot.
    open var damping: CGFloat = 0 {
        didSet { if accept("damping", &damping, .ratio, orKeep: oldValue) { refreshJoint() } }
    }

    /// The frequency of a spring in hertz, from 1e-6 to 1e6; default 0, for a rigid rod.
    open var frequency: CGFloat = 0 {
        didSet {
            let limit = Limit.frequency
            let isValid = frequency == 0 || limit.allows(frequency)
            if accept(isValid, "frequency", &frequency, limit.rule, orKeep: oldValue) { refreshJoint() }
        }
    }

    /// The largest torque with which a pin resists rotation, in newton meters; from 0 to 1e18, default 0.
    open var frictionTorque: CGFloat = 0 {
        didSet { if accept("frictionTorque", &frictionTorque, .torque, orKeep: oldValue) { refreshJoint() } }
    }

    /// The range of motion of a pin or a sliding attachment; default infinite.
    ///
    /// For a pin it is the rotation of the item against the other one, in radians clockwise; for a sliding
    /// attachment the travel along its axis, in points. Both count from the positions at which the behavior
    /// joined an animator. Ends that are out of order, or finite and beyond 1e9, are an error.
    open var attachmentRange = UIFloatRange.infinite {
        didSet {
            let rule = "two numbers in order, infinite or from -1e9 to 1e9"
            let isValid = attachmentRange.isUsable
            if accept(isValid, "attachmentRange", &attachmentRange, rule, orKeep: oldValue) {
                refreshJoint()
            }
        }
    }

    /// The kind of constraint between the two ends.
    private(set) var form = Form.rod
    let offset: UIOffset
    let otherOffset: UIOffset
    private(set) var chosenLength: CGFloat?
    /// The joint and anchor body in the world; nil outside of an animator.
    var handle: AttachmentHandle?

    /// Creates an attachment of a point of an item to a point of the reference view. The offset is from the
    /// item's center and turns with the item.
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

    /// Creates an attachment of an item's center to a point of the reference view.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    /// Creates an attachment between points of two items. Each offset is from the item's center and
    /// turns with the item.
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

    /// Creates an attachment between the centers of two items.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }

    /// The attached item, or both items in the order given.
    open var items: [any UIDynamicItem] { members }

    override var acceptsChildren: Bool { false }

    override func didJoin(_ animator: UIDynamicAnimator) {
        animator.change { $0.attach(self) }
    }

    override func willLeave(_ animator: UIDynamicAnimator) {
        animator.change { $0.detach(self) }
    }

    private func refreshJoint() {
        animator?.change { $0.refresh(self) }
    }

    // MARK: Class methods

    /// The items, the points and the kind of attachment from which a class method creates a behavior.
    /// Flipbook's own.
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

    /// Creates the behavior of a class method; required, so that subclasses inherit the class methods.
    /// Flipbook's own.
    public required init(_ definition: Definition) {
        (offset, otherOffset) = (definition.offset, definition.otherOffset)
        anchorPoint = definition.anchorPoint
        attachedBehaviorType = definition.items.count == 1 ? .anchor : .items
        super.init()
        definition.items.forEach(addMember)
        check()
        become(definition.form)
    }

    /// Creates an attachment that lets an item slide against another one along an axis through a point,
    /// without rotation between them. Point and axis are in the reference view's coordinates. An axis shorter
    /// than 1e-9 or longer than 1e9 is an error.
    open class func slidingAttachment(
        with item: any UIDynamicItem, attachedTo otherItem: any UIDynamicItem,
        attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> Self {
        Self(Definition([item, otherItem], anchorPoint: point, form: .sliding(axis: axis)))
    }

    /// Creates an attachment that lets an item slide along an axis through a point, without rotation.
    /// Point and axis are in the reference view's coordinates. An axis shorter than 1e-9 or longer
    /// than 1e9 is an error.
    open class func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> Self {
        Self(Definition([item], anchorPoint: point, form: .sliding(axis: axis)))
    }

    /// Creates an attachment that limits the distance between points of two items, as a rope does, to
    /// `length`: by default their distance when the behavior joins an animator. Each offset is from the
    /// item's center and turns with the item.
    open class func limitAttachment(
        with item: any UIDynamicItem, offsetFromCenter offset: UIOffset,
        attachedTo otherItem: any UIDynamicItem, offsetFromCenter otherOffset: UIOffset
    ) -> Self {
        Self(Definition([item, otherItem], offset, otherOffset, form: .limit))
    }

    /// Creates an attachment that fixes two items to each other at a point in the reference view's
    /// coordinates.
    open class func fixedAttachment(
        with item: any UIDynamicItem, attachedTo otherItem: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> Self {
        Self(Definition([item, otherItem], anchorPoint: point, form: .fixed))
    }

    /// Creates an attachment that lets two items rotate against each other about a point in the
    /// reference view's coordinates.
    open class func pinAttachment(
        with item: any UIDynamicItem, attachedTo otherItem: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> Self {
        Self(Definition([item, otherItem], anchorPoint: point, form: .pin))
    }
}

extension UIAttachmentBehavior {
    /// The kinds of constraint.
    enum Form {
        /// A rod or a spring; a pin for a rod without a set length whose anchor is less than 1 pt
        /// from its point.
        case rod
        case sliding(axis: CGVector)
        case limit
        case fixed
        case pin
        /// An attachment that was refused, because its definition breaks a rule.
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

    /// Refuses an attachment of an item to itself, and offsets and anchors beyond the coordinate limit.
    private func check() {
        if attachedBehaviorType == .items && members.count < 2 {
            refuse(
                "attaches '\(RunContext.current.name(of: members[0]))' to itself: it needs two different items."
            )
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

    /// The distance between the two attached points at the items' current positions, in points.
    private var presentLength: CGFloat {
        let point = members[0].point(at: offset)
        let other = attachedBehaviorType == .anchor ? anchorPoint : members.last!.point(at: otherOffset)
        return CGVector(dx: other.x - point.x, dy: other.y - point.y).length
    }
}

extension UIDynamicItem {
    /// Returns the position of a point that is fixed in the item, given as an offset from its center.
    fileprivate func point(at offset: UIOffset) -> CGPoint {
        let angle = arcTangent(y: transform.b, x: transform.a)
        let turned = CGPoint(x: offset.horizontal, y: offset.vertical)
            .applying(CGAffineTransform(rotationAngle: angle))
        return CGPoint(x: center.x + turned.x, y: center.y + turned.y)
    }
}

extension UIFloatRange {
    /// True when each end is within the coordinate limit or infinite to its own side, and the ends
    /// are in order.
    fileprivate var isUsable: Bool {
        let limit = Limit.coordinate
        return minimum <= maximum && (minimum == -.infinity || limit.allows(minimum))
            && (maximum == .infinity || limit.allows(maximum))
    }
}
