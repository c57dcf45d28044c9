/// A place as a number of UTF-16 code units from the beginning of the text.
final class TextOffset: UITextPosition {
    nonisolated let offset: Int

    init(_ offset: Int) { self.offset = offset }

    override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }

    override var hash: Int { offset }
}
