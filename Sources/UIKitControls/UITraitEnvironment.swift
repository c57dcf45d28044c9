/// An object with an environment: a view, a controller, a presentation or a scene.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
    /// The environment.
    var traitCollection: UITraitCollection { get }
    /// Notifies the object that its environment has changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}
extension UIScreen: UITraitEnvironment {
    /// Notifies the screen that its environment has changed. The implementation does nothing.
    public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
