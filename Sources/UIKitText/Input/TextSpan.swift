/// A part of a text as a range of UTF-16 code units.
final class TextSpan: UITextRange {
    nonisolated let range: NSRange

    init(_ range: NSRange) { self.range = range }

    override var start: UITextPosition { TextOffset(range.location) }
    override var end: UITextPosition { TextOffset(range.location + range.length) }
    override var isEmpty: Bool { range.length == 0 }

    override func isEqual(_ object: Any?) -> Bool { (object as? TextSpan)?.range == range }

    override var hash: Int { range.location }
}
