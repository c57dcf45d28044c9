/// The coordinator of animations alongside a change of size. A film's size never changes, so none is ever
/// created.
@MainActor public protocol UIViewControllerTransitionCoordinator: AnyObject {
    /// Runs animations along with the change, and a completion after it.
    @discardableResult func animate(
        alongsideTransition animation: (((any UIViewControllerTransitionCoordinator)) -> Void)?,
        completion: (((any UIViewControllerTransitionCoordinator)) -> Void)?
    ) -> Bool
}
