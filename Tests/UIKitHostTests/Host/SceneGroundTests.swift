import Picture
import Testing
import UIKitHost

/// The color behind the views of a window: that of the picture, or black as on devices.
@MainActor @Suite struct SceneGroundTests {
    private let host = SceneHost(size: CGSize(width: 320, height: 568))
    private let root = UIViewController()
    private let small = CGAffineTransform(scaleX: 0.8, y: 0.8)

    /// True where a black layer is behind the views.
    private var isBlack: Bool {
        host.picture().layers.first?.contents == [.fill(.rectangle(host.window.bounds), .black)]
    }

    private func install(_ color: UIColor?) {
        host.withCurrent { root.view.backgroundColor = color }
        host.install(root)
    }

    @Test func behindAnOpaqueRootViewThatShrinksIsBlack() {
        install(.white)
        #expect(!isBlack)
        host.withCurrent { root.view.transform = small }
        #expect(isBlack)
        host.withCurrent { root.view.transform = CGAffineTransform(scaleX: 1.2, y: 1.2) }
        #expect(!isBlack)
    }

    @Test func behindAnOpaqueRootViewThatMovesIsBlack() {
        install(.systemBackground)
        host.withCurrent { root.view.frame.origin.y = -100 }
        #expect(isBlack)
        host.withCurrent { root.view.frame.origin.y = 0 }
        #expect(!isBlack)
    }

    @Test func itIsBlackWhileAnAnimationShowsTheViewElsewhere() {
        install(.white)
        host.withCurrent {
            root.view.transform = small
            UIView.animate(withDuration: 0.5) { root.view.transform = .identity }
        }
        host.advance(by: 0.25)
        #expect(isBlack)
        host.advance(by: 0.5)
        #expect(!isBlack)
    }

    @Test(arguments: [CGFloat?.none, 0, 0.5])
    func behindARootViewThatIsNotOpaqueIsPaper(_ opacity: CGFloat?) {
        install(opacity.map { UIColor(white: 1, alpha: $0) })
        host.withCurrent { root.view.transform = small }
        #expect(!isBlack)
    }

    @Test func aWindowWithoutAControllerIsPaper() {
        host.withCurrent {
            let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
            view.backgroundColor = .red
            host.window.addSubview(view)
        }
        #expect(!isBlack)
    }

    @Test func aContainerIsAsOpaqueAsTheChildThatItShows() {
        let stack = host.withCurrent { UINavigationController(rootViewController: root) }
        host.withCurrent { root.view.backgroundColor = .white }
        host.install(stack)
        #expect(!isBlack)
        host.withCurrent { stack.view.transform = small }
        #expect(isBlack)
    }

    @Test func aWindowThatCodeShowsIsBlackToo() {
        let window = host.withCurrent {
            root.view.backgroundColor = .white
            let window = UIWindow()
            window.rootViewController = root
            window.makeKeyAndVisible()
            return window
        }
        #expect(!isBlack)
        host.withCurrent { window.rootViewController?.view.transform = small }
        #expect(isBlack && window.rootViewController === root)
    }
}
