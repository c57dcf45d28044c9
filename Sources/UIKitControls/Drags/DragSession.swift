import UIKitCore

/// The content that a finger drags, for the view from which it comes.
@MainActor final class DragSession: NSObject, UIDragSession {
    var items: [UIDragItem] = []
    var localContext: Any?
    var allowsMoveOperation = true
    var isRestrictedToDraggingApplication = false
    private weak var recognizer: UIGestureRecognizer?

    init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }

    func location(in view: UIView) -> CGPoint { recognizer?.location(in: view) ?? .zero }
}
