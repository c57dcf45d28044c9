/// The effect of a pointer that highlights a view.
public struct UIHoverHighlightEffect: UIHoverEffect, Sendable {
    /// Creates an effect.
    public init() {}
}
