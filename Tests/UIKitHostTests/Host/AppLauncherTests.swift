import Testing
import UIKitHost

/// A delegate that makes its window in the older of the methods that are called after the launch.
private final class EarlyDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?

    func applicationDidFinishLaunching(_ application: UIApplication) {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIViewController()
        window?.rootViewController?.view.tag = 7
        window?.makeKeyAndVisible()
    }
}

@MainActor @Suite struct AppLauncherTests {
    @Test func aDelegateMayFinishLaunchingWithoutOptions() {
        let host = SceneHost(size: CGSize(width: 320, height: 568))
        let launcher = host.withCurrent {
            AppLauncher(name: "Early", module: "Early", delegate: { EarlyDelegate() }, sceneDelegate: nil)
        }
        host.install(launcher)
        #expect(host.failure == nil)
        #expect(host.window.viewWithTag(7) != nil)
    }
}
