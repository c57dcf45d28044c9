import Testing
import UIKitHost
import UIKitTestSupport

/// Members of controllers and views that code from before iOS 13 uses.
@MainActor @Suite struct EarlierControllerTests {
    private let host = SceneHost(size: CGSize(width: 320, height: 568))

    @Test func aControllerThatIsModalInAPopoverIsSoInEachPresentation() {
        let controller = UIViewController()
        #expect(!controller.isModalInPopover)
        controller.isModalInPopover = true
        #expect(controller.isModalInPresentation)
    }

    @Test func theNearestControllerOfAnActionIsFound() {
        final class Outer: UIViewController {
            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }
        }
        host.withCurrent {
            let (outer, inner) = (Outer(), UIViewController())
            outer.addChild(inner)
            #expect(inner.targetViewController(forAction: Selector("missing"), sender: nil) === outer)
            let alone = UIViewController()
            #expect(alone.targetViewController(forAction: Selector("missing"), sender: nil) == nil)
        }
    }

    @Test func theBundleOfAControllerIsThatOfItsXib() {
        #expect(UIViewController(nibName: "Page", bundle: nil).nibBundle != nil)
        #expect(UIViewController().nibBundle == nil)
    }

    @Test func subclassesOverrideTheViewsOfTheirBaselines() {
        final class Row: UIView {
            let label = UILabel()
            override var forFirstBaselineLayout: UIView { label }
        }
        let row = Row()
        #expect(row.forFirstBaselineLayout === row.label && row.forLastBaselineLayout === row)
    }

    @Test func recognizersThatRecognizeNothingStayTheSame() {
        let scroll = UIScrollView()
        #expect(scroll.directionalPressGestureRecognizer === scroll.directionalPressGestureRecognizer)
    }
}
