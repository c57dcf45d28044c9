import Foundation
import Picture
import TestSupport
import Testing
import UIKitHost
import UIKitTestSupport

/// The colors, lines and titles of bars, by the names of iOS 13 and later.
@MainActor @Suite struct BarAppearanceTests {
    private let host = SceneHost(size: CGSize(width: 320, height: 568))

    private func picture(of controller: UIViewController) -> Picture {
        host.install(controller)
        host.advance(by: 1.0 / 60)
        return host.picture()
    }

    private func fills(in picture: Picture) -> [Color] {
        func fills(_ layer: Layer) -> [Color] {
            let own = layer.contents.compactMap { content -> Color? in
                if case .fill(_, let color) = content { color } else { nil }
            }
            return own + layer.children.flatMap(fills)
        }
        return picture.layers.flatMap(fills)
    }

    private func tabs(_ change: (UITabBarAppearance) -> Void) -> Picture {
        let controller = host.withCurrent {
            let tabs = UITabBarController()
            tabs.viewControllers = ["One", "Two"].enumerated().map { number, title in
                let child = UIViewController()
                child.tabBarItem = UITabBarItem(title: title, image: nil, tag: number)
                return child
            }
            change(tabs.tabBar.standardAppearance)
            return tabs
        }
        return picture(of: controller)
    }

