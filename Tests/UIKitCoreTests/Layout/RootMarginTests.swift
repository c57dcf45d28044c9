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

    @Test func constraintsFollowMarginsThatChangeLater() {
        host.withCurrent {
            let (view, box) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
            box.translatesAutoresizingMaskIntoConstraints = false
            host.window.addSubview(view)
            view.addSubview(box)
            let guide = view.layoutMarginsGuide
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: guide.topAnchor),
                box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            ])
            host.window.layoutIfNeeded()
            #expect(box.frame == CGRect(x: 8, y: 8, width: 84, height: 84))
            view.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
            host.window.layoutIfNeeded()
            #expect(box.frame == CGRect(x: 20, y: 10, width: 40, height: 60))
        }
    }
}
