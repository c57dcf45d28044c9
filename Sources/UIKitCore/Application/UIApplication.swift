/// The app, for scene code that queries it. A film has one window, and its app is always active.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    /// The states of an app.
    public enum State: Int, Sendable {
        /// In front.
        case active = 0
        /// In front without events.
        case inactive
        /// In the background.
        case background
    }

    /// The keys of launch options.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The text of the key.
        public let rawValue: String
        /// Creates a key from a text.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The URL that the app was launched to open.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// The remote notification that launched the app.
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        /// The location event that launched the app.
        public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
    }

    /// The keys of the options with which the app opens a URL.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The text of the key.
        public let rawValue: String
        /// Creates a key from a text.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The keys of the options of a URL that the app is to open.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The text of the key.
        public let rawValue: String
        /// Creates a key from a text.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The app.
    public static var shared: UIApplication { RunContext.current.screenState.application }

    /// Returns the app for the key path `shared`, by which code reaches it that extensions of apps share; nil
    /// for others.
    public static func value(forKeyPath keyPath: String) -> Any? {
        keyPath == "shared" || keyPath == "sharedApplication" ? shared : nil
    }

    /// The delegate of the app that is filmed; nil for a view controller on its own.
    open var delegate: (any UIApplicationDelegate)? {
        get { RunContext.current.screenState.appDelegate }
        set { RunContext.current.screenState.appDelegate = newValue }
    }
    /// A Boolean value that indicates whether the device stays awake; it has no effect.
    open var isIdleTimerDisabled = false {
        didSet { warnOfNoEffect("UIApplication.isIdleTimerDisabled", oldValue, isIdleTimerDisabled) }
    }
    /// A Boolean value that indicates whether the status bar shows network activity; it has no effect.
    open var isNetworkActivityIndicatorVisible = false {
        didSet {
            warnOfNoEffect(
                "UIApplication.isNetworkActivityIndicatorVisible", oldValue, isNetworkActivityIndicatorVisible
            )
        }
    }
    /// The number on the app's icon; it has no effect.
    open var applicationIconBadgeNumber = 0 {
        didSet {
            warnOfNoEffect("UIApplication.applicationIconBadgeNumber", oldValue, applicationIconBadgeNumber)
        }
    }
    /// The style of the status bar; it has no effect.
    open var statusBarStyle = UIStatusBarStyle.default {
        didSet { warnOfNoEffect("UIApplication.statusBarStyle", oldValue, statusBarStyle) }
    }
    /// A Boolean value that indicates whether the status bar is hidden; it has no effect.
    open var isStatusBarHidden = false {
        didSet { warnOfNoEffect("UIApplication.isStatusBarHidden", oldValue, isStatusBarHidden) }
    }

    /// The number of reasons to ignore touches.
    private var ignoring = 0

    /// The state; always active.
    open var applicationState: State { .active }
    /// The rectangle of the status bar: as high as the inset at the top of the device; empty for a hidden
    /// bar.
    open var statusBarFrame: CGRect { RunContext.current.screenState.statusBarFrame }
    /// The window that receives typed text: the film's, unless code shows another.
    open var keyWindow: UIWindow? { RunContext.current.screenState.keyWindow }
    /// The windows that code has shown; without any, that of the film.
    open var windows: [UIWindow] { RunContext.current.screenState.shownWindows }
    /// The scene of the film.
    open var connectedScenes: Set<UIScene> { [RunContext.current.screenState.windowScene] }
    /// The sessions of the film.
    open var openSessions: Set<UISceneSession> { [RunContext.current.screenState.windowScene.session] }

    /// Returns false: a film opens no URLs.
    open func canOpenURL(_ url: URL) -> Bool { false }

    /// Opens nothing; the completion receives false.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        completion?(false)
    }

    /// Opens nothing; returns false.
    @discardableResult open func openURL(_ url: URL) -> Bool { false }

    /// Sends an action to a target, or without one to the nearest responder that implements it: from the
    /// first responder of typed text outward, then from the sender. Returns whether there is one.
    @discardableResult open func sendAction(
        _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool {
        guard let target = target ?? responder(to: action, from: sender) else { return false }
        action.perform(on: target, with: sender ?? self, event)
        return true
    }

    /// Sends an event of touches to the window of the touched view.
    open func sendEvent(_ event: UIEvent) {
        RunContext.current.screenState.touches.windowOfEvent.sendEvent(event)
    }

    /// A Boolean value that indicates whether touches are ignored.
    open var isIgnoringInteractionEvents: Bool { ignoring > 0 }

    /// Ignores touches until as many calls of `endIgnoringInteractionEvents`. Those that have begun are
    /// canceled with their next event.
    open func beginIgnoringInteractionEvents() { ignoring += 1 }

    /// Takes back one call of `beginIgnoringInteractionEvents`. A finger that is down has to be lifted before
    /// it touches anything again.
    open func endIgnoringInteractionEvents() { ignoring = max(0, ignoring - 1) }

    /// Has no effect.
    open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        warnOfNoEffect("UIApplication.setStatusBarStyle")
    }

    /// Has no effect.
    open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
        warnOfNoEffect("UIApplication.setStatusBarHidden")
    }

    /// Has no effect.
    open func registerForRemoteNotifications() {
        warnOfNoEffect("UIApplication.registerForRemoteNotifications")
    }
}

