import Testing
import UIKitHost

/// The margins of controllers' root views.
@MainActor @Suite struct RootMarginTests {
    private let host = SceneHost(size: CGSize(width: 393, height: 852), scale: 3)

    @Test func thePropertyHasTheMarginsOfTheGuide() {
        host.safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        let controller = UIViewController()
        host.withCurrent {
            host.window.rootViewController = controller
            host.window.layoutIfNeeded()
            let view = controller.view!
            #expect(view.layoutMargins == UIEdgeInsets(top: 59, left: 16, bottom: 34, right: 16))
            #expect(view.layoutMarginsGuide.layoutFrame == view.bounds.inset(by: view.layoutMargins))
        }
    }

    @Test func marginsThatAreSetCountWhereTheyAreWider() {
        let controller = UIViewController()
        host.withCurrent {
            host.window.rootViewController = controller
            host.window.layoutIfNeeded()
            let view = controller.view!
            view.layoutMargins = UIEdgeInsets(top: 30, left: 10, bottom: 0, right: 40)
            #expect(view.layoutMargins == UIEdgeInsets(top: 30, left: 16, bottom: 0, right: 40))
            #expect(view.layoutMarginsGuide.layoutFrame == view.bounds.inset(by: view.layoutMargins))
        }
    }
}
