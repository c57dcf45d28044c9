import UIKitCore

/// The changes that a delegate adds to the opening or closing of a menu.
@MainActor final class MenuAnimations: NSObject, UIContextMenuInteractionCommitAnimating {
    private(set) weak var previewViewController: UIViewController?
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    init(_ controller: UIViewController?) { previewViewController = controller }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    /// Makes the changes, within the animation of the menu.
    func perform() { for animation in animations { animation() } }

    /// Responds to the end of the animation of the menu.
    func complete() { for completion in completions { completion() } }
}
