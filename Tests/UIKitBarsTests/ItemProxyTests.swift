import Picture
import Testing
import UIKitHost
import UIKitTestSupport

/// The proxies of entries in bars and controllers of some classes.
@MainActor @Suite struct ItemProxyTests {
    private let host = SceneHost(size: CGSize(width: 320, height: 568))

    private func color(of text: String) -> Color? {
        host.picture().texts.first { $0.string == text }?.color
    }

    @Test func theButtonThatCancelsASearchHasTitleAndColorOfItsProxy() {
        host.look = .iOS18
        host.withCurrent {
            let proxy = UIBarButtonItem.appearance(whenContainedInInstancesOf: [UISearchBar.self])
            proxy.title = "Done"
            proxy.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
            let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
            bar.showsCancelButton = true
            host.window.addSubview(bar)
        }
        host.advance(by: 1.0 / 60)
        #expect(color(of: "Done") == Color(red: 1) && color(of: "Cancel") == nil)
    }

    @Test func aProxyReachesTheBarsOfItsClassesAlone() {
        host.withCurrent {
            UIBarButtonItem.appearance().tintColor = .blue
            UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor = .red
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 320, height: 44))
            let item = UINavigationItem(title: "Title")
            item.rightBarButtonItem = UIBarButtonItem(
                title: "Edit", style: .plain, target: nil, action: nil)
            bar.items = [item]
            let toolbar = UIToolbar(frame: CGRect(x: 0, y: 200, width: 320, height: 44))
            toolbar.items = [UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)]
            for view in [bar, toolbar] { host.window.addSubview(view) }
        }
        host.advance(by: 1.0 / 60)
        #expect(color(of: "Edit") == Color(blue: 1) && color(of: "Sort") == Color(red: 1))
    }

    @Test func eachListOfClassesHasOneProxy() {
        host.withCurrent {
            let one: [AnyObject.Type] = [UIToolbar.self]
            let other: [AnyObject.Type] = [UIToolbar.self, UINavigationController.self]
            let proxy = UIBarButtonItem.appearance(whenContainedInInstancesOf: one)
            #expect(proxy === UIBarButtonItem.appearance(whenContainedInInstancesOf: one))
            #expect(proxy !== UIBarButtonItem.appearance(whenContainedInInstancesOf: other))
            #expect(proxy !== UIBarButtonItem.appearance())
        }
    }
}
