/// The methods that notify a delegate of the app's states; all are optional. A film calls those of the
/// launch.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The window of the app.
    var window: UIWindow? { get set }
    /// Prepares the app for its launch; returns false if it cannot handle the launch options.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Sets the app up after its launch; returns false if it cannot handle the launch options.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Sets the app up after its launch, where the delegate lacks the method with launch options.
    func applicationDidFinishLaunching(_ application: UIApplication)
    /// Notifies the delegate that the program has become active.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Notifies the delegate that the program is about to become inactive.
    func applicationWillResignActive(_ application: UIApplication)
    /// Notifies the delegate that the program has gone to the background.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Notifies the delegate that the program is about to leave the background.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Notifies the delegate that the program is about to end.
    func applicationWillTerminate(_ application: UIApplication)
    /// Notifies the delegate that memory is short.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// Returns the configuration of a scene that is about to connect.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Notifies the delegate that sessions were discarded.
    func application(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
    /// The window of the film; setting it has no effect.
    public var window: UIWindow? {
        get { RunContext.current.window }
        set {}
    }
    /// Returns true.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Calls `applicationDidFinishLaunching(_:)` and returns true.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        applicationDidFinishLaunching(application)
        return true
    }
    /// Does nothing.
    public func applicationDidFinishLaunching(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    /// Returns the session's configuration.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }
    /// Does nothing.
    public func application(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) {}
}