    @Test func aTabBarHasTheColorsOfItsEntriesStates() throws {
        let picture = tabs {
            $0.backgroundColor = .red
            $0.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.green]
            $0.stackedLayoutAppearance.normal.iconColor = .blue
        }
        #expect(fills(in: picture).contains(Color(red: 1)))
        let titles = picture.texts.filter { ["One", "Two"].contains($0.string) }
        #expect(titles.map(\.color) == [Color(green: 1), Color(blue: 1)])
    }

    @Test func aTitleIsMovedByEntryAndAppearance() throws {
        let moved = tabs {
            $0.stackedLayoutAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: -5)
        }
        let usual = tabs { _ in }
        let (before, after) = (
            try #require(usual.texts.first { $0.string == "Two" }),
            try #require(moved.texts.first { $0.string == "Two" })
        )
        #expect(after.frame == before.frame.offsetBy(dx: 3, dy: -5))
    }

    @Test func entriesTakeTheSettingsOfTheirProxies() throws {
        let usual = try #require(tabs { _ in }.texts.first { $0.string == "Two" })
        let picture = tabs { _ in
            UITabBarItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
            UIBarItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)
            UIBarItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
            UITabBarItem.appearance().titlePositionAdjustment = UIOffset(horizontal: 3, vertical: -5)
        }
        let titles = picture.texts.filter { ["One", "Two"].contains($0.string) }
        #expect(titles.map(\.color) == [Color(blue: 1), Color(red: 1)])
        #expect(titles.last?.frame == usual.frame.offsetBy(dx: 3, dy: -5))
        host.withCurrent {
            #expect(UITabBarItem.appearance() === UITabBarItem.appearance())
            let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
            #expect(item.tintColor == nil, "a proxy does not change what an entry has")
        }
    }

    @Test func aButtonTakesTheTintOfItsProxy() throws {
        let controller = host.withCurrent {
            UIBarButtonItem.appearance().tintColor = .red
            let child = UIViewController()
            child.navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Edit", style: .plain, target: nil, action: nil)
            return UINavigationController(rootViewController: child)
        }
        let text = try #require(picture(of: controller).texts.first { $0.string == "Edit" })
        #expect(text.color == Color(red: 1))
    }

    @Test func aTransparentBarHasNeitherColorNorLine() {
        let clear = tabs { $0.configureWithTransparentBackground() }
        let withoutLine = tabs {
            $0.configureWithOpaqueBackground()
            $0.backgroundColor = .red
            $0.shadowColor = nil
        }
        #expect(fills(in: tabs { $0.backgroundColor = .red }).count == fills(in: clear).count + 2)
        #expect(fills(in: withoutLine).count == fills(in: clear).count + 1)
    }

    /// Returns the colors of all areas of a picture with a bar alone.
    private func ground(_ bar: UIView, look: SystemLook = .iOS18) -> [Color] {
        let host = SceneHost(size: CGSize(width: 320, height: 568))
        host.look = look
        let controller = UIViewController()
        host.withCurrent {
            bar.frame = CGRect(x: 0, y: 100, width: 320, height: 50)
            controller.view.addSubview(bar)
        }
        host.install(controller)
        return fills(in: host.picture())
    }

    @Test func theColorOfABarsViewShows() {
        let gray = Color(red: 249.0 / 255, green: 249.0 / 255, blue: 249.0 / 255, alpha: 0.94)
        for bar in [UITabBar(), UIToolbar(), UINavigationBar()] {
            bar.backgroundColor = .red
            let colors = ground(bar)
            #expect(colors.contains(Color(red: 1)) && !colors.contains(gray))
        }
        let old = UITabBar()
        old.backgroundColor = .red
        #expect(ground(old, look: .iOS12).contains(gray))
        let opaque = UITabBar()
        opaque.backgroundColor = .red
        opaque.standardAppearance.configureWithOpaqueBackground()
        #expect(ground(opaque).contains(gray))
    }

    @Test func aBarButtonHasItsOwnColorAndFont() throws {
        let controller = host.withCurrent {
            let child = UIViewController()
            let edit = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
            edit.setTitleTextAttributes(
                [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 21)], for: .normal)
            child.navigationItem.rightBarButtonItem = edit
            return UINavigationController(rootViewController: child)
        }
        let text = try #require(picture(of: controller).texts.first { $0.string == "Edit" })
        #expect(text.color == Color(red: 1) && text.font.size == 21)
    }

    @Test func aNavigationBarsLineHasItsColor() {
        let controller = host.withCurrent {
            let navigation = UINavigationController(rootViewController: UIViewController())
            let look = UINavigationBarAppearance()
            look.configureWithOpaqueBackground()
            (look.backgroundColor, look.shadowColor) = (.white, .red)
            navigation.navigationBar.standardAppearance = look
            navigation.navigationBar.scrollEdgeAppearance = UINavigationBarAppearance(barAppearance: look)
            return navigation
        }
        #expect(fills(in: picture(of: controller)).contains(Color(red: 1)))
    }

    @Test func theBackButtonHasTheTitleOfItsForm() {
        func titles(title: String? = nil, _ change: (UINavigationItem) -> Void) -> [String] {
            let host = SceneHost(size: CGSize(width: 320, height: 568))
            host.install(
                host.withCurrent {
                    let list = UIViewController()
                    list.title = "List"
                    change(list.navigationItem)
                    let navigation = UINavigationController(rootViewController: list)
                    let shown = UIViewController()
                    shown.title = title
                    navigation.pushViewController(shown, animated: false)
                    return navigation
                })
            host.advance(by: 1.0 / 60)
            return host.picture().texts.map { $0.string.trimmingCharacters(in: .whitespaces) }.filter {
                !$0.isEmpty
            }
        }
        #expect(titles { _ in } == ["List"])
        #expect(titles { $0.backButtonDisplayMode = .generic } == ["Back"])
        #expect(titles { $0.backButtonDisplayMode = .minimal } == [])
        #expect(titles { $0.backButtonTitle = "" } == [])
        #expect(titles { $0.backButtonTitle = "All" } == ["All"])
        // A title that leaves too little room for that of the bar becomes “Back”, or goes.
        let long = { ($0 as UINavigationItem).backButtonTitle = "Animations Bootcamp" }
        #expect(Set(titles(title: "Shapes", long)) == ["Animations Bootcamp", "Shapes"])
        #expect(Set(titles(title: "Standard Animation", long)) == ["Back", "Standard Animation"])
        let title = "The longest title of all the bars"
        #expect(titles(title: title, long) == [title])
    }

    private func threeTabs(in host: SceneHost) -> UITabBarController {
        host.look = .iOS26
        let controller = host.withCurrent { UITabBarController() }
        host.withCurrent {
            controller.viewControllers = ["One", "Two", "Three"].map { title in
                let child = UIViewController()
                child.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
                return child
            }
        }
        host.install(controller)
        host.advance(by: 1.0 / 60)
        return controller
    }

    /// In iOS 26 the entries lie on a platter of 85.75 points each and 16.75 more, 62 high and 21 above the
    /// edge.
    @Test(arguments: [CGFloat(0), 34])
    func tabsLieOnAPlatterInIOS26(bottom: CGFloat) throws {
        host.safeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0)
        let controller = threeTabs(in: host)
        let (picture, height) = (host.picture(), CGFloat(83))
        #expect(controller.tabBar.frame == CGRect(x: 0, y: 568 - height, width: 320, height: height))
        host.withCurrent {
            #expect(controller.viewControllers?[0].view.safeAreaInsets.bottom == height)
        }
        let shapes = picture.layers.flatMap(shapes)
        #expect(shapes.contains(CGRect(x: 23, y: 0, width: 274, height: 62)))
        #expect(shapes.contains(CGRect(x: 27.5, y: 4.25, width: 93.5, height: 53.5)))
    }

    @Test func aTabletOfIOS26HasItsTabsAtTheTop() throws {
        let host = SceneHost(size: CGSize(width: 820, height: 1_180))
        host.safeAreaInsets = UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0)
        let controller = threeTabs(in: host)
        #expect(controller.tabBar.frame == CGRect(x: 0, y: 32, width: 820, height: 44))
        let insets = host.withCurrent { controller.viewControllers?[0].view.safeAreaInsets }
        #expect(insets == UIEdgeInsets(top: 96, left: 0, bottom: 25, right: 0))
        let platter = try #require(host.picture().layers.flatMap(shapes).first { $0.height == 44 })
        #expect(platter.minY == 0 && abs(platter.midX - 410) < 0.01)
        let two = PageText.all(of: host.picture()).first { $0.string == "Two" }
        host.inputScript = [.tap(at: CGPoint(x: two?.box.midX ?? 0, y: 54), time: 0.1)]
        for _ in 0..<30 { host.advance(by: 1.0 / 60) }
        #expect(controller.selectedIndex == 1)
    }

    @Test func aPhoneOfIOS26OnItsSideHasALowTabBar() throws {
        let host = SceneHost(size: CGSize(width: 667, height: 375))
        let controller = threeTabs(in: host)
        #expect(controller.tabBar.frame == CGRect(x: 0, y: 311, width: 667, height: 64))
        #expect(host.withCurrent { controller.viewControllers?[0].view.safeAreaInsets.bottom } == 64)
        let shapes = host.picture().layers.flatMap(shapes)
        let platter = try #require(shapes.first { $0.height == 44 })
        let capsule = try #require(shapes.first { $0.height == 36 })
        #expect(capsule.minX == platter.minX + 4 && capsule.minY == 4)
    }

    private func shapes(in layer: Layer) -> [CGRect] {
        let own = layer.contents.compactMap { content -> CGRect? in
            if case .fill(.roundedRectangle(let frame, _), _) = content { frame } else { nil }
        }
        return own + layer.children.flatMap(shapes)
    }

    @Test func anItemsAppearancePrecedesThatOfTheBar() {
        let controller = host.withCurrent {
            let child = UIViewController()
            let look = UINavigationBarAppearance()
            look.configureWithOpaqueBackground()
            look.backgroundColor = .red
            look.titleTextAttributes = [.foregroundColor: UIColor.green]
            child.title = "Item"
            child.navigationItem.standardAppearance = look
            child.navigationItem.scrollEdgeAppearance = look
            return UINavigationController(rootViewController: child)
        }
        let picture = picture(of: controller)
        #expect(fills(in: picture).contains(Color(red: 1)))
        #expect(picture.texts.first { $0.string == "Item" }?.color == UIColor.green.color)
    }

    @Test func buttonsHaveTheLookThatTheAppearanceGivesThem() throws {
        let controller = host.withCurrent {
            let (first, child) = (UIViewController(), UIViewController())
            first.title = "First"
            let look = UINavigationBarAppearance()
            look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
            look.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
            look.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
            child.navigationItem.rightBarButtonItems = [
                UIBarButtonItem(title: "Plain", style: .plain, target: nil, action: nil),
                UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil),
            ]
            let stack = UINavigationController(rootViewController: first)
            stack.pushViewController(child, animated: false)
            stack.navigationBar.standardAppearance = look
            return stack
        }
        let picture = picture(of: controller)
        let colors = ["Plain", "Done", " First"].map { title in
            picture.texts.first { $0.string == title }?.color
        }
        #expect(colors == [UIColor.green.color, UIColor.red.color, UIColor.blue.color])
    }

    @Test func aBarTakesTheAppearanceAtTheEdgeFromTheProxy() {
        let controller = host.withCurrent {
            let look = UINavigationBarAppearance()
            look.configureWithOpaqueBackground()
            look.backgroundColor = .red
            UINavigationBar.appearance().scrollEdgeAppearance = look
            return UINavigationController(rootViewController: UIViewController())
        }
        #expect(fills(in: picture(of: controller)).contains(Color(red: 1)))
    }
}
