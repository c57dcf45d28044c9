import Testing
import UIKitHost
import UIKitTestSupport

/// Types with which apps meet the system, of which a film shows nothing.
@MainActor @Suite struct AppTypeTests {
    private final class Delegate: NSObject, UIApplicationDelegate, UIWindowSceneDelegate {
        var window: UIWindow?

        func application(
            _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void
        ) {
            completionHandler(shortcutItem.type == "new")
        }

        func application(
            _ application: UIApplication, continue userActivity: NSUserActivity,
            restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
        ) -> Bool {
            userActivity.activityType == NSUserActivityTypeBrowsingWeb
        }

        func application(
            _ application: UIApplication,
            performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
        ) {
            completionHandler(.noData)
        }

        func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 568))

    @Test func theHomeScreenKeepsItsActionsAndWarns() {
        let item = UIMutableApplicationShortcutItem(type: "new", localizedTitle: "New")
        item.localizedSubtitle = "A page"
        host.withCurrent {
            UIApplication.shared.shortcutItems = [item]
            #expect(UIApplication.shared.shortcutItems?.first?.localizedSubtitle == "A page")
            var isKnown = false
            Delegate().application(.shared, performActionFor: item) { isKnown = $0 }
            #expect(isKnown)
        }
        #expect(host.warnings.count == 1)
    }

    @Test func workInTheBackgroundBeginsAndEnds() {
        host.withCurrent {
            let app = UIApplication.shared
            let (first, second) = (app.beginBackgroundTask(), app.beginBackgroundTask(withName: "b"))
            #expect(first != second && first != .invalid && app.backgroundTimeRemaining > 1e9)
            app.endBackgroundTask(first)
        }
        #expect(host.warnings.isEmpty)
    }

    @Test func activitiesAreTakenUp() {
        let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        activity.addUserInfoEntries(from: ["a": 1])
        #expect(activity.userInfo?["a"] as? Int == 1)
        #expect(Delegate().application(.shared, continue: activity) { _ in })
    }

    @Test func aSceneKeepsItsDirectionAndSaysSo() throws {
        try host.withCurrent {
            let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
            #expect(scene.effectiveGeometry.interfaceOrientation == .portrait)
            scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait))
            #expect(host.warnings.isEmpty)
            scene.requestGeometryUpdate(
                UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .landscape))
        }
        #expect(host.warnings.count == 1)
    }
}
