/// A part of the program with its own windows. A film has one.
@preconcurrency @MainActor open class UIScene: UIResponder {
    /// The options with which a scene connects.
    @MainActor open class ConnectionOptions: NSObject {}

    /// The states of a scene.
    public enum ActivationState: Int, Sendable {
        /// Not connected.
        case unattached = -1
        /// In front.
        case foregroundActive = 0
        /// In front without events.
        case foregroundInactive
        /// In the background.
        case background
    }

    /// The session of the scene.
    public let session: UISceneSession
    /// The delegate; default nil.
    open var delegate: (any UISceneDelegate)?
    /// The title; default empty.
    open var title: String! = ""
    /// The state; always in front.
    open var activationState: ActivationState { .foregroundActive }

    /// Creates a scene of a session.
    public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
    }
}

/// The session of a scene.
@preconcurrency @MainActor open class UISceneSession: NSObject {
    /// The purposes of scenes.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The text of the purpose.
        public let rawValue: String
        /// Creates a purpose from a text.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A window on the device's screen.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// The purpose of the scene.
    public let role: Role
    /// The configuration of the scene.
    public let configuration: UISceneConfiguration

    package init(role: Role) {
        self.role = role
        configuration = UISceneConfiguration(name: nil, sessionRole: role)
        super.init()
    }
}

/// The description of a scene.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    /// The name; nil for none.
    public let name: String?
    /// The purpose.
    public let role: UISceneSession.Role
    /// The class of the scene; default nil. It has no effect.
    open var sceneClass: AnyClass? {
        didSet { warnOfNoEffect("UISceneConfiguration.sceneClass", oldValue, sceneClass) }
    }
    /// The class of the delegate; default nil. It has no effect: the app has one class of delegates.
    open var delegateClass: AnyClass? {
        didSet { warnOfNoEffect("UISceneConfiguration.delegateClass", oldValue, delegateClass) }
    }

    /// Creates a description.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        (self.name, role) = (name, sessionRole)
        super.init()
    }
}

/// A scene with windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
    /// The windows that code has shown; without any, that of the film.
    open var windows: [UIWindow] { RunContext.current.screenState.shownWindows }
    /// The window that receives typed text: the film's, unless code shows another.
    open var keyWindow: UIWindow? { RunContext.current.screenState.keyWindow }
    /// The screen.
    open var screen: UIScreen { .main }
    /// The screen's coordinates: those of the film's window.
    open var coordinateSpace: any UICoordinateSpace { RunContext.current.window }
    /// The direction in which the interface stands: on its side where the film is wider than high.
    open var interfaceOrientation: UIInterfaceOrientation {
        let size = UIScreen.main.bounds.size
        return size.width > size.height ? .landscapeRight : .portrait
    }
    /// The status bar.
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
    /// The environment.
    open var traitCollection: UITraitCollection { UITraitCollection() }
}

/// The status bar of a scene, which a film does not show.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
    /// The rectangle of the bar: as high as the insets at the top of the device.
    open var statusBarFrame: CGRect {
        let context = RunContext.current
        return CGRect(
            x: 0, y: 0, width: context.window.bounds.width, height: context.screenState.safeAreaInsets.top)
    }
    /// A Boolean value that indicates whether the bar is hidden; always true.
    open var isStatusBarHidden: Bool { true }
}

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
