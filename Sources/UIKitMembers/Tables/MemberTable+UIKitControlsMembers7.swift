// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIPreviewParameters to UISlider.
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

    /// Adds members of UIPreviewParameters.
    private mutating func addUIKitControlsMembers7Part0() {
        property("backgroundColor", \UIPreviewParameters.backgroundColor)
        property("shadowPath", \UIPreviewParameters.shadowPath)
        property("visiblePath", \UIPreviewParameters.visiblePath)
        function("UIPreviewParameters()") { _ in UIPreviewParameters() }
    }

    /// Adds members of UIPreviewTarget.
    private mutating func addUIKitControlsMembers7Part1() {
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
    private mutating func addUIKitControlsMembers7Part2() {
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
    private mutating func addUIKitControlsMembers7Part3() {
        enumeration(UIProgressView.Style.self)
    }

    /// Adds members of UIRefreshControl.
    private mutating func addUIKitControlsMembers7Part4() {
        property("attributedTitle", \UIRefreshControl.attributedTitle)
        property("isRefreshing", \UIRefreshControl.isRefreshing)
        function("UIRefreshControl()") { _ in UIRefreshControl() }
        function("UIRefreshControl(frame:)") { UIRefreshControl(frame: try $0.get(0)) }
        method("beginRefreshing()", of: UIRefreshControl.self) { base, _ in base.beginRefreshing() }
        method("endRefreshing()", of: UIRefreshControl.self) { base, _ in base.endRefreshing() }
    }

    /// Adds members of UIResponder.
    private mutating func addUIKitControlsMembers7Part5() {
        method("restoreUserActivityState(_:)", of: UIResponder.self) {
            $0.restoreUserActivityState(try $1.get(0))
        }
    }

    /// Adds members of UIRotationGestureRecognizer.
    private mutating func addUIKitControlsMembers7Part6() {
        property("rotation", \UIRotationGestureRecognizer.rotation)
        property("velocity", \UIRotationGestureRecognizer.velocity)
        function("UIRotationGestureRecognizer()") { _ in UIRotationGestureRecognizer() }
        function("UIRotationGestureRecognizer(target:action:)") {
            UIRotationGestureRecognizer(target: try $0.get(0), action: try $0.get(1))
        }
    }

    /// Adds members of UIScreen.
    private mutating func addUIKitControlsMembers7Part7() {
        property("isCaptured", \UIScreen.isCaptured)
        constant("UIScreen.capturedDidChangeNotification") { UIScreen.capturedDidChangeNotification }
    }

    /// Adds members of UIScrollView.
    private mutating func addUIKitControlsMembers7Part8() {
        property("refreshControl", \UIScrollView.refreshControl)
    }

    /// Adds members of UISegmentedControl.
    private mutating func addUIKitControlsMembers7Part9() {
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
    private mutating func addUIKitControlsMembers7Part10() {
        method("setWidth(_:forSegmentAt:)", of: UISegmentedControl.self) {
            $0.setWidth(try $1.get(0), forSegmentAt: try $1.get(1))
        }
        method("titleForSegment(at:)", of: UISegmentedControl.self) { $0.titleForSegment(at: try $1.get(0)) }
        method("titleTextAttributes(for:)", of: UISegmentedControl.self) {
            $0.titleTextAttributes(for: try $1.get(0))
        }
        method("widthForSegment(at:)", of: UISegmentedControl.self) { $0.widthForSegment(at: try $1.get(0)) }
    }

    /// Adds members of UISegmentedControl.Segment.
    private mutating func addUIKitControlsMembers7Part11() {
        enumeration(UISegmentedControl.Segment.self)
    }

    /// Adds members of UISegmentedControl.Style.
    private mutating func addUIKitControlsMembers7Part12() {
        enumeration(UISegmentedControl.Style.self)
    }

    /// Adds members of UISelectionFeedbackGenerator.
    private mutating func addUIKitControlsMembers7Part13() {
        function("UISelectionFeedbackGenerator()") { _ in UISelectionFeedbackGenerator() }
        method("selectionChanged()", of: UISelectionFeedbackGenerator.self) { base, _ in
            base.selectionChanged()
        }
    }

    /// Adds members of UISlider.
    private mutating func addUIKitControlsMembers7Part14() {
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
    private mutating func addUIKitControlsMembers7Part15() {
        method("thumbRect(forBounds:trackRect:value:)", of: UISlider.self) {
            $0.thumbRect(forBounds: try $1.get(0), trackRect: try $1.get(1), value: try $1.get(2))
        }
        method("trackRect(forBounds:)", of: UISlider.self) { $0.trackRect(forBounds: try $1.get(0)) }
    }
}
