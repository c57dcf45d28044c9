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
