import Foundation
import Picture
import TestSupport
import Testing
import UIKitHost
import UIKitTestSupport

/// Values of controllers, controls and bars that code sets by names.
@MainActor @Suite struct KeyedValueTests {
    private final class Bar: UITabBar {}
    private final class HighBar: UITabBar {
        override func sizeThatFits(_ size: CGSize) -> CGSize {
            var fitting = super.sizeThatFits(size)
            fitting.height += 30
            return fitting
        }
    }
    private final class TopBar: UINavigationBar {}

    private let fixture = ViewFixture()

    @Test func controllersTakeBarsOfAnotherClass() {
        let tabs = UITabBarController()
        let (first, second) = (UIViewController(), UIViewController())
        (first.tabBarItem.title, second.tabBarItem.title) = ("One", "Two")
        let stack = UINavigationController(rootViewController: UIViewController())
        let (bar, top) = (Bar(), TopBar())
        fixture.host.install(tabs)
        fixture.host.withCurrent {
            tabs.setViewControllers([first, second], animated: false)
            tabs.setValue(bar, forKey: "tabBar")
            _ = stack.view
            stack.setValue(top, forKeyPath: "navigationBar")
        }
        fixture.run(0.1)
        #expect(tabs.tabBar === bar && bar.items?.map(\.title) == ["One", "Two"])
        #expect(bar.superview === tabs.view && tabs.view.subviews.count { $0 is UITabBar } == 1)
        #expect(stack.navigationBar === top && top.items?.count == 1 && top.superview === stack.view)
    }

    @Test func aTabBarHasTheHeightThatItsClassReturns() {
        let tabs = UITabBarController()
        let page = UIViewController()
        fixture.host.safeAreaInsets.bottom = 34
        fixture.host.install(tabs)
        fixture.host.withCurrent {
            tabs.setViewControllers([page], animated: false)
            tabs.setValue(HighBar(), forKey: "tabBar")
        }
        fixture.run(0.1)
        let height: CGFloat = 49 + 34 + 30
        fixture.host.withCurrent {
            #expect(tabs.tabBar.frame.height == height)
            #expect(tabs.tabBar.frame.maxY == tabs.view.bounds.maxY)
            #expect(page.view.safeAreaInsets.bottom == height)
        }
    }

    @Test func searchBarsAndFieldsHaveTheirParts() {
        let (bar, field) = (UISearchBar(), UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40)))
        #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
        field.placeholder = "Name"
        field.setValue(UIColor.red, forKeyPath: "_placeholderLabel.textColor")
        fixture.host.withCurrent { fixture.host.window.addSubview(field) }
        #expect(PageText.all(of: fixture.host.picture()).last?.color == UIColor.red.color)
        #expect(field.value(forKey: "_clearButton") is UIButton)
        #expect(field.value(forKeyPath: "_placeholderLabel.textColor") as? UIColor == .red)
    }

    @Test func alertsShowWhatHasANameAlone() {
        let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
        let action = UIAlertAction(title: "Go", style: .default)
        action.setValue(UIColor.purple, forKey: "titleTextColor")
        alert.addAction(action)
        let title = NSAttributedString(string: "B", attributes: [.foregroundColor: UIColor.green])
        alert.setValue(title, forKey: "attributedTitle")
        let content = UIViewController()
        content.preferredContentSize = CGSize(width: 100, height: 80)
        alert.setValue(content, forKey: "contentViewController")
        fixture.host.install(UIViewController())
        fixture.host.withCurrent {
            fixture.host.window.rootViewController?.present(alert, animated: false)
        }
        fixture.run(0.5)
        let texts = PageText.all(of: fixture.host.picture())
        #expect(texts.map(\.string) == ["B", "Go"])
        #expect(texts.map(\.color) == [UIColor.green.color, UIColor.purple.color])
        #expect(content.view.frame.height == 80 && content.parent === alert)
    }

    @Test func pickersHaveColorsAndBarButtonsViews() {
        let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
        picker.setValue(UIColor.white, forKeyPath: "textColor")
        let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 320, height: 44))
        let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
        bar.items = [item]
        fixture.host.withCurrent {
            fixture.host.window.addSubview(picker)
            fixture.host.window.addSubview(bar)
        }
        #expect(PageText.all(of: fixture.host.picture()).first?.color == UIColor.white.color)
        #expect((item.value(forKey: "view") as? UIView)?.isDescendant(of: bar) == true)
        fixture.host.withCurrent {
            UIDevice.current.setValue(UIDeviceOrientation.landscapeLeft.rawValue, forKey: "orientation")
        }
        #expect(fixture.host.failure == nil && fixture.host.warnings.count == 1)
    }
}
