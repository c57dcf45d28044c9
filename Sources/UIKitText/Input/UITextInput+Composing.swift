public import UIKitCore

// What keyboards ask of texts besides their selection.
extension UITextInput {
    /// The part of the text that is still being composed; nil for none.
    public var markedTextRange: UITextRange? { RunContext.current[MarkedTexts.self][self] }

    /// The looks of the text that is being composed: those of the rest.
    public var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { nil }
        set {
            if newValue?.isEmpty == false {
                RunContext.current.warn("UITextInput.markedTextStyle has no effect.")
            }
        }
    }

    /// Puts a text that is being composed in the place of the one before, or of the selection.
    ///
    /// - Parameters:
    ///   - markedText: The text; nil for none.
    ///   - selectedRange: The part of it that is selected.
    public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        guard let range = markedTextRange ?? selectedTextRange else { return }
        let (start, text) = (range.start, markedText ?? "")
        replace(range, withText: text)
        let end = position(from: start, offset: text.utf16.count)
        let part = text.isEmpty ? nil : end.flatMap { textRange(from: start, to: $0) }
        RunContext.current[MarkedTexts.self][self] = part
        if let first = position(from: start, offset: selectedRange.location),
            let last = position(from: first, offset: selectedRange.length)
        {
            selectedTextRange = textRange(from: first, to: last)
        }
    }

    /// Takes the composed text as it is.
    public func unmarkText() { RunContext.current[MarkedTexts.self][self] = nil }

    /// The object that is notified of changes by code: nil, as the keyboard of a film asks for nothing.
    public var inputDelegate: (any UITextInputDelegate)? {
        get { nil }
        set {
            if newValue != nil {
                RunContext.current.warn("UITextInput.inputDelegate is notified of nothing.")
            }
        }
    }

    /// The side of a line's end on which the cursor stands; forward.
    public var selectionAffinity: UITextStorageDirection { .forward }

    // MARK: Places

    /// Returns the place in a part of the text that is nearest to a point.
    public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        guard let place = closestPosition(to: point) else { return nil }
        if compare(place, to: range.start) == .orderedAscending { return range.start }
        return compare(place, to: range.end) == .orderedDescending ? range.end : place
    }

    /// Returns the character at a point; nil for none.
    public func characterRange(at point: CGPoint) -> UITextRange? {
        guard let place = closestPosition(to: point) else { return nil }
        let isBehind = caretRect(for: place).minX <= point.x
        guard let other = position(from: place, offset: isBehind ? 1 : -1),
            let range = isBehind ? textRange(from: place, to: other) : textRange(from: other, to: place)
        else { return nil }
        return selectionRects(for: range).contains { $0.rect.contains(point) } ? range : nil
    }

    /// Returns the end of a part of the text in a direction.
    public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection)
        -> UITextPosition?
    { direction == .left || direction == .up ? range.start : range.end }

    /// Returns the part from a place to the next one in a direction; nil for none.
    public func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? {
        self.position(from: position, in: direction, offset: 1).flatMap {
            textRange(from: position, to: $0)
        }
    }

    /// Returns the direction of the text at a place: natural.
    public func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection)
        -> NSWritingDirection
    { .natural }

    /// Returns nil: a keyboard of a film draws no text.
    public func textStyling(at position: UITextPosition, in direction: UITextStorageDirection)
        -> [NSAttributedString.Key: Any]?
    { nil }
}

extension UITextInput where Self: UIResponder {
    /// The object that divides the text into units.
    public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }
}
