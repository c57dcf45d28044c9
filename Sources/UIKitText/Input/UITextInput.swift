/// An object whose text has places, parts and a selection.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
    /// Returns the text of a part; nil for one that is not in the text.
    func text(in range: UITextRange) -> String?
    /// Replaces a part of the text.
    func replace(_ range: UITextRange, withText text: String)
    /// The selected part of the text; an empty one is the place of the cursor.
    var selectedTextRange: UITextRange? { get set }
    /// The part of the text that is still being composed; nil for none.
    var markedTextRange: UITextRange? { get }
    /// The place before the first character.
    var beginningOfDocument: UITextPosition { get }
    /// The place after the last character.
    var endOfDocument: UITextPosition { get }
    /// Returns the part between two places.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// Returns the place some UTF-16 code units after another one; nil for one outside of the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// Returns the order of two places.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// Returns the number of UTF-16 code units from one place to another.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// Returns the rectangle of the first line of a part, in the object's coordinates.
    func firstRect(for range: UITextRange) -> CGRect
    /// Returns the rectangle of a cursor at a place, in the object's coordinates.
    func caretRect(for position: UITextPosition) -> CGRect
    /// Returns the rectangles of a part, one for each block of lines.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    /// Returns the place that is nearest to a point of the object's coordinates.
    func closestPosition(to point: CGPoint) -> UITextPosition?
}

extension UITextInput {
    /// Returns the part between two places, in whichever order they are; nil for places of another object.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        guard let start = fromPosition as? TextOffset, let end = toPosition as? TextOffset else { return nil }
        let first = min(start.offset, end.offset)
        return TextSpan(NSRange(location: first, length: max(start.offset, end.offset) - first))
    }

    /// Returns the place some UTF-16 code units after another one; nil for one outside of the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        guard let position = position as? TextOffset, let end = endOfDocument as? TextOffset,
            case let (place, isTooLarge) = position.offset.addingReportingOverflow(offset), !isTooLarge
        else { return nil }
        return 0...end.offset ~= place ? TextOffset(place) : nil
    }

    /// Returns the place some characters to the right or to the left of another one; nil for one outside of
    /// the text, or in another line.
    public func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        switch direction {
        case .right: self.position(from: position, offset: offset)
        case .left: self.position(from: position, offset: offset == .min ? .max : -offset)
        case .up, .down: nil
        }
    }

    /// Returns the order of two places.
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let distance = offset(from: position, to: other)
        return distance == 0 ? .orderedSame : distance > 0 ? .orderedAscending : .orderedDescending
    }

    /// Returns the number of UTF-16 code units from one place to another; 0 for places of another object.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        guard let start = from as? TextOffset, let end = toPosition as? TextOffset else { return 0 }
        return end.offset - start.offset
    }
}
