/// The look of an edge of a scroll view below bars in iOS 26, which have no background of their own.
@preconcurrency @MainActor open class UIScrollEdgeEffect: NSObject {
    /// A form of the effect.
    @preconcurrency @MainActor public final class Style: NSObject {
        /// The system's choice: the soft one.
        public static let automatic = Style()
        /// Content that fades out below the bar.
        public static let soft = Style()
        /// Content that the bar almost covers, up to a line.
        public static let hard = Style()
    }

    /// The form; default automatic.
    open var style = Style.automatic { didSet { if style !== oldValue { didChange?() } } }
    /// A Boolean value that indicates whether the effect is hidden, so that content is seen as it is below
    /// the bar; default false. A film shows the effects below the bars of controllers, at the upper and the
    /// lower edge.
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

    /// Returns the form of the effect at an edge; nil where code hides it.
    package func edgeEffectStyle(at edge: UIRectEdge) -> UIScrollEdgeEffect.Style? {
        guard let effect = settings.edgeEffects[edge.rawValue] else { return .automatic }
        return effect.isHidden ? nil : effect.style
    }

    private func edgeEffect(_ edge: UIRectEdge) -> UIScrollEdgeEffect {
        if let effect = settings.edgeEffects[edge.rawValue] { return effect }
        let effect = UIScrollEdgeEffect()
        effect.didChange = { [weak self] in self?.notifyFollowers() }
        settings.edgeEffects[edge.rawValue] = effect
        return effect
    }
}
