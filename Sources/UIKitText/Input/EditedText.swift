import UIKitCore

/// A view of a text with a cursor, at which users type.
@MainActor protocol EditedText: UITextInput {
    /// The selected range of UTF-16 code units; nil for the end of the text.
    var selection: NSRange? { get set }
    /// The text.
    var editedString: String { get }
    /// Returns a Boolean value that indicates whether the delegate accepts typed text.
    func accepts(_ string: String, in range: NSRange) -> Bool
    /// Replaces a part of the text.
    func put(_ string: String, in range: NSRange)
    /// Notifies delegates and observers of a changed text.
    func didEdit()
    /// Notifies the delegate of another selection.
    func didSelect()
}

extension EditedText {
    private var length: Int { (editedString as NSString).length }

    /// The selected range, within the text.
    var selectedSpan: NSRange { selection.map(clamped) ?? NSRange(location: length, length: 0) }

    /// Returns the part of a range that lies within the text.
    func clamped(_ range: NSRange) -> NSRange {
        let first = max(0, min(range.location, length))
        let last = first + max(0, min(range.length, length - first))
        let string = editedString as NSString
        let start = string.startOfLetter(at: first)
        return NSRange(
            location: start, length: (first == last ? start : string.endOfLetter(at: last)) - start)
    }

    /// Returns the range of a part of the text, and nil for one of another object.
    func span(of range: UITextRange) -> NSRange? {
        guard let start = range.start as? TextOffset, let end = range.end as? TextOffset else { return nil }
        return clamped(NSRange(location: start.offset, length: max(0, end.offset - start.offset)))
    }

    /// Selects a part of the text.
    func select(_ range: NSRange) {
        let before = selectedSpan
        selection = clamped(range)
        if selectedSpan != before { didSelect() }
    }

    /// Replaces the selected text, if the delegate accepts it.
    func enter(_ string: String) {
        let range = selectedSpan
        if accepts(string, in: range) { change(range, to: string) }
    }

    /// Removes the selected text or the character before the cursor, if the delegate accepts it.
    func erase() {
        var range = selectedSpan
        if range.length == 0 {
            guard range.location > 0 else { return }
            range = (editedString as NSString).rangeOfComposedCharacterSequence(at: range.location - 1)
        }
        if accepts("", in: range) { change(range, to: "") }
    }

    /// Replaces a part of the text, and moves the cursor behind it.
    func change(_ range: NSRange, to string: String) {
        put(string, in: range)
        let end = range.location + (string as NSString).length
        selection = end < length ? NSRange(location: end, length: 0) : nil
        didSelect()
        didEdit()
    }

    /// Returns the place whose cursor is nearest to a point: the places are in the order of reading.
    func place(nearest point: CGPoint) -> UITextPosition {
        var (low, high) = (0, length)
        func caret(_ offset: Int) -> CGRect { caretRect(for: TextOffset(offset)) }
        while high - low > 1 {
            let middle = (low + high) / 2
            let rect = caret(middle)
            let isBefore = rect.maxY <= point.y || (rect.minY <= point.y && rect.minX <= point.x)
            (low, high) = isBefore ? (middle, high) : (low, middle)
        }
        let (left, right) = (caret(low), caret(high))
        let isInLine = right.minY <= point.y || right.minY == left.minY
        let isNearer = isInLine && abs(right.minX - point.x) < abs(left.minX - point.x)
        return TextOffset(isNearer ? high : low)
    }
}
