/// The look of an edge of a scroll view below bars in iOS 26.
@preconcurrency @MainActor open class UIScrollEdgeEffect: NSObject {
    /// A form of the effect.
    @preconcurrency @MainActor public final class Style: NSObject {
        /// The system's choice.
        public static let automatic = Style()
        /// A soft transition.
        public static let soft = Style()
        /// A sharp end with a line.
        public static let hard = Style()
    }

    /// The form; default automatic. It has no effect.
    open var style = Style.automatic {
        didSet { warnOfNoEffect("UIScrollEdgeEffect.style", oldValue, style) }
    }
    /// A Boolean value that indicates whether the effect is hidden, so that a navigation bar of iOS 26 has no
    /// background above content; default false. A film shows no effect at the other edges.
    open var isHidden = false { didSet { if isHidden != oldValue { didChange?() } } }

    /// The closure that notifies the scroll view of a change.
    var didChange: (() -> Void)?
}

extension UIScrollView {
    /// The effect at the upper edge.
    public var topEdgeEffect: UIScrollEdgeEffect { edgeEffect(.top) }
    /// The effect at the lower edge.
    public var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffect(.bottom) }
    /// The effect at the left edge.
    public var leftEdgeEffect: UIScrollEdgeEffect { edgeEffect(.left) }
    /// The effect at the right edge.
    public var rightEdgeEffect: UIScrollEdgeEffect { edgeEffect(.right) }

    /// True where code hides the effect at the upper edge.
    package var hidesTopEdgeEffect: Bool { settings.edgeEffects[UIRectEdge.top.rawValue]?.isHidden == true }

    private func edgeEffect(_ edge: UIRectEdge) -> UIScrollEdgeEffect {
        if let effect = settings.edgeEffects[edge.rawValue] { return effect }
        let effect = UIScrollEdgeEffect()
        effect.didChange = { [weak self] in self?.notifyFollowers() }
        settings.edgeEffects[edge.rawValue] = effect
        return effect
    }
}
