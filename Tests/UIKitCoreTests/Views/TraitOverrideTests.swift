import Testing
import UIKitHost
import UIKitTestSupport

/// Traits that code sets for views and controllers.
@MainActor @Suite struct TraitOverrideTests {
    private struct Theme: UITraitDefinition {
        static let defaultValue = "plain"
    }

    private struct Accent: UITraitDefinition {
        static let defaultValue = UIColor.green
        static let affectsColorAppearance = true
    }

    private final class Page: UIView {
        var themes: [String] = []
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 568))

    @Test func viewsInheritTraitsOfTheCode() {
        let (outer, inner) = (UIView(), Page())
        host.withCurrent {
            host.window.addSubview(outer)
            outer.addSubview(inner)
            inner.registerForTraitChanges([Theme.self]) { (page: Page, before: UITraitCollection) in
                page.themes.append("\(before[Theme.self]) to \(page.traitCollection[Theme.self])")
            }
            outer.traitOverrides[Theme.self] = "loud"
            #expect(
                inner.traitCollection[Theme.self] == "loud"
                    && host.window.traitCollection[Theme.self] == "plain")
            outer.traitOverrides[Theme.self] = "loud"
            inner.traitOverrides[Theme.self] = "calm"
            inner.traitOverrides.remove(Theme.self)
        }
        #expect(inner.themes == ["plain to loud", "loud to calm", "calm to loud"])
        #expect(host.warnings.isEmpty)
    }

    @Test func colorsFollowTraitsOfTheCode() {
        host.withCurrent {
            let accent = UIColor { $0[Accent.self] }
            let (outer, inner) = (UIView(), UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 40)))
            (inner.text, inner.textColor, inner.backgroundColor) = ("Text", accent, accent)
            host.window.addSubview(outer)
            outer.addSubview(inner)
            #expect(inner.storage.backgroundColor == UIColor.green.color)
            outer.traitOverrides[Accent.self] = .red
            #expect(inner.storage.backgroundColor == UIColor.red.color)
            inner.traitOverrides[Accent.self] = .blue
            #expect(inner.storage.backgroundColor == UIColor.blue.color)
            inner.traitOverrides.remove(Accent.self)
            #expect(inner.storage.backgroundColor == UIColor.red.color)
            inner.removeFromSuperview()
            host.window.addSubview(inner)
            #expect(inner.storage.backgroundColor == UIColor.green.color)
            #expect(accent.color == UIColor.green.color)
            inner.traitOverrides[Accent.self] = .blue
            inner.traitCollection.performAsCurrent { #expect(accent.color == UIColor.blue.color) }
        }
        #expect(host.warnings.isEmpty)
    }

    @Test func aControllersTraitsColorTheViewThatItLoadsLater() {
        let controller = UIViewController()
        host.withCurrent { controller.traitOverrides[Accent.self] = .red }
        host.install(controller)
        host.withCurrent {
            controller.view.backgroundColor = UIColor { $0[Accent.self] }
            #expect(controller.view.storage.backgroundColor == UIColor.red.color)
        }
    }

    @Test func aControllerGivesItsChildrenAnotherSizeClass() {
        let (parent, child) = (UIViewController(), UIViewController())
        host.install(parent)
        host.withCurrent {
            parent.addChild(child)
            parent.view.addSubview(child.view)
            #expect(child.traitCollection.horizontalSizeClass == .compact)
            parent.traitOverrides.horizontalSizeClass = .regular
            #expect(child.traitCollection.horizontalSizeClass == .regular)
            #expect(child.view.traitCollection.verticalSizeClass == .regular)
        }
        #expect(host.warnings.isEmpty)
    }

    /// As container controllers of iOS 16 and earlier give their children another size class.
    @Test func aParentGivesAndTakesTheTraitsOfAChild() {
        let (parent, child) = (UIViewController(), UIViewController())
        host.install(parent)
        host.withCurrent {
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.traitOverrides.verticalSizeClass = .compact
            let wide = UITraitCollection(horizontalSizeClass: .regular)
            parent.setOverrideTraitCollection(wide, forChild: child)
            #expect(parent.overrideTraitCollection(forChild: child) === wide)
            #expect(child.traitCollection.horizontalSizeClass == .regular)
            #expect(child.view.traitCollection.verticalSizeClass == .compact)
            #expect(parent.traitCollection.horizontalSizeClass == .compact)
            let dark = UITraitCollection(userInterfaceStyle: .dark)
            parent.setOverrideTraitCollection(dark, forChild: child)
            #expect(child.traitCollection.horizontalSizeClass == .compact)
            #expect(child.view.traitCollection.userInterfaceStyle == .dark)
            parent.setOverrideTraitCollection(nil, forChild: child)
            #expect(parent.overrideTraitCollection(forChild: child) == nil)
            #expect(child.traitCollection.userInterfaceStyle == .light)
            #expect(child.traitCollection.verticalSizeClass == .compact)
        }
        #expect(host.warnings.isEmpty)
    }

    @Test func collectionsAreMadeAndChangedByClosures() {
        host.withCurrent {
            let dark = UITraitCollection { $0.userInterfaceStyle = .dark }
            #expect(dark.userInterfaceStyle == .dark && dark.horizontalSizeClass == .unspecified)
            let wide = dark.modifyingTraits {
                $0.horizontalSizeClass = .regular
                $0[Theme.self] = "wide"
            }
            #expect(wide.userInterfaceStyle == .dark && wide[UITraitHorizontalSizeClass.self] == .regular)
            #expect(wide[Theme.self] == "wide" && dark[Theme.self] == "plain")
        }
    }
}
