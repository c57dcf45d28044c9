// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIPointerInteraction to UISegmentedControl.
    mutating func addUIKitControlsMembers7() {
        addUIKitControlsMembers7Part0()
        addUIKitControlsMembers7Part1()
        addUIKitControlsMembers7Part2()
        addUIKitControlsMembers7Part3()
        addUIKitControlsMembers7Part4()
        addUIKitControlsMembers7Part5()
        addUIKitControlsMembers7Part6()
        addUIKitControlsMembers7Part7()
        addUIKitControlsMembers7Part8()
        addUIKitControlsMembers7Part9()
        addUIKitControlsMembers7Part10()
        addUIKitControlsMembers7Part11()
        addUIKitControlsMembers7Part12()
        addUIKitControlsMembers7Part13()
        addUIKitControlsMembers7Part14()
        addUIKitControlsMembers7Part15()
    }

    /// Adds members of UIPointerInteraction.
    private mutating func addUIKitControlsMembers7Part0() {
        property("delegate", \UIPointerInteraction.delegate)
        property("isEnabled", \UIPointerInteraction.isEnabled)
        property("view", \UIPointerInteraction.view)
        function("UIPointerInteraction()") { _ in UIPointerInteraction() }
        function("UIPointerInteraction(delegate:)") { UIPointerInteraction(delegate: try $0.get(0)) }
        method("didMove(to:)", of: UIPointerInteraction.self) { $0.didMove(to: try $1.get(0)) }
        method("invalidate()", of: UIPointerInteraction.self) { base, _ in base.invalidate() }
        method("willMove(to:)", of: UIPointerInteraction.self) { $0.willMove(to: try $1.get(0)) }
    }

    /// Adds members of UIPress.
    private mutating func addUIKitControlsMembers7Part1() {
        property("force", \UIPress.force)
        property("key", \UIPress.key)
        property("phase", \UIPress.phase)
        property("type", \UIPress.type)
        function("UIPress()") { _ in UIPress() }
    }

    /// Adds members of UIPress.Phase.
    private mutating func addUIKitControlsMembers7Part2() {
        enumeration(UIPress.Phase.self)
    }

    /// Adds members of UIPress.PressType.
    private mutating func addUIKitControlsMembers7Part3() {
        enumeration(UIPress.PressType.self)
    }

    /// Adds members of UIPreviewInteraction.
    private mutating func addUIKitControlsMembers7Part4() {
        property("delegate", \UIPreviewInteraction.delegate)
        property("view", \UIPreviewInteraction.view)
        function("UIPreviewInteraction(view:)") { UIPreviewInteraction(view: try $0.get(0)) }
        method("cancel()", of: UIPreviewInteraction.self) { base, _ in base.cancel() }
        method("location(in:)", of: UIPreviewInteraction.self) { $0.location(in: try $1.get(0)) }
    }

    /// Adds members of UIPreviewInteractionDelegate.
    private mutating func addUIKitControlsMembers7Part5() {
        method(
            "previewInteraction(_:didUpdateCommitTransition:ended:)", of: UIPreviewInteractionDelegate.self
        ) {
            $0.previewInteraction(
                try $1.get(0), didUpdateCommitTransition: try $1.get(1), ended: try $1.get(2))
        }
        method("previewInteractionShouldBegin(_:)", of: UIPreviewInteractionDelegate.self) {
            $0.previewInteractionShouldBegin(try $1.get(0))
        }
    }

    /// Adds members of UIPreviewParameters.
    private mutating func addUIKitControlsMembers7Part6() {
        property("backgroundColor", \UIPreviewParameters.backgroundColor)
        property("shadowPath", \UIPreviewParameters.shadowPath)
        property("visiblePath", \UIPreviewParameters.visiblePath)
        function("UIPreviewParameters()") { _ in UIPreviewParameters() }
    }

    /// Adds members of UIPreviewTarget.
    private mutating func addUIKitControlsMembers7Part7() {
        property("center", \UIPreviewTarget.center)
        property("container", \UIPreviewTarget.container)
        property("transform", \UIPreviewTarget.transform)
        function("UIPreviewTarget(container:center:)") {
            UIPreviewTarget(container: try $0.get(0), center: try $0.get(1))
        }
        function("UIPreviewTarget(container:center:transform:)") {
            UIPreviewTarget(container: try $0.get(0), center: try $0.get(1), transform: try $0.get(2))
        }
    }

    /// Adds members of UIProgressView.
    private mutating func addUIKitControlsMembers7Part8() {
        property("observedProgress", \UIProgressView.observedProgress)
        property("progress", \UIProgressView.progress)
        property("progressImage", \UIProgressView.progressImage)
        property("progressTintColor", \UIProgressView.progressTintColor)
        property("progressViewStyle", \UIProgressView.progressViewStyle)
        property("trackImage", \UIProgressView.trackImage)
        property("trackTintColor", \UIProgressView.trackTintColor)
        function("UIProgressView()") { _ in UIProgressView() }
        function("UIProgressView(frame:)") { UIProgressView(frame: try $0.get(0)) }
        function("UIProgressView(progressViewStyle:)") { UIProgressView(progressViewStyle: try $0.get(0)) }
        method("setProgress(_:animated:)", of: UIProgressView.self) {
            $0.setProgress(try $1.get(0), animated: try $1.get(1))
        }
    }

    /// Adds members of UIProgressView.Style.
    private mutating func addUIKitControlsMembers7Part9() {
        enumeration(UIProgressView.Style.self)
    }

    /// Adds members of UIRefreshControl.
    private mutating func addUIKitControlsMembers7Part10() {
        property("attributedTitle", \UIRefreshControl.attributedTitle)
        property("isRefreshing", \UIRefreshControl.isRefreshing)
        function("UIRefreshControl()") { _ in UIRefreshControl() }
        function("UIRefreshControl(frame:)") { UIRefreshControl(frame: try $0.get(0)) }
        method("beginRefreshing()", of: UIRefreshControl.self) { base, _ in base.beginRefreshing() }
        method("endRefreshing()", of: UIRefreshControl.self) { base, _ in base.endRefreshing() }
    }

    /// Adds members of UIResponder.
    private mutating func addUIKitControlsMembers7Part11() {
        method("restoreUserActivityState(_:)", of: UIResponder.self) {
            $0.restoreUserActivityState(try $1.get(0))
        }
    }

    /// Adds members of UIRotationGestureRecognizer.
    private mutating func addUIKitControlsMembers7Part12() {
        property("rotation", \UIRotationGestureRecognizer.rotation)
        property("velocity", \UIRotationGestureRecognizer.velocity)
        function("UIRotationGestureRecognizer()") { _ in UIRotationGestureRecognizer() }
        function("UIRotationGestureRecognizer(target:action:)") {
            UIRotationGestureRecognizer(target: try $0.get(0), action: try $0.get(1))
        }
    }

    /// Adds members of UIScreen.
    private mutating func addUIKitControlsMembers7Part13() {
        property("isCaptured", \UIScreen.isCaptured)
        constant("UIScreen.capturedDidChangeNotification") { UIScreen.capturedDidChangeNotification }
        method("traitCollectionDidChange(_:)", of: UIScreen.self) {
            $0.traitCollectionDidChange(try $1.get(0))
        }
    }

    /// Adds members of UIScrollView.
    private mutating func addUIKitControlsMembers7Part14() {
        property("refreshControl", \UIScrollView.refreshControl)
    }

    /// Adds members of UISegmentedControl.
    private mutating func addUIKitControlsMembers7Part15() {
        property("apportionsSegmentWidthsByContent", \UISegmentedControl.apportionsSegmentWidthsByContent)
        property("isMomentary", \UISegmentedControl.isMomentary)
        property("numberOfSegments", \UISegmentedControl.numberOfSegments)
        property("segmentedControlStyle", \UISegmentedControl.segmentedControlStyle)
        property("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex)
        property("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor)
        constant("UISegmentedControl.noSegment") { UISegmentedControl.noSegment }
        function("UISegmentedControl(frame:)") { UISegmentedControl(frame: try $0.get(0)) }
        function("UISegmentedControl(frame:actions:)") {
            UISegmentedControl(frame: try $0.get(0), actions: try $0.get(1))
        }
        function("UISegmentedControl(items:)") { UISegmentedControl(items: try $0.get(0)) }
        method("actionForSegment(at:)", of: UISegmentedControl.self) {
            $0.actionForSegment(at: try $1.get(0))
        }
        method("backgroundImage(for:barMetrics:)", of: UISegmentedControl.self) {
            $0.backgroundImage(for: try $1.get(0), barMetrics: try $1.get(1))
        }
        method("contentOffsetForSegment(at:)", of: UISegmentedControl.self) {
            $0.contentOffsetForSegment(at: try $1.get(0))
        }
        method("contentPositionAdjustment(forSegmentType:barMetrics:)", of: UISegmentedControl.self) {
            $0.contentPositionAdjustment(forSegmentType: try $1.get(0), barMetrics: try $1.get(1))
        }
        method("dividerImage(forLeftSegmentState:rightSegmentState:barMetrics:)", of: UISegmentedControl.self)
        {
            $0.dividerImage(
                forLeftSegmentState: try $1.get(0), rightSegmentState: try $1.get(1),
                barMetrics: try $1.get(2))
        }
        method("imageForSegment(at:)", of: UISegmentedControl.self) { $0.imageForSegment(at: try $1.get(0)) }
        method("insertSegment(action:at:animated:)", of: UISegmentedControl.self) {
            $0.insertSegment(action: try $1.get(0), at: try $1.get(1), animated: try $1.get(2))
        }
        method("insertSegment(with:at:animated:)", of: UISegmentedControl.self) {
            $0.insertSegment(with: try $1.get(0), at: try $1.get(1), animated: try $1.get(2))
        }
    }
}
