import Picture
import Testing
import UIKitHost
import UIKitTestSupport

/// The forms of tab bars in iOS 26: the tab of a search, the small bar and the accessory above it.
@MainActor @Suite struct TabBarFormTests {
    private final class Rows: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            let scroll = UIScrollView(frame: view.bounds)
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scroll.contentSize = CGSize(width: 390, height: 5_000)
            view.addSubview(scroll)
        }
    }

    private let host = SceneHost(size: CGSize(width: 390, height: 844))

    private func show(hasSearch: Bool = false, look: SystemLook = .iOS26) -> UITabBarController {
        host.look = look
        let tabs = host.withCurrent {
            var tabs = ["One", "Two"].map { title in
                UITab(title: title, image: nil, identifier: title) { _ in Rows() }
            }
            if hasSearch { tabs.insert(UISearchTab { _ in UIViewController() }, at: 0) }
            let controller = UITabBarController(tabs: tabs)
            controller.selectedIndex = hasSearch ? 1 : 0
            return controller
        }
        host.install(tabs)
        host.advance(by: 1.0 / 60)
        return tabs
    }

    private func perform(_ input: (Double) -> InputScript.Entry) {
        host.inputScript = [input(host.withCurrent { CACurrentMediaTime() })]
        for _ in 0..<150 { host.advance(by: 1.0 / 60) }
    }

    /// Scrolls by a finger's way, which is shorter than it by the 10 points of its recognition.
    private func scroll(by distance: CGFloat) {
        perform { now in
            let points = [(0, 0.1), (distance, 0.6), (distance, 0.9)].map {
                (point: CGPoint(x: 195, y: 400 - $0.0), time: now + $0.1)
            }
            return .pan(through: points)
        }
    }

    private var texts: [String] { host.picture().texts.map(\.string) }

    @Test func aSearchStandsApartAtTheEnd() {
        let bar = show(hasSearch: true).tabBar
        let frames = host.withCurrent { bar.framesOfItems }
        #expect(frames[0] == CGRect(x: 307, y: 0, width: 62, height: 62))
        #expect(frames[1] == CGRect(x: 29.375, y: 0, width: 85.75, height: 62))
        #expect(frames[2].minX == 29.375 + 85.75 && texts == ["One", "Two"])
    }

    @Test func aSearchIsATabLikeOthersInEarlierSystems() {
        let bar = show(hasSearch: true, look: .iOS18).tabBar
        #expect(host.withCurrent { bar.framesOfItems.map(\.width) } == [126, 126, 126])
        #expect(texts == ["Search", "One", "Two"])
    }

    @Test func aBarBecomesSmallWhileContentScrollsDown() {
        let tabs = show()
        host.withCurrent { tabs.tabBarMinimizeBehavior = .onScrollDown }
        host.advance(by: 1.0 / 60)
        scroll(by: 300)
        let small = CGRect(x: 28, y: 7, width: 48, height: 48)
        #expect(host.withCurrent { tabs.tabBar.framesOfItems } == [small, small] && texts.isEmpty)
        scroll(by: -30)
        #expect(texts.isEmpty, "a short way back")
        scroll(by: -100)
        #expect(texts == ["One", "Two"])
    }

    @Test func aTapOnTheSmallBarShowsTheWholeOne() {
        let tabs = show()
        host.withCurrent { tabs.tabBarMinimizeBehavior = .onScrollDown }
        host.advance(by: 1.0 / 60)
        scroll(by: 300)
        #expect(texts.isEmpty)
        perform { .tap(at: CGPoint(x: 52, y: 792), time: $0 + 0.1) }
        #expect(texts == ["One", "Two"] && tabs.selectedIndex == 0)
    }

    @Test func aBarKeepsItsFormByDefaultAndInEarlierSystems() {
        _ = show()
        scroll(by: 300)
        #expect(texts == ["One", "Two"])
        let tabs = show(look: .iOS18)
        host.withCurrent { tabs.tabBarMinimizeBehavior = .onScrollDown }
        scroll(by: 300)
        #expect(texts == ["One", "Two"] && host.warnings.isEmpty)
    }

    @Test func anAccessoryLiesAboveTheBarAndBesideTheSmallOne() {
        let (tabs, content) = (show(), UIView())
        host.withCurrent {
            tabs.tabBarMinimizeBehavior = .onScrollDown
            tabs.bottomAccessory = UITabAccessory(contentView: content)
        }
        host.advance(by: 1.0 / 60)
        func place() -> CGRect { host.withCurrent { content.convert(content.bounds, to: tabs.view) } }
        func environment() -> UITabAccessory.Environment {
            host.withCurrent { content.traitCollection.tabAccessoryEnvironment }
        }
        #expect(place() == CGRect(x: 21, y: 705, width: 348, height: 48) && environment() == .regular)
        #expect(host.withCurrent { tabs.selectedViewController?.view.safeAreaInsets.bottom } == 139)
        scroll(by: 300)
        #expect(place() == CGRect(x: 88, y: 768, width: 274, height: 48) && environment() == .inline)
    }

    @Test func earlierSystemsShowNoAccessory() {
        let (tabs, content) = (show(look: .iOS18), UIView())
        host.withCurrent { tabs.bottomAccessory = UITabAccessory(contentView: content) }
        host.advance(by: 1.0 / 60)
        #expect(content.superview == nil && tabs.bottomAccessory?.contentView === content)
    }
}
