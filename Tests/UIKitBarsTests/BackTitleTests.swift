import Foundation
import Testing
import UIKitHost
import UIKitTestSupport

/// The distances by which the titles of back buttons are moved.
@MainActor @Suite struct BackTitleTests {
    /// Returns the frame of the title “List” of the back button that leads to an item.
    private func frame(_ change: (UINavigationItem) -> Void) throws -> CGRect {
        let host = SceneHost(size: CGSize(width: 320, height: 568))
        host.install(
            host.withCurrent {
                let list = UIViewController()
                list.title = "List"
                change(list.navigationItem)
                let navigation = UINavigationController(rootViewController: list)
                navigation.pushViewController(UIViewController(), animated: false)
                return navigation
            })
        host.advance(by: 1.0 / 60)
        return try host.withCurrent {
            let label = try #require(title(in: host.window))
            return label.convert(label.bounds, to: nil)
        }
    }

    /// Returns the label of the title “List” beside an arrow in a view.
    private func title(in view: UIView) -> UILabel? {
        if let label = view as? UILabel, label.text == " List" { return label }
        return view.subviews.compactMap(title).first
    }

    @Test func theProxyOfTheClassMovesTheTitle() throws {
        let usual = try frame { _ in }
        let moved = try frame { _ in
            UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment(
                UIOffset(horizontal: -3, vertical: 5), for: .default)
        }
        #expect(moved == usual.offsetBy(dx: -3, dy: 5))
    }

    @Test func theItemsOwnButtonPrecedesTheProxy() throws {
        let usual = try frame { _ in }
        let moved = try frame { item in
            let button = UIBarButtonItem(title: "List", style: .plain, target: nil, action: nil)
            button.setBackButtonTitlePositionAdjustment(
                UIOffset(horizontal: -1000, vertical: 0), for: .default)
            UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment(
                UIOffset(horizontal: 9, vertical: 9), for: .default)
            #expect(button.backButtonTitlePositionAdjustment(for: .default).horizontal == -1000)
            #expect(button.backButtonTitlePositionAdjustment(for: .compact) == .zero)
            item.backBarButtonItem = button
        }
        #expect(moved == usual.offsetBy(dx: -1000, dy: 0) && moved.maxX < 0)
    }
}
