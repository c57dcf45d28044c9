/// A menu of actions, which a touch on a button opens.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
    /// The entries.
    public let children: [UIMenuElement]
    /// The ways in which the menu is shown in another one; default none.
    public let options: Options
    /// The size of the entries; default automatic, for rows.
    open var preferredElementSize: ElementSize

    /// The sizes of the entries of a menu.
    public enum ElementSize: Int, Sendable {
        /// Images side by side.
        case small
        /// Images side by side, with titles below them.
        case medium
        /// Rows, one below the other.
        case large
        /// A size chosen by the system.
        case automatic = -1
    }

    /// The ways in which a menu is shown in another one.
    public struct Options: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt
        /// Creates a set from a raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Among the entries of the other menu.
        public static let displayInline = Options(rawValue: 1)
        /// In red.
        public static let destructive = Options(rawValue: 2)
        /// With one entry on at a time.
        public static let singleSelection = Options(rawValue: 32)
    }

    /// Creates a menu of entries.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: String? = nil,
        options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        (self.children, self.options) = (children, options)
        self.preferredElementSize = preferredElementSize
        super.init(title: title, subtitle: subtitle, image: image)
    }
}
