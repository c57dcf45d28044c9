import Testing
import UIKitHost
import UIKitTestSupport

/// Sheets under a finger: dismissal, heights, resistance, content that scrolls.
@MainActor @Suite struct SheetDragTests {
    private final class Listener: NSObject, UISheetPresentationControllerDelegate {
        var calls: [String] = []
        var allows = true
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            calls.append("should")
            return allows
        }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            calls.append("will")
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            calls.append("did")
        }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            calls.append("attempted")
        }
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
            _ sheetPresentationController: UISheetPresentationController
        ) {
            calls.append(sheetPresentationController.selectedDetentIdentifier == .large ? "large" : "medium")
        }
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 568))
    private let root = UIViewController()
    private let other = UIViewController()
    private let listener = Listener()

    /// Presents a sheet, and lets a script play from half a second after its arrival.
    private func present(
        _ detents: [UISheetPresentationController.Detent], _ script: InputScript
    ) {
        host.install(root)
        host.withCurrent {
            other.sheetPresentationController?.detents = detents
            other.presentationController?.delegate = listener
            root.present(other, animated: true)
        }
        host.inputScript = script
        run(0.99)
    }

    private func run(_ seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1.0 / 60) }
    }

    private var top: CGFloat { host.withCurrent { other.view.layer.presentation()!.frame.minY } }

    private func drag(_ start: CGFloat, _ end: CGFloat, in seconds: Double = 1) -> InputScript.Entry {
        .pan(along: [CGPoint(x: 160, y: start), CGPoint(x: 160, y: end)], from: 1, to: 1 + seconds)
    }

    /// Returns a drag that pauses half a second in the middle of its way.
    private func pausedDrag(_ start: CGFloat, _ end: CGFloat) -> InputScript.Entry {
        let points = [start, (start + end) / 2, (start + end) / 2, end].map { CGPoint(x: 160, y: $0) }
        return .pan(through: Array(zip(points, [1, 1.5, 2, 2.5])).map { (point: $0.0, time: $0.1) })
    }

    @Test func aTapBesideASheetDismissesIt() {
        present([.medium()], [.tap(at: CGPoint(x: 160, y: 100), time: 1)])
        run(0.3)
        #expect(listener.calls == ["should", "will"] && top > 300)
        run(1)
        #expect(listener.calls == ["should", "will", "did"])
        #expect(root.presentedViewController == nil && other.view.window == nil)
    }

    @Test func customHeightsAreAskedAgain() {
        var height: CGFloat = 100
        present([.custom { _ in height }], [])
        #expect(abs(top - 468) < 0.1)
        height = 250
        host.withCurrent {
            other.sheetPresentationController?.animateChanges {
                other.sheetPresentationController?.invalidateDetents()
            }
        }
        #expect(abs(top - 468) < 1)
        run(1)
        #expect(abs(top - 318) < 0.1)
    }

    @Test func aSheetInMotionDoesNotAskForItsHeights() {
        var questions = 0
        let low = UISheetPresentationController.Detent.custom { _ in
            questions += 1
            return 100
        }
        present([low, .large()], [drag(500, 200)])
        #expect(abs(top - 468) < 0.1 && questions > 0)
        questions = 0
        run(2)
        #expect(abs(top - 10) < 1 && questions == 0)
        host.withCurrent { other.sheetPresentationController?.invalidateDetents() }
        #expect(questions == 1)
        // A window with another safe area has another largest height.
        host.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        host.withCurrent { other.sheetPresentationController?.selectedDetentIdentifier = low.identifier }
        #expect(questions == 2)
    }

    @Test func aSheetFollowsTheFingerThatPullsItDown() {
        present([.large()], [pausedDrag(100, 500)])
        #expect(abs(top - 10) < 1)
        run(0.8)
        #expect(abs(top - 200) < 0.1 && listener.calls == ["should", "will"])
        run(1.5)
        #expect(listener.calls.last == "did" && root.presentedViewController == nil)
    }

    @Test func aShortPullIsTakenBack() {
        present([.large()], [drag(100, 200)])
        run(1)
        #expect(abs(top - 100) < 2)
        run(1)
        #expect(abs(top - 10) < 0.1 && listener.calls == ["should", "will"])
        #expect(root.presentedViewController === other && other.isBeingDismissed == false)
    }

    @Test(arguments: [false, true])
    func aSheetThatMustStayResists(_ isModal: Bool) {
        if isModal { other.isModalInPresentation = true } else { listener.allows = false }
        present([.large()], [drag(100, 520)])
        run(0.9)
        #expect(top > 20 && top < 70)
        run(1)
        #expect(abs(top - 10) < 0.1 && root.presentedViewController === other)
        #expect(listener.calls == (isModal ? ["attempted"] : ["should", "attempted"]))
    }

    @Test func aFingerMovesASheetBetweenItsHeights() {
        present([.medium(), .large()], [pausedDrag(300, 100)])
        let middle = top
        #expect(middle > 200 && middle < 300)
        run(0.8)
        #expect(abs(top - (middle - 90)) < 0.1)
        run(1.5)
        #expect(abs(top - 10) < 0.1 && listener.calls == ["large"])
        #expect(other.view.frame.height == 558)
    }

    @Test func aSheetResistsAboveItsLargestHeight() {
        present([.medium()], [drag(400, 100)])
        let middle = top
        run(1)
        #expect(top < middle - 10 && top > middle - 60 && abs(other.view.frame.maxY - 568) < 0.1)
        run(1)
        #expect(abs(top - middle) < 0.1 && listener.calls.isEmpty)
    }

    /// Adds content that scrolls to the sheet.
    private func addContent() -> UIScrollView {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 558))
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.contentSize = CGSize(width: 320, height: 2000)
        host.withCurrent { other.view.addSubview(view) }
        return view
    }

    @Test(arguments: [true, false])
    func contentAtItsUpperEdgeMovesTheSheet(_ expands: Bool) {
        let content = addContent()
        host.withCurrent {
            other.sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge = expands
        }
        present([.medium(), .large()], [drag(500, 300)])
        run(2)
        #expect(listener.calls == (expands ? ["large"] : []) && (content.contentOffset.y == 0) == expands)
    }

    @Test func aFingerThatHasEnlargedTheSheetScrollsItsContent() {
        let content = addContent()
        present([.medium(), .large()], [pausedDrag(540, 40)])
        let way = top - 10
        run(0.8)
        #expect(abs(top - 10) < 0.1 && content.contentOffset.y == 0)
        run(0.7)
        #expect(abs(content.contentOffset.y - (490 - way)) < 12 && abs(top - 10) < 0.1)
        run(1)
        #expect(listener.calls == ["large"] && content.contentOffset.y > 520 - way)
    }

    @Test func contentThatHasScrolledScrolls() {
        let content = addContent()
        content.contentOffset.y = 400
        present([.large()], [drag(100, 200)])
        run(2)
        #expect(content.contentOffset.y < 350 && listener.calls.isEmpty && abs(top - 10) < 0.1)
    }

    @Test func touchesReachContentThatIsNotDimmed() {
        let button = UIControl(frame: CGRect(x: 0, y: 50, width: 320, height: 100))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        root.view.addSubview(button)
        other.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
        present([.medium()], [.tap(at: CGPoint(x: 160, y: 100), time: 1)])
        run(1)
        #expect(taps == 1 && root.presentedViewController === other)
    }

    @Test func theGrabberLiesAboveTheContentAndMovesWithTheSheet() throws {
        host.withCurrent { other.sheetPresentationController?.prefersGrabberVisible = true }
        present([.medium(), .large()], [pausedDrag(300, 100)])
        let container = try #require(other.presentationController?.containerView)
        let grabber = try #require(
            container.subviews.first { $0.bounds.size == CGSize(width: 36, height: 5) })
        func distance() -> CGFloat {
            host.withCurrent {
                grabber.layer.presentation()!.position.y - other.view.layer.presentation()!.frame.minY
            }
        }
        #expect(other.view.subviews.isEmpty && abs(distance() - 7.5) < 0.01)
        for _ in 0..<20 {
            run(0.1)
            #expect(abs(distance() - 7.5) < 0.01)
        }
        host.withCurrent { other.dismiss(animated: true) }
        run(0.15)
        #expect(abs(distance() - 7.5) < 0.01)
    }

    @Test func animationsAlongsideFollowTheFinger() {
        let view = UIView()
        root.view.addSubview(view)
        final class Fading: UIViewController {
            var view2: UIView?
            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                transitionCoordinator?.animate(alongsideTransition: { _ in self.view2?.alpha = 0 })
            }
        }
        let fading = Fading()
        fading.view2 = view
        host.install(root)
        host.withCurrent { root.present(fading, animated: true) }
        host.inputScript = [drag(100, 389)]
        run(2)
        let opacity = host.withCurrent { view.layer.presentation()!.opacity }
        #expect(abs(opacity - 0.5) < 0.02)
    }
}
