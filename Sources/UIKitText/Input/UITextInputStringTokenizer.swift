/// An object that divides a text into units by its characters.
@preconcurrency @MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var input: (any UIResponder & UITextInput)?

    /// Creates an object for a text, which is held weakly.
    public init(textInput: any UIResponder & UITextInput) {
        input = textInput
        super.init()
    }

    /// Returns the unit around a place, which begins there or, in a backward direction, ends there; nil for
    /// none.
    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let input else { return nil }
        let place = input.offset(from: input.beginningOfDocument, to: position)
        let unit = units(granularity).first { range in
            direction.isBackward
                ? range.location < place && place <= range.upperBound
                : range.location <= place && place < range.upperBound
        }
        guard let unit, let start = self.position(unit.location), let end = self.position(unit.upperBound)
        else { return nil }
        return input.textRange(from: start, to: end)
    }

    /// Returns a Boolean value that indicates whether a place is at the end of a unit in a direction.
    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        guard let input else { return false }
        let place = input.offset(from: input.beginningOfDocument, to: position)
        return units(granularity).contains {
            (direction.isBackward ? $0.location : $0.upperBound) == place
        }
    }

    /// Returns the next end of a unit in a direction; nil for none.
    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard let input else { return nil }
        let place = input.offset(from: input.beginningOfDocument, to: position)
        let ends = units(granularity)
        let found =
            direction.isBackward
            ? ends.last { $0.location < place }?.location
            : ends.first { $0.upperBound > place }?.upperBound
        return found.flatMap(self.position)
    }

    /// Returns a Boolean value that indicates whether a place is within a unit.
    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool { rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil }

    private func position(_ offset: Int) -> UITextPosition? {
        input.flatMap { $0.position(from: $0.beginningOfDocument, offset: offset) }
    }

    /// Returns the units of the text in their order.
    private func units(_ granularity: UITextGranularity) -> [NSRange] {
        guard let input, let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
            let text = input.text(in: all), !text.isEmpty
        else { return [] }
        switch granularity {
        case .document: return [NSRange(location: 0, length: text.utf16.count)]
        case .character: return Self.parts(of: text) { _, _ in true }
        case .word:
            let words = Self.parts(of: text) { Self.isInWord($0) != Self.isInWord($1) }
            let string = text as NSString
            return words.filter { string.substring(with: $0).contains(where: Self.isInWord) }
        case .sentence:
            return Self.parts(of: text) { ".!?\n".contains($0) && !".!?\n".contains($1) }
        case .paragraph, .line: return Self.parts(of: text) { before, _ in before.isNewline }
        }
    }

    private static func isInWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "'" || character == "\u{2019}"
    }

    /// Returns the parts of a text between characters at which it is cut.
    private static func parts(
        of text: String, _ isCut: (_ before: Character, _ behind: Character) -> Bool
    ) -> [NSRange] {
        var (parts, start, end): ([NSRange], Int, Int) = ([], 0, 0)
        var last: Character?
        for character in text {
            if let last, isCut(last, character) {
                parts.append(NSRange(location: start, length: end - start))
                start = end
            }
            end += character.utf16.count
            last = character
        }
        return parts + [NSRange(location: start, length: end - start)]
    }
}
