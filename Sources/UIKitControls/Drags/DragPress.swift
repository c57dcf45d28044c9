import UIKitCore

/// The long press that lifts content. Where there is none, it fails, and touches reach the view as usual.
@MainActor final class DragPress: NSObject, UIGestureRecognizerDelegate {
    private let interaction: UIDragInteraction

    private init(_ interaction: UIDragInteraction) { self.interaction = interaction }

    /// Returns a press for a view, which holds the interaction by it.
    static func recognizer(of interaction: UIDragInteraction) -> UILongPressGestureRecognizer {
        let (press, recognizer) = (DragPress(interaction), UILongPressGestureRecognizer())
        recognizer.delegate = press
        recognizer.addTarget { press.interaction.follow($0) }
        return recognizer
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        interaction.findItems(for: gestureRecognizer)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { interaction.allowsSimultaneousRecognitionDuringLift }
}
