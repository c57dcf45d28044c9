/// The traits of an element for people who do not see the screen, with Apple's numbers.
public struct UIAccessibilityTraits: OptionSet, Sendable, Hashable {
    /// The bits of the traits.
    public let rawValue: UInt64
    /// Creates traits from bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// No trait.
    public static let none: UIAccessibilityTraits = []
    /// A button.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// A link.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// An image.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// A selected element.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// An element that plays sound.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// A key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// A text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// A summary.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// An element that does not respond.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// An element that changes often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// A search field.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// An element that starts media.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// An element with a value that can be adjusted.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// An element that touches reach directly.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// An element that turns a page.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// A heading.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

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
