/// A linear relation between attributes of two views or guides:
/// first attribute = multiplier x second attribute + constant, or less, or greater.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    /// A relation between two attributes.
    public enum Relation: Int, Sendable {
        /// The first is less than or equal to the second.
        case lessThanOrEqual = -1
        /// Both are equal.
        case equal = 0
        /// The first is greater than or equal to the second.
        case greaterThanOrEqual = 1
    }

    /// A direction.
    public enum Axis: Int, Sendable {
        /// Sideways.
        case horizontal = 0
        /// Up and down.
        case vertical = 1
    }

    /// A part of a view's frame. Leading is left and trailing is right: films are in left-to-right languages.
    public enum Attribute: Int, Sendable {
        /// An edge.
        case left = 1, right, top, bottom, leading, trailing
        /// A length.
        case width, height
        /// The center.
        case centerX, centerY
        /// The baseline of the last or the first line of a text, or the bottom edge.
        case lastBaseline, firstBaseline
        /// An edge inside the margins.
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        /// The center inside the margins.
        case centerXWithinMargins, centerYWithinMargins
        /// None: the constraint is about the first attribute and the constant.
        case notAnAttribute = 0
    }

    /// The alignment of the views of a visual format across its direction.
    public struct FormatOptions: OptionSet, Sendable {
        /// The raw value, equal to Apple's.
        public let rawValue: UInt

        /// Creates options from Apple's raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The views' left edges are aligned.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// The views' right edges are aligned.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// The views' top edges are aligned.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// The views' bottom edges are aligned.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// The views' leading edges are aligned.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// The views' trailing edges are aligned.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// The views' centers are aligned.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// The views' centers are aligned.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// Views follow one another from the leading to the trailing edge: the default.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// Views follow one another from left to right, as films do anyway.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    }

    /// The view or guide of the first attribute; nil for one that no longer exists.
    open private(set) weak var firstItem: AnyObject?
    /// The view or guide of the second attribute; nil for none.
    open private(set) weak var secondItem: AnyObject?
    /// The first attribute.
    public let firstAttribute: Attribute
    /// The second attribute.
    public let secondAttribute: Attribute
    /// The relation.
    public let relation: Relation
    /// The factor of the second attribute.
    public let multiplier: CGFloat
    private let hasSecondItem: Bool
    /// True for a constraint between two attributes.
    var isRelation: Bool { hasSecondItem }

    /// The number that is added to the second attribute, in points. A change acts at the next layout.
    open var constant: CGFloat {
        didSet { if constant != oldValue { holder?.constantsDidChange() } }
    }

    /// The strength, from 0 to 1000; default required. A change acts at the next layout; that of an active
    /// constraint must not lead from required to optional or back.
    open var priority: UILayoutPriority = .required {
        didSet {
            guard priority != oldValue else { return }
            checkPriority(after: oldValue)
            holder?.constraintsDidChange()
        }
    }

    /// A name for messages; default nil.
    open var identifier: String?

    /// A Boolean value that indicates whether unused constraints are archived; it has no effect.
    open var shouldBeArchived = false {
        didSet { warnOfNoEffect("NSLayoutConstraint.shouldBeArchived", oldValue, shouldBeArchived) }
    }

    /// The view that holds the constraint while it is active.
    weak var holder: UIView? { didSet { isBroken = isBroken && holder != nil } }
    /// A Boolean value that indicates whether the constraint gives way to others, which contradict it.
    var isBroken = false
    /// The place in the order of activations.
    var order = 0

    /// Creates a constraint, which is not active yet. A position needs a second attribute, of the same
    /// direction; a length needs a second length or none.
    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        firstItem = view1 as AnyObject
        secondItem = view2.map { $0 as AnyObject }
        hasSecondItem = view2 != nil && attr2 != .notAnAttribute
        (firstAttribute, secondAttribute) = (attr1, attr2)
        (self.relation, self.multiplier, constant) = (relation, multiplier, c)
        super.init()
        checkAttributes([view1, view2].compactMap { $0 })
    }

    /// Creates the constraint that a storyboard draws for an object of a subclass, or else a width of 0 as a
    /// placeholder.
    public override convenience init() {
        let state = RunContext.current.screenState
        let drawn = state.drawnConstraint
        state.drawnConstraint = nil
        self.init(
            item: drawn?.firstItem ?? UIView(), attribute: drawn?.firstAttribute ?? .width,
            relatedBy: drawn?.relation ?? .equal, toItem: drawn?.secondItem,
            attribute: drawn?.secondAttribute ?? .notAnAttribute, multiplier: drawn?.multiplier ?? 1,
            constant: drawn?.constant ?? 0)
        if let drawn { (priority, identifier) = (drawn.priority, drawn.identifier) }
    }

    /// Notifies the constraint that all objects of its storyboard or xib are connected. The default
    /// implementation does nothing.
    open func awakeFromNib() {}

    /// A Boolean value that indicates whether the constraint acts; default false. Activating it needs a view
    /// that holds both items, or is one of them.
    open var isActive: Bool {
        get { holder != nil }
        set { if newValue { activate() } else { holder?.removeConstraint(self) } }
    }

    /// Activates constraints.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// The view of the first item: itself or the owner of a guide.
    package var firstView: UIView? { (firstItem as? UIView) ?? (firstItem as? UILayoutGuide)?.owningView }

    /// The view of the second item; nil for none.
    package var secondView: UIView? { (secondItem as? UIView) ?? (secondItem as? UILayoutGuide)?.owningView }

    private func activate() {
        guard holder == nil else { return }
        guard let first = firstView else { return }
        guard hasSecondItem else { return first.addConstraint(self) }
        guard let second = secondView,
            let shared = sequence(first: first, next: \.superview).first(where: {
                second.isDescendant(of: $0)
            })
        else {
            return RunContext.current.fail(
                SceneFailure(
                    "Constraint \(sentence) cannot be active: no view holds both, so add them first."))
        }
        shared.addConstraint(self)
    }

    /// The relation in one line, such as "title.left = view.left + 8".
    var sentence: String {
        let sign = relation == .equal ? "=" : relation == .lessThanOrEqual ? "<=" : ">="
        var right = hasSecondItem ? "\(name(of: secondItem)).\(secondAttribute)" : ""
        if hasSecondItem, multiplier != 1 { right = "\(shortestDigits(multiplier)) \(right)" }
        if !hasSecondItem {
            right = shortestDigits(constant)
        } else if constant != 0 {
            right += constant < 0 ? " - \(shortestDigits(-constant))" : " + \(shortestDigits(constant))"
        }
        let label = identifier.map { "\($0): " } ?? ""
        return "“\(label)\(name(of: firstItem)).\(firstAttribute) \(sign) \(right)”"
    }

    private func name(of item: AnyObject?) -> String {
        if let guide = item as? UILayoutGuide {
            return (guide.owningView.map { RunContext.current.name(of: $0) } ?? "nil") + "." + guide.title
        }
        return item.map { RunContext.current.name(of: $0) } ?? "nil"
    }

    /// A textual representation of the relation.
    open override var description: String { MainActor.assumeIsolated { sentence } }
}
