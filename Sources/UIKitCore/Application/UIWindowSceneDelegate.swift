/// The methods with which a delegate follows a scene with windows; all are optional.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The window of the scene.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    /// The window of the film; setting it has no effect.
    public var window: UIWindow? {
        get { RunContext.current.window }
        set {}
    }
}
