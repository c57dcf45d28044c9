/// The effect of a pointer that the system chooses for a view.
public struct UIHoverAutomaticEffect: UIHoverEffect, Sendable {
    /// Creates an effect.
    public init() {}
}
