/// The appearance or end of a menu over a selection, to which code adds animations.
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating {
    /// Adds changes that are animated with the menu.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure that is called at the end.
    func addCompletion(_ completion: @escaping () -> Void)
}

extension MenuAnimations: UIEditMenuInteractionAnimating {}
