extension UIPress {
    /// The phases of a press.
    public enum Phase: Int, Sendable {
        /// The key was pressed.
        case began = 0
        /// The force has changed.
        case changed
        /// The key is down.
        case stationary
        /// The key was released.
        case ended
        /// The press does not count.
        case cancelled
    }

    /// The buttons of remote controls.
    public enum PressType: Int, Sendable {
        /// The upper arrow.
        case upArrow = 0
        /// The lower arrow.
        case downArrow
        /// The left arrow.
        case leftArrow
        /// The right arrow.
        case rightArrow
        /// The button that selects.
        case select
        /// The button of the menu.
        case menu
        /// The button that plays and pauses.
        case playPause
        /// The button of the page above.
        case pageUp = 30
        /// The button of the page below.
        case pageDown
    }

    /// The phase; a film has no presses.
    public var phase: Phase { .began }
    /// The button; a film has no presses.
    public var type: PressType { .select }
    /// The force; always 0.
    public var force: CGFloat { 0 }
    /// The key; always nil.
    public var key: UIKey? { nil }
}
