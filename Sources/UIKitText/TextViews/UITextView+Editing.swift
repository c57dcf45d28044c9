import Picture
import UIKitCore

extension UITextView {
    var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

    /// Returns the rectangle of the text in a view of a width, whose height takes whole pixels.
    func textFrame(width: CGFloat) -> CGRect {
        let inset = textContainerInset
        let room = max(0, width - inset.left - inset.right - 2 * textContainer.lineFragmentPadding)
        return CGRect(
            x: inset.left + textContainer.lineFragmentPadding, y: inset.top, width: room,
            height: heightInPixels(textSize(width: room)))
    }

    /// Returns the height of a view that is as high as the text in a width, with its insets.
    func fittingHeight(width: CGFloat) -> CGFloat {
        textFrame(width: width).maxY + textContainerInset.bottom
    }

    /// Returns the height of a text in whole pixels. An empty text has the line in which the cursor stands.
    private func heightInPixels(_ text: CGSize) -> CGFloat {
        let ruler = RunContext.current.textRuler ?? ApproximateTextMeasurer()
        let height = text.height > 0 ? text.height : ruler.metrics(of: letters).height
        return CGSize(width: 0, height: height).roundedUp.height
    }

    /// The size of the text in lines that break only at newlines, with its insets.
    var unwrappedSize: CGSize {
        let inset = textContainerInset
        let padding = inset.left + inset.right + 2 * textContainer.lineFragmentPadding
        let text = textSize(width: .greatestFiniteMagnitude)
        return CGSize(
            width: text.width.rounded(.up) + padding, height: heightInPixels(text) + inset.top + inset.bottom)
    }

    /// Returns the size of the text in lines of a width.
    func textSize(width: CGFloat) -> CGSize {
        if let layout = attributedLayout(width: width) { return layout.size }
        return measurements.exactSize(
            of: shownText, font: letters, width: width, lineLimit: textContainer.maximumNumberOfLines)
    }

    /// The largest number of characters that are shown: the layout of a text takes about 30 KB for each
    /// emoji.
    static let mostShown = 50_000

    /// The text up to the largest number of characters; a longer one is warned of.
    var shownText: String {
        guard let text, text.utf8.count > Self.mostShown, text.unicodeScalars.count > Self.mostShown else {
            return text ?? ""
        }
        warnOfCut(text)
        return String(text.unicodeScalars.prefix(Self.mostShown))
    }

    /// Warns of a text with more characters than are shown.
    func warnOfCut(_ text: String) {
        let context = RunContext.current
        context.warn(
            "\(context.name(of: self)): the text has \(text.unicodeScalars.count) characters, of which a text "
                + "view shows the first \(Self.mostShown).")
    }

    /// The kinds of text that become links.
    public struct DataDetectorTypes: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt
        /// Creates a set from a raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Telephone numbers.
        public static let phoneNumber = DataDetectorTypes(rawValue: 1)
        /// Addresses on the web.
        public static let link = DataDetectorTypes(rawValue: 2)
        /// Postal addresses.
        public static let address = DataDetectorTypes(rawValue: 4)
        /// Dates.
        public static let calendarEvent = DataDetectorTypes(rawValue: 8)
        /// All kinds.
        public static let all = DataDetectorTypes(rawValue: .max)
    }

    /// The text has changed; the object is the view.
    nonisolated public static let textDidChangeNotification = NSNotification.Name(
        "UITextViewTextDidChangeNotification")
    /// Editing has begun; the object is the view.
    nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
        "UITextViewTextDidBeginEditingNotification")
    /// Editing has ended; the object is the view.
    nonisolated public static let textDidEndEditingNotification = NSNotification.Name(
        "UITextViewTextDidEndEditingNotification")
}
