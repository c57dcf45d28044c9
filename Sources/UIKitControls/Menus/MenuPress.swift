import UIKitCore

/// The long press that opens a menu. Where there is no menu, it fails, and touches reach the view as usual.
@MainActor final class MenuPress: NSObject, UIGestureRecognizerDelegate {
    private let interaction: UIContextMenuInteraction

    private init(_ interaction: UIContextMenuInteraction) { self.interaction = interaction }

    /// Returns a press for a view, which holds the interaction by it.
    static func recognizer(of interaction: UIContextMenuInteraction) -> MenuPressRecognizer {
        let (press, recognizer) = (MenuPress(interaction), MenuPressRecognizer())
        recognizer.delegate = press
        recognizer.addTarget { if $0.state == .began { press.interaction.open() } }
        return recognizer
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        interaction.findMenu(at: gestureRecognizer.location(in: gestureRecognizer.view))
    }
}
