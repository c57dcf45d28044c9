/// The effect of a pointer on the view below it. A film has no pointer.
public protocol UIHoverEffect {}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
    /// The system's choice.
    public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}

extension UIHoverEffect where Self == UIHoverHighlightEffect {
    /// A highlight.
    public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}

extension UIHoverEffect where Self == UIHoverLiftEffect {
    /// A lift toward the viewer.
    public static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}
