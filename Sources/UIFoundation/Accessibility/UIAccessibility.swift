/// Settings and messages for people who do not see the screen.
public enum UIAccessibility {
    /// A kind of message.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The number of the kind.
        public let rawValue: UInt32
        /// Creates a kind from its number.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The screen has changed.
        public static let screenChanged = Notification(rawValue: 1000)
        /// The layout has changed.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// A text to be read out.
        public static let announcement = Notification(rawValue: 1008)
        /// A page was scrolled.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// A Boolean value that indicates whether the screen is read out; false in a film.
    public static let isVoiceOverRunning = false
    /// A Boolean value that indicates whether motion is reduced; false in a film.
    public static let isReduceMotionEnabled = false
    /// A Boolean value that indicates whether transparency is reduced; false in a film.
    public static let isReduceTransparencyEnabled = false
    /// A Boolean value that indicates whether colors are inverted; false in a film.
    public static let isInvertColorsEnabled = false
    /// A Boolean value that indicates whether text is bold; false in a film.
    public static let isBoldTextEnabled = false

    /// Does nothing, as on a device whose screen nobody has read out.
    public static func post(notification: Notification, argument: Any?) {}
}

/// Does nothing, as on a device whose screen nobody has read out.
public func UIAccessibilityPostNotification(_ notification: UIAccessibility.Notification, _ argument: Any?) {}
