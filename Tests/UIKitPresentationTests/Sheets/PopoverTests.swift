import Testing
import UIKitHost
import UIKitTestSupport

/// Popovers beside their elements, and the sheets that they become on phones.
@MainActor @Suite struct PopoverTests {
    private final class Listener: NSObject, UIPopoverPresentationControllerDelegate {
        var style = UIModalPresentationStyle.none
        var calls: [String] = []
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
            style
        }
        func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
            calls.append("prepare")
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            calls.append("dismissed")
        }
    }

    private let host: SceneHost
    private let root = UIViewController()
    private let other = UIViewController()
    private let listener = Listener()
    private let button = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 30))

    init() {
        host = SceneHost(size: CGSize(width: 320, height: 568))
        host.install(root)
        host.withCurrent {
            root.view.addSubview(button)
            other.modalPresentationStyle = .popover
            other.preferredContentSize = CGSize(width: 150, height: 120)
        }
    }

    private func present(_ change: (UIPopoverPresentationController) -> Void = { _ in }) {
        host.withCurrent {
            if let popover = other.popoverPresentationController {
                popover.sourceView = button
                popover.delegate = listener
                change(popover)
            }
            root.present(other, animated: true)
        }
        run(0.6)
    }

    private func run(_ seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1.0 / 60) }
    }

    /// The frame of the popover in the window.
    private var frame: CGRect { other.view.convert(other.view.bounds, to: nil) }

    @Test func aPopoverStandsBelowItsElementWithAnArrow() {
        present()
        #expect(frame == CGRect(x: 45, y: 130, width: 150, height: 133))
        #expect(other.popoverPresentationController?.arrowDirection == .up)
        #expect(host.withCurrent { other.view.safeAreaInsets.top } == 13)
        #expect(listener.calls == ["prepare"] && root.view.window != nil)
    }

    @Test func theArrowIsOnAPermittedSide() {
        present { $0.permittedArrowDirections = .left }
        #expect(frame == CGRect(x: 140, y: 55, width: 163, height: 120))
        #expect(host.withCurrent { other.view.safeAreaInsets.left } == 13)
    }

    @Test func aPopoverThatDoesNotFitBelowStandsAbove() {
        button.frame.origin.y = 500
        present { $0.sourceRect = CGRect(x: 0, y: 10, width: 40, height: 20) }
        #expect(frame == CGRect(x: 45, y: 377, width: 150, height: 133))
        #expect(other.popoverPresentationController?.arrowDirection == .down)
    }

    @Test func aPopoverWithoutAnArrowIsOverItsElement() {
        present { $0.permittedArrowDirections = [] }
        #expect(frame == CGRect(x: 45, y: 55, width: 150, height: 120))
    }

    @Test func aPopoverFollowsThePreferredSize() {
        present()
        host.withCurrent { other.preferredContentSize = CGSize(width: 100, height: 60) }
        #expect(frame == CGRect(x: 70, y: 130, width: 100, height: 73))
    }

    @Test func inIOS26APopoverKeepsItsMiddleBesideTheElement() {
        host.look = .iOS26
        button.frame.origin.x = 10
        present()
        // Below, it would have to move to the right, to 19 points from the edge.
        #expect(frame == CGRect(x: 50, y: 55, width: 163, height: 120))
        #expect(other.popoverPresentationController?.arrowDirection == .left)
    }

    @Test func aBarButtonIsTheSourceItem() {
        host.withCurrent {
            let item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
            let popover = other.popoverPresentationController
            popover?.barButtonItem = item
            #expect(popover?.sourceItem === item)
            popover?.sourceItem = button
            #expect(popover?.barButtonItem == nil && popover?.sourceView == nil)
        }
    }

    @Test func aTapBesideAPopoverDismissesIt() {
        present()
        host.inputScript = [.tap(at: CGPoint(x: 160, y: 500), time: 0.7)]
        run(1)
        #expect(listener.calls == ["prepare", "dismissed"] && root.presentedViewController == nil)
        #expect(other.view.window == nil)
    }

    @Test func aTapOnAViewThatLetsTouchesPassDoesNot() {
        present { $0.passthroughViews = [button] }
        host.inputScript = [.tap(at: button.center, time: 0.7)]
        run(1)
        #expect(listener.calls == ["prepare"] && root.presentedViewController === other)
    }

    @Test func aPopoverBecomesASheetOnAPhone() {
        listener.style = .automatic
        present { $0.adaptiveSheetPresentationController.detents = [.medium()] }
        #expect(frame.width == 320 && frame.height < 400 && frame.maxY == 568)
    }

    @Test func aPopoverBecomesFullScreenWhereItsDelegateAsksForThat() {
        listener.style = .fullScreen
        present()
        #expect(frame == CGRect(x: 0, y: 0, width: 320, height: 568) && root.view.window == nil)
    }
}
