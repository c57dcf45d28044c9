/// The recognizer of the drag from the left edge that leads back.
@MainActor final class PopGestureRecognizer: UIScreenEdgePanGestureRecognizer {
    /// The closure that returns whether the drag may begin.
    var mayBegin: (() -> Bool)?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if state == .possible, mayBegin?() == false { state = .failed }
    }
}
