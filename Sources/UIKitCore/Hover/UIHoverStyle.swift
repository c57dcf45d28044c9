/// The look of a view under a pointer. A film has no pointer.
@preconcurrency @MainActor public final class UIHoverStyle: NSObject {
    /// The effect.
    public var effect: any UIHoverEffect
    /// The outline of the effect; default nil, for that of the view.
    public var shape: UIShape?
    /// A Boolean value that indicates whether the effect is shown; default true. A film has no pointer.
    public var isEnabled = true

    private init(_ effect: any UIHoverEffect, within shape: UIShape?) {
        (self.effect, self.shape) = (effect, shape)
        super.init()
    }

    /// Creates a look of an effect.
    public convenience init(effect: some UIHoverEffect, shape: UIShape? = nil) {
        self.init(effect, within: shape)
    }

    /// Creates a look of the system's choice.
    public convenience init(shape: UIShape? = nil) {
        self.init(UIHoverAutomaticEffect(), within: shape)
    }
}
