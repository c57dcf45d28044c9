extension UITextView {
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

    /// Replaces the last characters, unless the delegate forbids it.
    func replaceEnd(_ count: Int, with string: String) {
        let text = text ?? ""
        guard text.count >= count else { return }
        let kept = String(text.dropLast(count))
        let range = NSRange(location: kept.utf16.count, length: text.utf16.count - kept.utf16.count)
        guard textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: string) != false
        else { return }
        self.text = kept + string
        textDelegate?.textViewDidChangeSelection(self)
        textDelegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    /// Scrolls to a part of the text: to its beginning, or to its end for a part in the second half.
    public func scrollRangeToVisible(_ range: NSRange) {
        let isLate = range.location * 2 > (text ?? "").utf16.count
        let end = max(0, contentSize.height - bounds.height)
        setContentOffset(nearestOffset(to: CGPoint(x: 0, y: isLate ? end : 0)), animated: true)
    }

    /// The selected part of the text: its end, which is where typed text goes.
    public var selectedRange: NSRange {
        get { NSRange(location: (text ?? "").utf16.count, length: 0) }
        set {}
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

/// The rectangle in which a text view lays out its text.
@preconcurrency @MainActor public final class NSTextContainer: NSObject {
    /// The distance of lines from the insets at both sides, in points; default 5 (as in UIKit).
    public var lineFragmentPadding: CGFloat = 5 { didSet { didChange?() } }
    /// The largest number of lines; default 0, for any number.
    public var maximumNumberOfLines = 0 { didSet { didChange?() } }
    /// The way in which lines break; default by words. It has no effect.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { warnOfNoEffect("NSTextContainer.lineBreakMode", oldValue, lineBreakMode) }
    }

    /// The closure that notifies the text view of a change; nil without a text view.
    var didChange: (() -> Void)?
}
