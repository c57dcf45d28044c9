/// The scene of a storyboard that a controller was created from.
@MainActor package protocol InterfaceOrigin {
    /// Performs the transition of an identifier; without such a transition it has no effect.
    func performSegue(_ identifier: String, from controller: UIViewController, sender: Any?)
}
