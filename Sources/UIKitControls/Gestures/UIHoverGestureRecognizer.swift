/// A recognizer of a pointer over its view. A film has no pointer, so that it never recognizes one.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {}
