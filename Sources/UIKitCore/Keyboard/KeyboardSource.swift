/// An object that makes the keys of the screen's keyboard.
@MainActor package protocol KeyboardSource: AnyObject {
    /// Returns the keys for an object that receives typed text, in the size that they have on a screen; nil
    /// for an object into which nothing can be typed.
    func keys(for responder: UIResponder, on screen: CGSize, bottomInset: CGFloat) -> UIView?
}
