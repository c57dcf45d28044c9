import Testing
import UIKitHost

/// Properties that load the view of their controller before they are read.
@MainActor @Suite struct ViewLoadingTests {
    private final class Page: UIViewController {
        @ViewLoading private(set) var box: UIView
        @ViewLoading var names: [String]

        override func viewDidLoad() {
            super.viewDidLoad()
            box = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
            names = ["a"]
        }
    }

    @Test func readingAPropertyLoadsTheView() {
        let host = SceneHost(size: CGSize(width: 100, height: 100))
        host.withCurrent {
            let page = Page()
            #expect(!page.isViewLoaded)
            page.names.append("b")
            #expect(page.isViewLoaded && page.names == ["a", "b"])
            #expect(page.box.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        }
    }

    @Test func aPropertyIsSetWithoutTheView() {
        let host = SceneHost(size: CGSize(width: 100, height: 100))
        host.withCurrent {
            let page = Page()
            page.names = ["c"]
            #expect(!page.isViewLoaded)
        }
    }

    @Test func theTraitsOfColorsAreObserved() {
        let host = SceneHost(size: CGSize(width: 100, height: 100))
        let page = UIViewController()
        host.install(page)
        var styles: [UIUserInterfaceStyle] = []
        host.withCurrent {
            page.registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance) {
                (page: UIViewController, before: UITraitCollection) in
                styles += [before.userInterfaceStyle, page.traitCollection.userInterfaceStyle]
            }
            page.overrideUserInterfaceStyle = .dark
        }
        #expect(styles == [.light, .dark])
    }

    @Test func buttonsOfAMouseAreASet() {
        #expect(UIEvent.ButtonMask.button(1) == .primary && UIEvent.ButtonMask.button(2) == .secondary)
        #expect(UIEvent.ButtonMask.button(0) == [] && UITapGestureRecognizer().buttonMaskRequired == .primary)
    }
}
