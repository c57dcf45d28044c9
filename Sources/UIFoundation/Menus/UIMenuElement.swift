/// An entry of a menu: an action or a menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
    /// The states of an entry.
    public enum State: Int, Sendable {
        /// The entry is off.
        case off = 0
        /// The entry is on.
        case on = 1
        /// Some entries of a group are on.
        case mixed = 2
    }

    /// The properties of an entry.
    public struct Attributes: OptionSet, Sendable {
        /// The bits of the properties.
        public let rawValue: UInt
        /// Creates properties from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The entry does not respond.
        public static let disabled = Attributes(rawValue: 1)
        /// The entry destroys something.
        public static let destructive = Attributes(rawValue: 2)
        /// The entry is not shown.
        public static let hidden = Attributes(rawValue: 4)
        /// The menu stays open after a tap on the entry.
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }

    /// The title.
    open var title: String
    /// The smaller text below the title; nil for none.
    open var subtitle: String?
    /// The image; nil for none.
    open var image: UIImage?

    package init(title: String, subtitle: String?, image: UIImage?) {
        (self.title, self.subtitle, self.image) = (title, subtitle, image)
        super.init()
    }
}
