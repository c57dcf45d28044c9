/// A generator of feedback for selections; without effect.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Has no effect.
    open func selectionChanged() { warnOfNoEffect("UISelectionFeedbackGenerator.selectionChanged") }

    /// Has no effect.
    open func selectionChanged(at location: CGPoint) {
        warnOfNoEffect("UISelectionFeedbackGenerator.selectionChanged")
    }
}
