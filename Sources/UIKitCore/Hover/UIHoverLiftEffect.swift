/// The effect of a pointer that lifts a view.
public struct UIHoverLiftEffect: UIHoverEffect, Sendable {
    /// Creates an effect.
    public init() {}
}
