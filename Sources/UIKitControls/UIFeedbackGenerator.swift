/// A generator of haptic feedback. A film has none, so the methods have no effect.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
    /// Creates a generator.
    public override init() {
        super.init()
    }

    /// Has no effect.
    open func prepare() { warnOfNoEffect("UIFeedbackGenerator.prepare") }
}
