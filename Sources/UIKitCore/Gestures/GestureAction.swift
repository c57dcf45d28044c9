/// An action of a recognizer: a selector of a target, or a closure.
struct GestureAction {
    weak var target: AnyObject?
    let selector: Selector?
    let perform: (UIGestureRecognizer) -> Void
}
