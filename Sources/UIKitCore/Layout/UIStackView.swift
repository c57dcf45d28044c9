/// A view that lays out its arranged subviews in a row or column by constraints of its own.
@preconcurrency @MainActor open class UIStackView: UIView {
    /// The ways in which the views share the length of the stack.
    public enum Distribution: Int, Sendable {
        /// The views fill the stack; those that hug their contents least grow.
        case fill
        /// The views fill the stack and are equally long.
        case fillEqually
        /// The views fill the stack in proportion to their contents.
        case fillProportionally
        /// The distances between the views are equal, and no less than the spacing.
        case equalSpacing
        /// The distances between the views' centers are equal; the gaps are no less than the spacing.
        case equalCentering
    }

    /// The alignments of the views across the stack.
    public enum Alignment: Int, Sendable {
        /// The views are as thick as the stack.
        case fill
        /// The views lie at the leading edge.
        case leading
        /// The baselines of the first lines are aligned.
        case firstBaseline
        /// The views are centered.
        case center
        /// The views lie at the trailing edge.
        case trailing
        /// The baselines of the last lines are aligned.
        case lastBaseline

        /// The views of a row lie at the top.
        public static var top: Alignment { .leading }
        /// The views of a row lie at the bottom.
        public static var bottom: Alignment { .trailing }
    }

    /// The arranged subviews in the order of the stack.
    open private(set) var arrangedSubviews: [UIView] = []

    /// The direction; default horizontal.
    open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { arrangementDidChange() } }
    /// The way in which the views share the length; default `fill`.
    open var distribution: Distribution = .fill { didSet { arrangementDidChange() } }
    /// The alignment across the stack; default `fill`.
    open var alignment: Alignment = .fill { didSet { arrangementDidChange() } }
    /// The distance between views in points; default 0.
    open var spacing: CGFloat = 0 { didSet { arrangementDidChange() } }
    /// A Boolean value that indicates whether spacing in a column counts from the last baseline of a text to
    /// the first one of the text below, and margins from the edges to baselines; default false.
    open var isBaselineRelativeArrangement = false { didSet { arrangementDidChange() } }
    /// A Boolean value that indicates whether views lie inside the layout margins; default false.
    open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementDidChange() } }

    private var customSpacing: [ObjectIdentifier: CGFloat] = [:]

    /// The spacing that stands for that of the stack.
    public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
    /// The standard distance between views: 8 points.
    public static let spacingUseSystem: CGFloat = 8

    @_spi(UIKitInternals) open override func didInitialize() {
        super.didInitialize()
        joinConstraints()
    }

    /// Creates a stack of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Adds a view to the end of the stack, and as a subview.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    /// Adds a view at an index of the stack, and as a subview. An index beyond the end is an error.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        if !(0...arrangedSubviews.count).contains(stackIndex) {
            RunContext.current.fail(
                SceneFailure(
                    "\(RunContext.current.name(of: self)): insertArrangedSubview needs an index from 0 to "
                        + "\(arrangedSubviews.count), but it is \(stackIndex)."))
        }
        arrangedSubviews.remove(view)
        arrangedSubviews.insert(view, at: max(0, min(stackIndex, arrangedSubviews.count)))
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        view.joinConstraints()
        constraintsDidChange()
    }

    /// Removes a view from the stack. It stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.remove(view)
        view.layout?.target = nil
        constraintsDidChange()
    }

    /// Sets the distance after a view, in points.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacing[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        arrangementDidChange()
    }

    /// Returns the distance after a view, in points.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacing[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    /// Removes a subview from the stack.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        guard arrangedSubviews.contains(where: { $0 === subview }) else { return }
        removeArrangedSubview(subview)
    }

    func gap(after view: UIView) -> CGFloat { customSpacing[ObjectIdentifier(view)] ?? spacing }
}
