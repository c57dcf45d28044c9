/// An object that creates views and controllers from a run's storyboards and xibs.
@MainActor protocol InterfaceSource: AnyObject {
    /// Returns the view of a controller from the storyboard that it was created from, or one with a scene of
    /// its class, or a xib of its name; nil for none.
    func view(for controller: UIViewController) -> UIView?
}
