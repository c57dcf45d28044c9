/// The coordinator of animations alongside a transition between controllers.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs animations along with the change, and a completion after it.
    @discardableResult func animate(
        alongsideTransition animation: (((any UIViewControllerTransitionCoordinatorContext)) -> Void)?,
        completion: (((any UIViewControllerTransitionCoordinatorContext)) -> Void)?
    ) -> Bool
    /// Runs animations in another view along with the change, and a completion after it.
    @discardableResult func animateAlongsideTransition(
        in view: UIView?, animation: (((any UIViewControllerTransitionCoordinatorContext)) -> Void)?,
        completion: (((any UIViewControllerTransitionCoordinatorContext)) -> Void)?
    ) -> Bool
    /// Calls a handler when the interactive part of a transition ends.
    func notifyWhenInteractionEnds(
        _ handler: @escaping ((any UIViewControllerTransitionCoordinatorContext)) -> Void)
    /// Calls a handler when a transition becomes interactive or ceases to be.
    func notifyWhenInteractionChanges(
        _ handler: @escaping ((any UIViewControllerTransitionCoordinatorContext)) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Runs animations along with the change.
    @discardableResult public func animate(
        alongsideTransition animation: (((any UIViewControllerTransitionCoordinatorContext)) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }

    /// Runs animations in another view along with the change.
    @discardableResult public func animateAlongsideTransition(
        in view: UIView?, animation: (((any UIViewControllerTransitionCoordinatorContext)) -> Void)?
    ) -> Bool { animateAlongsideTransition(in: view, animation: animation, completion: nil) }
}
