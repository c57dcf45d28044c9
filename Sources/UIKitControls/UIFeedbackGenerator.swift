/// A generator of haptic feedback. A film has none, so the methods have no effect.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
    /// Creates a generator.
    public override init() {
        super.init()
    }

    /// Creates a generator of a view.
    public convenience init(view: UIView) {
        self.init()
    }

    /// Has no effect.
    open func prepare() { warnOfNoEffect("UIFeedbackGenerator.prepare") }
}
