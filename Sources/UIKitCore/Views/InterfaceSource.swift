/// An object that creates views and controllers from a run's storyboards and xibs.
@MainActor package protocol InterfaceSource: AnyObject {
    /// Returns the view of a controller from the storyboard that it was created from, or one with a scene of
    /// its class, or a xib of its name; nil for none.
    func view(for controller: UIViewController) -> UIView?
    /// Returns new objects of a xib's name, connected with an owner and with external objects by their
    /// identifiers; none without such a file.
    func objects(ofNib name: String, owner: AnyObject, external: [String: AnyObject]) -> [Any]
    /// Adds views in place of those that no storyboard draws to the view of a controller that expects some.
    func fill(_ controller: UIViewController)
}
