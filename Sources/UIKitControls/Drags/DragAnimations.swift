package import UIKitCore

/// The changes that a delegate adds to the animation of an item that is dragged.
@MainActor package final class DragAnimations: NSObject, UIDragAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    package func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    package func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Makes the changes, within the animation of the item.
    package func perform() { for animation in animations { animation() } }

    /// Responds to the end of the animation of the item.
    package func complete() { for completion in completions { completion(.end) } }
}
