import Picture
import Testing
import UIKitHost
import UIKitTestSupport

@testable import UIKitCore

/// Dark interfaces: of a film, and of a view or controller.
@MainActor @Suite struct InterfaceStyleTests {
    private let host = SceneHost(size: CGSize(width: 320, height: 568))
    private let black = Color(red: 0, green: 0, blue: 0, alpha: 1)
    private let white = Color(red: 1, green: 1, blue: 1, alpha: 1)

    private func fills(_ layer: Layer) -> [Color] {
        let own = layer.contents.compactMap { content -> Color? in
            if case .fill(_, let color) = content { return color }
            return nil
        }
        return own + layer.children.flatMap(fills)
    }

    private var fills: [Color] { host.picture().layers.flatMap { fills($0) } }

    private final class Page: UIViewController {
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var before: [UIUserInterfaceStyle] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            inner.backgroundColor = .systemBackground
            view.addSubview(inner)
        }

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            before.append(previousTraitCollection?.userInterfaceStyle ?? .unspecified)
        }
    }

    @Test func aDarkFilmHasDarkColors() {
        host.isDark = true
        let page = Page()
        host.install(page)
        host.advance(by: 1.0 / 60)
        #expect(fills == [black, black])
        #expect(host.withCurrent { page.traitCollection.userInterfaceStyle } == .dark)
        #expect(host.withCurrent { UITraitCollection.current.userInterfaceStyle } == .dark)
        #expect(UIColor.systemBackground.color == white, "another run keeps its style")
    }

    @Test func aControllerSetsItsStyleAfterItsColors() {
        let page = Page()
        host.install(page)
        host.withCurrent { page.overrideUserInterfaceStyle = .dark }
        host.advance(by: 1.0 / 60)
        #expect(fills == [black, black])
        #expect(page.before == [.light])
        host.withCurrent { page.overrideUserInterfaceStyle = .light }
        #expect(fills == [white, white])
    }

    @Test func aViewSetsTheStyleOfThoseInIt() {
        let page = Page()
        host.install(page)
        host.withCurrent { page.inner.overrideUserInterfaceStyle = .dark }
        #expect(fills == [white, black])
        #expect(host.withCurrent { page.inner.traitCollection.userInterfaceStyle } == .dark)
        #expect(host.withCurrent { page.view.traitCollection.userInterfaceStyle } == .light)
    }

    @Test func aViewThatIsAddedAdoptsTheStyle() {
        let page = Page()
        page.overrideUserInterfaceStyle = .dark
        host.install(page)
        host.withCurrent {
            let late = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
            late.backgroundColor = .systemBackground
            page.view.addSubview(late)
        }
        #expect(fills == [black, black, black])
    }

    @Test func aDynamicColorAsksItsClosure() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .red : .green }
        #expect(color.color == UIColor.green.color)
        host.isDark = true
        #expect(host.withCurrent { color.color } == UIColor.red.color)
    }

    @Test func theBackgroundKeepsItsColorThatAdapts() {
        let view = UIView()
        view.backgroundColor = .systemBackground
        #expect(view.backgroundColor === UIColor.systemBackground)
        view.backgroundColor = .red
        #expect(view.backgroundColor == .red)
        view.backgroundColor = nil
        #expect(view.backgroundColor == nil)
    }

    @Test func handlersLearnOfAnotherStyle() {
        let page = Page()
        host.install(page)
        var heard: [String] = []
        host.withCurrent {
            page.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (page: Page, before) in
                heard.append(
                    "page \(before.userInterfaceStyle.rawValue) \(page.traitCollection.userInterfaceStyle.rawValue)"
                )
            }
            let view = page.inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
                (_: UIView, _) in
                heard.append("view")
            }
            page.inner.registerForTraitChanges([UITraitDisplayScale.self]) { (_: UIView, _) in
                heard.append("scale")
            }
            page.overrideUserInterfaceStyle = .dark
            #expect(heard == ["page 1 2", "view"])
            page.inner.unregisterForTraitChanges(view)
            page.overrideUserInterfaceStyle = .light
        }
        #expect(heard == ["page 1 2", "view", "page 2 1"])
    }
}
