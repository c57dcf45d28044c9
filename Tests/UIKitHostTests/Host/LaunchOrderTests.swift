import Testing
import UIKitHost

/// The names of the calls of a launch, in their order.
@MainActor private final class LaunchLog {
    var entries: [String] = []
    private var observer: (any NSObjectProtocol)?

    /// Notes each time at which an app becomes active.
    func observe() {
        observer = NotificationCenter.default.addObserver(
            forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil
        ) { _ in
            MainActor.assumeIsolated { self.entries.append("notification") }
        }
    }

    func end() {
        if let observer { NotificationCenter.default.removeObserver(observer) }
    }
}

private final class LoggedRoot: UIViewController {
    private let log: LaunchLog

    init(_ log: LaunchLog) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        log.entries.append("viewDidLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log.entries.append("viewWillAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log.entries.append("viewDidAppear")
    }
}

/// A delegate of an app, and of its scene where the app has one.
private final class LoggedDelegate: NSObject, UIApplicationDelegate, UIWindowSceneDelegate {
    var window: UIWindow?
    private let log: LaunchLog
    private let hasScene: Bool

    init(_ log: LaunchLog, hasScene: Bool) { (self.log, self.hasScene) = (log, hasScene) }

    private func show() {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: LoggedRoot(log))
        window?.makeKeyAndVisible()
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        log.entries.append("didFinishLaunching")
        if !hasScene { show() }
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        log.entries.append("applicationDidBecomeActive")
    }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        log.entries.append("willConnect")
        show()
    }

    func sceneWillEnterForeground(_ scene: UIScene) { log.entries.append("sceneWillEnterForeground") }

    func sceneDidBecomeActive(_ scene: UIScene) { log.entries.append("sceneDidBecomeActive") }
}

@MainActor @Suite struct LaunchOrderTests {
    private let log = LaunchLog()
    private let host = SceneHost(size: CGSize(width: 320, height: 568))

    /// Launches an app and returns the calls.
    private func launch(hasScene: Bool) -> [String] {
        log.observe()
        defer { log.end() }
        let delegate = LoggedDelegate(log, hasScene: hasScene)
        var makeSceneDelegate: (() -> any UISceneDelegate)?
        if hasScene { makeSceneDelegate = { delegate } }
        let launcher = host.withCurrent {
            AppLauncher(
                name: "Logged", module: "Logged", delegate: { delegate }, sceneDelegate: makeSceneDelegate)
        }
        host.install(launcher)
        #expect(host.failure == nil)
        return log.entries
    }

    @Test func aSceneIsActiveBeforeItsViewsAreSeen() {
        #expect(
            launch(hasScene: true) == [
                "didFinishLaunching", "willConnect", "viewDidLoad", "viewWillAppear",
                "sceneWillEnterForeground", "sceneDidBecomeActive", "notification", "viewDidAppear",
            ])
    }

    @Test func anAppWithoutScenesIsActiveBeforeItsViewsAreSeen() {
        #expect(
            launch(hasScene: false) == [
                "didFinishLaunching", "viewDidLoad", "viewWillAppear", "applicationDidBecomeActive",
                "notification", "viewDidAppear",
            ])
    }

    @Test func aFilmOfAControllerBecomesActiveOnce() {
        log.observe()
        defer { log.end() }
        host.withCurrent { host.install(LoggedRoot(log)) }
        #expect(log.entries == ["viewDidLoad", "viewWillAppear", "notification", "viewDidAppear"])
        host.withCurrent { host.install(LoggedRoot(log)) }
        #expect(log.entries.count(where: { $0 == "notification" }) == 1)
        #expect(log.entries.last == "viewDidAppear")
    }

    @Test func aControllerPushedDuringTheLaunchAppearsOnce() {
        final class Stack: UINavigationController {
            var pushed: UIViewController?
            override func viewIsAppearing(_ animated: Bool) {
                super.viewIsAppearing(animated)
                if let pushed { pushViewController(pushed, animated: false) }
            }
        }
        host.withCurrent {
            let stack = Stack(rootViewController: UIViewController())
            stack.pushed = LoggedRoot(log)
            host.install(stack)
        }
        #expect(log.entries.count(where: { $0 == "viewDidAppear" }) == 1)
    }
}
