import Testing

@testable import UIKitCore

@MainActor @Suite struct UserActivityTests {
    @Test func scenesAndControllersKeepTheirActivities() {
        let context = RunContext(size: CGSize(width: 100, height: 100))
        context.withCurrent {
            let scene = UIScene(session: UISceneSession(role: .windowApplication), connectionOptions: .init())
            let controller = UIViewController()
            #expect(scene.userActivity == nil && controller.userActivity == nil)
            let activity = NSUserActivity(activityType: "reading")
            (scene.userActivity, controller.userActivity) = (activity, activity)
            #expect(scene.userActivity === activity && controller.userActivity?.activityType == "reading")
        }
    }
}
