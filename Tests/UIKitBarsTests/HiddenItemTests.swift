import Testing
import UIKitHost

/// Items that bars leave out.
@MainActor @Suite struct HiddenItemTests {
    private let host = SceneHost(size: CGSize(width: 320, height: 480))

    @Test func aHiddenItemIsNotInTheNavigationBar() {
        let controller = UIViewController()
        let (first, second) = (UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .edit))
        controller.navigationItem.rightBarButtonItems = [first, second]
        let navigation = UINavigationController(rootViewController: controller)
        host.install(navigation)
        host.advance(by: 1.0 / 60)
        let both = navigation.navigationBar.subviews.count
        host.withCurrent { first.isHidden = true }
        host.advance(by: 1.0 / 60)
        #expect(navigation.navigationBar.subviews.count == both - 1)
        host.withCurrent { first.isHidden = false }
        #expect(navigation.navigationBar.subviews.count == both)
    }

    @Test func aHiddenItemTakesNoRoomInAToolbar() throws {
        try host.withCurrent {
            let (first, second) = (UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .edit))
            let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
            bar.items = [first, second]
            bar.layoutIfNeeded()
            let place = try #require(bar.subviews.first).frame.minX
            first.isHidden = true
            bar.layoutIfNeeded()
            #expect(bar.subviews.count == 1)
            #expect(bar.subviews.first?.frame.minX == place)
        }
    }
}
