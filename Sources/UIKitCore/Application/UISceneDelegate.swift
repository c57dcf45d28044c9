/// The methods with which a delegate follows a scene; all are optional. A film calls those of the start.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
    /// Notifies the delegate that a scene is about to connect.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions)
    /// Notifies the delegate that a scene was disconnected.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Notifies the delegate that a scene has become active.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Notifies the delegate that a scene is about to become inactive.
    func sceneWillResignActive(_ scene: UIScene)
    /// Notifies the delegate that a scene is about to leave the background.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Notifies the delegate that a scene has gone to the background.
    func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
    /// Does nothing.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// Does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
}
