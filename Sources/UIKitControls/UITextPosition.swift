public import UIKitCore

/// A place in a text.
@preconcurrency @MainActor open class UITextPosition: NSObject {}

/// A part of a text, between two places.
@preconcurrency @MainActor open class UITextRange: NSObject {
    /// The place before the first character.
    open var start: UITextPosition { UITextPosition() }
    /// The place after the last character.
    open var end: UITextPosition { UITextPosition() }
    /// A Boolean value that indicates whether the part has no characters.
    open var isEmpty: Bool { true }
}

/// A rectangle of selected text.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
    /// The rectangle, in the coordinates of the view.
    open var rect: CGRect { .zero }
    /// The direction in which the text is written; default natural.
    open var writingDirection: NSWritingDirection { .natural }
    /// A Boolean value that indicates whether the selection begins in the rectangle.
    open var containsStart: Bool { false }
    /// A Boolean value that indicates whether the selection ends in the rectangle.
    open var containsEnd: Bool { false }
    /// A Boolean value that indicates whether the text is written from top to bottom; default false.
    open var isVertical: Bool { false }
}

/// The directions from a place in a text to another one.
public enum UITextLayoutDirection: Int, Sendable {
    /// To the right.
    case right = 2
    /// To the left.
    case left
    /// To the line above.
    case up
    /// To the line below.
    case down
}

/// A place as a number of UTF-16 code units from the beginning of the text.
final class TextOffset: UITextPosition {
    nonisolated let offset: Int

    init(_ offset: Int) { self.offset = offset }

    override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }

    override var hash: Int { offset }
}

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

/// A rectangle of a part of a text.
final class TextSpanRect: UITextSelectionRect {
    private let place: (rect: CGRect, isFirst: Bool, isLast: Bool)

    init(_ rect: CGRect, isFirst: Bool, isLast: Bool) { place = (rect, isFirst, isLast) }

    override var rect: CGRect { place.rect }
    override var containsStart: Bool { place.isFirst }
    override var containsEnd: Bool { place.isLast }
}
