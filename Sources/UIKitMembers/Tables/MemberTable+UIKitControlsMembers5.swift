// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIPreviewInteraction to UISlider.TrackConfiguration.
    mutating func addUIKitControlsMembers5() {
        addUIKitControlsMembers5Part0()
        addUIKitControlsMembers5Part1()
        addUIKitControlsMembers5Part2()
        addUIKitControlsMembers5Part3()
        addUIKitControlsMembers5Part4()
        addUIKitControlsMembers5Part5()
        addUIKitControlsMembers5Part6()
        addUIKitControlsMembers5Part7()
        addUIKitControlsMembers5Part8()
        addUIKitControlsMembers5Part9()
        addUIKitControlsMembers5Part10()
        addUIKitControlsMembers5Part11()
        addUIKitControlsMembers5Part12()
        addUIKitControlsMembers5Part13()
        addUIKitControlsMembers5Part14()
        addUIKitControlsMembers5Part15()
    }

    /// Adds members of UIPreviewInteraction.
    private mutating func addUIKitControlsMembers5Part0() {
        property("delegate", \UIPreviewInteraction.delegate)
        property("view", \UIPreviewInteraction.view)
        function("UIPreviewInteraction(view:)") { UIPreviewInteraction(view: try $0.get(0)) }
        method("cancel()", of: UIPreviewInteraction.self) { base, _ in base.cancel() }
        method("location(in:)", of: UIPreviewInteraction.self) { $0.location(in: try $1.get(0)) }
    }

    /// Adds members of UIPreviewInteractionDelegate.
    private mutating func addUIKitControlsMembers5Part1() {
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
    private mutating func addUIKitControlsMembers5Part2() {
        property("backgroundColor", \UIPreviewParameters.backgroundColor)
        property("shadowPath", \UIPreviewParameters.shadowPath)
        property("visiblePath", \UIPreviewParameters.visiblePath)
        function("UIPreviewParameters()") { _ in UIPreviewParameters() }
    }

    /// Adds members of UIPreviewTarget.
    private mutating func addUIKitControlsMembers5Part3() {
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
    private mutating func addUIKitControlsMembers5Part4() {
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
    private mutating func addUIKitControlsMembers5Part5() {
        enumeration(UIProgressView.Style.self)
    }

    /// Adds members of UIRefreshControl.
    private mutating func addUIKitControlsMembers5Part6() {
        property("attributedTitle", \UIRefreshControl.attributedTitle)
        property("isRefreshing", \UIRefreshControl.isRefreshing)
        function("UIRefreshControl()") { _ in UIRefreshControl() }
        function("UIRefreshControl(frame:)") { UIRefreshControl(frame: try $0.get(0)) }
        method("beginRefreshing()", of: UIRefreshControl.self) { base, _ in base.beginRefreshing() }
        method("endRefreshing()", of: UIRefreshControl.self) { base, _ in base.endRefreshing() }
    }

    /// Adds members of UIRotationGestureRecognizer.
    private mutating func addUIKitControlsMembers5Part7() {
        property("rotation", \UIRotationGestureRecognizer.rotation)
        property("velocity", \UIRotationGestureRecognizer.velocity)
        function("UIRotationGestureRecognizer()") { _ in UIRotationGestureRecognizer() }
        function("UIRotationGestureRecognizer(target:action:)") {
            UIRotationGestureRecognizer(target: try $0.get(0), action: try $0.get(1))
        }
    }

    /// Adds members of UIScrollView.
    private mutating func addUIKitControlsMembers5Part8() {
        property("refreshControl", \UIScrollView.refreshControl)
    }

    /// Adds members of UISegmentedControl.
    private mutating func addUIKitControlsMembers5Part9() {
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
        method("imageForSegment(at:)", of: UISegmentedControl.self) { $0.imageForSegment(at: try $1.get(0)) }
        method("insertSegment(with:at:animated:)", of: UISegmentedControl.self) {
            $0.insertSegment(with: try $1.get(0), at: try $1.get(1), animated: try $1.get(2))
        }
        method("insertSegment(withTitle:at:animated:)", of: UISegmentedControl.self) {
            $0.insertSegment(withTitle: try $1.get(0), at: try $1.get(1), animated: try $1.get(2))
        }
        method("isEnabledForSegment(at:)", of: UISegmentedControl.self) {
            $0.isEnabledForSegment(at: try $1.get(0))
        }
        method("removeAllSegments()", of: UISegmentedControl.self) { base, _ in base.removeAllSegments() }
        method("removeSegment(at:animated:)", of: UISegmentedControl.self) {
            $0.removeSegment(at: try $1.get(0), animated: try $1.get(1))
        }
        method("setEnabled(_:forSegmentAt:)", of: UISegmentedControl.self) {
            $0.setEnabled(try $1.get(0), forSegmentAt: try $1.get(1))
        }
        method("setImage(_:forSegmentAt:)", of: UISegmentedControl.self) {
            $0.setImage(try $1.get(0), forSegmentAt: try $1.get(1))
        }
        method("setTitle(_:forSegmentAt:)", of: UISegmentedControl.self) {
            $0.setTitle(try $1.get(0), forSegmentAt: try $1.get(1))
        }
    }

    /// Adds members of UISegmentedControl.
    private mutating func addUIKitControlsMembers5Part10() {
        method("setWidth(_:forSegmentAt:)", of: UISegmentedControl.self) {
            $0.setWidth(try $1.get(0), forSegmentAt: try $1.get(1))
        }
        method("titleForSegment(at:)", of: UISegmentedControl.self) { $0.titleForSegment(at: try $1.get(0)) }
        method("widthForSegment(at:)", of: UISegmentedControl.self) { $0.widthForSegment(at: try $1.get(0)) }
    }

    /// Adds members of UISegmentedControl.Style.
    private mutating func addUIKitControlsMembers5Part11() {
        enumeration(UISegmentedControl.Style.self)
    }

    /// Adds members of UISelectionFeedbackGenerator.
    private mutating func addUIKitControlsMembers5Part12() {
        function("UISelectionFeedbackGenerator()") { _ in UISelectionFeedbackGenerator() }
        method("selectionChanged()", of: UISelectionFeedbackGenerator.self) { base, _ in
            base.selectionChanged()
        }
    }

    /// Adds members of UISlider.
    private mutating func addUIKitControlsMembers5Part13() {
        property("isContinuous", \UISlider.isContinuous)
        property("maximumTrackTintColor", \UISlider.maximumTrackTintColor)
        property("maximumValue", \UISlider.maximumValue)
        property("maximumValueImage", \UISlider.maximumValueImage)
        property("minimumTrackTintColor", \UISlider.minimumTrackTintColor)
        property("minimumValue", \UISlider.minimumValue)
        property("minimumValueImage", \UISlider.minimumValueImage)
        property("thumbTintColor", \UISlider.thumbTintColor)
        property("trackConfiguration", \UISlider.trackConfiguration)
        property("value", \UISlider.value)
        function("UISlider()") { _ in UISlider() }
        function("UISlider(frame:)") { UISlider(frame: try $0.get(0)) }
        function("UISlider(frame:primaryAction:)") {
            UISlider(frame: try $0.get(0), primaryAction: try $0.get(1))
        }
        method("maximumTrackImage(for:)", of: UISlider.self) { $0.maximumTrackImage(for: try $1.get(0)) }
        method("maximumValueImageRect(forBounds:)", of: UISlider.self) {
            $0.maximumValueImageRect(forBounds: try $1.get(0))
        }
        method("minimumTrackImage(for:)", of: UISlider.self) { $0.minimumTrackImage(for: try $1.get(0)) }
        method("minimumValueImageRect(forBounds:)", of: UISlider.self) {
            $0.minimumValueImageRect(forBounds: try $1.get(0))
        }
        method("setMaximumTrackImage(_:for:)", of: UISlider.self) {
            $0.setMaximumTrackImage(try $1.get(0), for: try $1.get(1))
        }
        method("setMinimumTrackImage(_:for:)", of: UISlider.self) {
            $0.setMinimumTrackImage(try $1.get(0), for: try $1.get(1))
        }
        method("setThumbImage(_:for:)", of: UISlider.self) {
            $0.setThumbImage(try $1.get(0), for: try $1.get(1))
        }
        method("setValue(_:animated:)", of: UISlider.self) {
            $0.setValue(try $1.get(0), animated: try $1.get(1))
        }
    }

    /// Adds members of UISlider.
    private mutating func addUIKitControlsMembers5Part14() {
        method("thumbRect(forBounds:trackRect:value:)", of: UISlider.self) {
            $0.thumbRect(forBounds: try $1.get(0), trackRect: try $1.get(1), value: try $1.get(2))
        }
        method("trackRect(forBounds:)", of: UISlider.self) { $0.trackRect(forBounds: try $1.get(0)) }
    }

    /// Adds members of UISlider.TrackConfiguration.
    private mutating func addUIKitControlsMembers5Part15() {
        property("allowsTickValuesOnly", \UISlider.TrackConfiguration.allowsTickValuesOnly)
        property("enabledRange", \UISlider.TrackConfiguration.enabledRange)
        property("neutralValue", \UISlider.TrackConfiguration.neutralValue)
        property("ticks", \UISlider.TrackConfiguration.ticks)
    }
}
