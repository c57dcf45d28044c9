extension UIButton {
    /// The roles of buttons.
    public enum Role: Int, Sendable {
        /// None.
        case normal = 0
        /// The action that users choose most likely.
        case primary
        /// The action that changes nothing.
        case cancel
        /// The action that destroys something.
        case destructive
    }

    /// Draws the button by its role, and warns of one that is not seen.
    func roleDidChange() {
        if role == .primary || role == .cancel { warnOfNoEffect("UIButton.role") }
        setNeedsLayout()
        setNeedsDisplay()
    }
}
