/// A link or an attachment of a text, which people tap or press.
@MainActor public final class UITextItem: NSObject {
    /// The kinds of items.
    public enum Content {
        /// An address.
        case link(URL)
        /// An attachment.
        case textAttachment(NSTextAttachment)
        /// A part of the text with a name.
        case tag(String)
    }

    /// The menu of an item.
    public struct MenuConfiguration {
        let menu: UIMenu

        /// Creates a configuration of a menu.
        public init(menu: UIMenu) { self.menu = menu }
    }

    /// The kind of the item, with its value.
    public let content: Content
    /// The place of the item in the text.
    public let range: NSRange

    init(content: Content, range: NSRange) {
        (self.content, self.range) = (content, range)
        super.init()
    }
}