extension UIApplication {
    /// The notification that the app has become active, which is posted once, at the end of the launch.
    nonisolated public static let didBecomeActiveNotification = NSNotification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// The notification that the app is about to become inactive; never posted in a film.
    nonisolated public static var willResignActiveNotification: NSNotification.Name {
        unposted("willResignActiveNotification", "UIApplicationWillResignActiveNotification")
    }
    /// The notification that the app has gone to the background; never posted in a film.
    nonisolated public static var didEnterBackgroundNotification: NSNotification.Name {
        unposted("didEnterBackgroundNotification", "UIApplicationDidEnterBackgroundNotification")
    }
    /// The notification that the app is about to leave the background; never posted in a film.
    nonisolated public static var willEnterForegroundNotification: NSNotification.Name {
        unposted("willEnterForegroundNotification", "UIApplicationWillEnterForegroundNotification")
    }
    /// The notification that the app is about to end; never posted in a film.
    nonisolated public static var willTerminateNotification: NSNotification.Name {
        unposted("willTerminateNotification", "UIApplicationWillTerminateNotification")
    }
    /// The notification that memory is short; never posted in a film.
    nonisolated public static var didReceiveMemoryWarningNotification: NSNotification.Name {
        unposted("didReceiveMemoryWarningNotification", "UIApplicationDidReceiveMemoryWarningNotification")
    }
    /// The notification that the screen has turned, before the views take their new size; its information
    /// has the former direction.
    nonisolated public static let didChangeStatusBarOrientationNotification = NSNotification.Name(
        "UIApplicationDidChangeStatusBarOrientationNotification")
    /// The notification that the screen is about to turn; its information has the new direction.
    nonisolated public static let willChangeStatusBarOrientationNotification = NSNotification.Name(
        "UIApplicationWillChangeStatusBarOrientationNotification")
    /// The key of a direction, as a number, in the notifications of a turn.
    nonisolated public static let statusBarOrientationUserInfoKey =
        "UIApplicationStatusBarOrientationUserInfoKey"
    /// The notification that the height of the status bar is about to change; never posted in a film.
    nonisolated public static var willChangeStatusBarFrameNotification: NSNotification.Name {
        unposted(
            "willChangeStatusBarFrameNotification", "UIApplicationWillChangeStatusBarFrameNotification")
    }
    /// The notification that the height of the status bar has changed; never posted in a film.
    nonisolated public static var didChangeStatusBarFrameNotification: NSNotification.Name {
        unposted("didChangeStatusBarFrameNotification", "UIApplicationDidChangeStatusBarFrameNotification")
    }

    /// Returns the name of a notification that is never posted, and warns of it.
    nonisolated private static func unposted(_ member: String, _ name: String) -> NSNotification.Name {
        warnOfNoEffect(anywhere: "UIApplication.\(member)")
        return NSNotification.Name(name)
    }

    /// The URL of the app's settings.
    public static let openSettingsURLString = "app-settings:"
}

/// Starts nothing; returns 0, since the command itself starts the app.
@discardableResult public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
    _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 { 0 }
