// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UISegmentedControl to UISwipeGestureRecognizer.Direction.
    mutating func addUIKitControlsMembers8() {
        addUIKitControlsMembers8Part0()
        addUIKitControlsMembers8Part1()
        addUIKitControlsMembers8Part2()
        addUIKitControlsMembers8Part3()
        addUIKitControlsMembers8Part4()
        addUIKitControlsMembers8Part5()
        addUIKitControlsMembers8Part6()
        addUIKitControlsMembers8Part7()
        addUIKitControlsMembers8Part8()
        addUIKitControlsMembers8Part9()
        addUIKitControlsMembers8Part10()
        addUIKitControlsMembers8Part11()
    }

    /// Adds members of UISegmentedControl.
    private mutating func addUIKitControlsMembers8Part0() {
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
        method("segmentIndex(identifiedBy:)", of: UISegmentedControl.self) {
            $0.segmentIndex(identifiedBy: try $1.get(0))
        }
        method("setAction(_:forSegmentAt:)", of: UISegmentedControl.self) {
            $0.setAction(try $1.get(0), forSegmentAt: try $1.get(1))
        }
        method("setBackgroundImage(_:for:barMetrics:)", of: UISegmentedControl.self) {
            $0.setBackgroundImage(try $1.get(0), for: try $1.get(1), barMetrics: try $1.get(2))
        }
        method("setContentOffset(_:forSegmentAt:)", of: UISegmentedControl.self) {
            $0.setContentOffset(try $1.get(0), forSegmentAt: try $1.get(1))
        }
        method("setContentPositionAdjustment(_:forSegmentType:barMetrics:)", of: UISegmentedControl.self) {
            $0.setContentPositionAdjustment(
                try $1.get(0), forSegmentType: try $1.get(1), barMetrics: try $1.get(2))
        }
        method(
            "setDividerImage(_:forLeftSegmentState:rightSegmentState:barMetrics:)",
            of: UISegmentedControl.self
        ) {
            $0.setDividerImage(
                try $1.get(0), forLeftSegmentState: try $1.get(1), rightSegmentState: try $1.get(2),
                barMetrics: try $1.get(3))
        }
        method("setEnabled(_:forSegmentAt:)", of: UISegmentedControl.self) {
            $0.setEnabled(try $1.get(0), forSegmentAt: try $1.get(1))
        }
        method("setImage(_:forSegmentAt:)", of: UISegmentedControl.self) {
            $0.setImage(try $1.get(0), forSegmentAt: try $1.get(1))
        }
    }

    /// Adds members of UISegmentedControl.
    private mutating func addUIKitControlsMembers8Part1() {
        method("setTitle(_:forSegmentAt:)", of: UISegmentedControl.self) {
            $0.setTitle(try $1.get(0), forSegmentAt: try $1.get(1))
        }
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
    private mutating func addUIKitControlsMembers8Part2() {
        enumeration(UISegmentedControl.Segment.self)
    }

    /// Adds members of UISegmentedControl.Style.
    private mutating func addUIKitControlsMembers8Part3() {
        enumeration(UISegmentedControl.Style.self)
    }

    /// Adds members of UISelectionFeedbackGenerator.
    private mutating func addUIKitControlsMembers8Part4() {
        function("UISelectionFeedbackGenerator()") { _ in UISelectionFeedbackGenerator() }
        function("UISelectionFeedbackGenerator(view:)") { UISelectionFeedbackGenerator(view: try $0.get(0)) }
        method("selectionChanged()", of: UISelectionFeedbackGenerator.self) { base, _ in
            base.selectionChanged()
        }
        method("selectionChanged(at:)", of: UISelectionFeedbackGenerator.self) {
            $0.selectionChanged(at: try $1.get(0))
        }
    }

    /// Adds members of UISlider.
    private mutating func addUIKitControlsMembers8Part5() {
        property("currentMaximumTrackImage", \UISlider.currentMaximumTrackImage)
        property("currentMinimumTrackImage", \UISlider.currentMinimumTrackImage)
        property("currentThumbImage", \UISlider.currentThumbImage)
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
        function("UISlider(frame:)") { UISlider(frame: try $0.get(0)) }
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
        method("thumbImage(for:)", of: UISlider.self) { $0.thumbImage(for: try $1.get(0)) }
    }

    /// Adds members of UISlider.
    private mutating func addUIKitControlsMembers8Part6() {
        method("thumbRect(forBounds:trackRect:value:)", of: UISlider.self) {
            $0.thumbRect(forBounds: try $1.get(0), trackRect: try $1.get(1), value: try $1.get(2))
        }
        method("trackRect(forBounds:)", of: UISlider.self) { $0.trackRect(forBounds: try $1.get(0)) }
    }

    /// Adds members of UISlider.TrackConfiguration.
    private mutating func addUIKitControlsMembers8Part7() {
        property("allowsTickValuesOnly", \UISlider.TrackConfiguration.allowsTickValuesOnly)
        property("enabledRange", \UISlider.TrackConfiguration.enabledRange)
        property("neutralValue", \UISlider.TrackConfiguration.neutralValue)
        property("ticks", \UISlider.TrackConfiguration.ticks)
    }

    /// Adds members of UISlider.TrackConfiguration.Tick.
    private mutating func addUIKitControlsMembers8Part8() {
        property("image", \UISlider.TrackConfiguration.Tick.image)
        property("position", \UISlider.TrackConfiguration.Tick.position)
        property("title", \UISlider.TrackConfiguration.Tick.title)
        function("UISlider.TrackConfiguration.Tick(position:)") {
            UISlider.TrackConfiguration.Tick(position: try $0.get(0))
        }
        function("UISlider.TrackConfiguration.Tick(position:image:)") {
            UISlider.TrackConfiguration.Tick(position: try $0.get(0), image: try $0.get(1))
        }
        function("UISlider.TrackConfiguration.Tick(position:title:)") {
            UISlider.TrackConfiguration.Tick(position: try $0.get(0), title: try $0.get(1))
        }
        function("UISlider.TrackConfiguration.Tick(position:title:image:)") {
            UISlider.TrackConfiguration.Tick(
                position: try $0.get(0), title: try $0.get(1), image: try $0.get(2))
        }
    }

    /// Adds members of UIStepper.
    private mutating func addUIKitControlsMembers8Part9() {
        property("autorepeat", \UIStepper.autorepeat)
        property("isContinuous", \UIStepper.isContinuous)
        property("maximumValue", \UIStepper.maximumValue)
        property("minimumValue", \UIStepper.minimumValue)
        property("stepValue", \UIStepper.stepValue)
        property("value", \UIStepper.value)
        property("wraps", \UIStepper.wraps)
        function("UIStepper(frame:)") { UIStepper(frame: try $0.get(0)) }
        method("backgroundImage(for:)", of: UIStepper.self) { $0.backgroundImage(for: try $1.get(0)) }
        method("decrementImage(for:)", of: UIStepper.self) { $0.decrementImage(for: try $1.get(0)) }
        method("dividerImage(forLeftSegmentState:rightSegmentState:)", of: UIStepper.self) {
            $0.dividerImage(forLeftSegmentState: try $1.get(0), rightSegmentState: try $1.get(1))
        }
        method("incrementImage(for:)", of: UIStepper.self) { $0.incrementImage(for: try $1.get(0)) }
        method("setBackgroundImage(_:for:)", of: UIStepper.self) {
            $0.setBackgroundImage(try $1.get(0), for: try $1.get(1))
        }
        method("setDecrementImage(_:for:)", of: UIStepper.self) {
            $0.setDecrementImage(try $1.get(0), for: try $1.get(1))
        }
        method("setDividerImage(_:forLeftSegmentState:rightSegmentState:)", of: UIStepper.self) {
            $0.setDividerImage(
                try $1.get(0), forLeftSegmentState: try $1.get(1), rightSegmentState: try $1.get(2))
        }
        method("setIncrementImage(_:for:)", of: UIStepper.self) {
            $0.setIncrementImage(try $1.get(0), for: try $1.get(1))
        }
    }

    /// Adds members of UISwipeGestureRecognizer.
    private mutating func addUIKitControlsMembers8Part10() {
        property("direction", \UISwipeGestureRecognizer.direction)
        property("numberOfTouchesRequired", \UISwipeGestureRecognizer.numberOfTouchesRequired)
        function("UISwipeGestureRecognizer()") { _ in UISwipeGestureRecognizer() }
        function("UISwipeGestureRecognizer(target:action:)") {
            UISwipeGestureRecognizer(target: try $0.get(0), action: try $0.get(1))
        }
    }

    /// Adds members of UISwipeGestureRecognizer.Direction.
    private mutating func addUIKitControlsMembers8Part11() {
        property("rawValue", \UISwipeGestureRecognizer.Direction.rawValue)
        constant("UISwipeGestureRecognizer.Direction.down") { UISwipeGestureRecognizer.Direction.down }
        constant("UISwipeGestureRecognizer.Direction.left") { UISwipeGestureRecognizer.Direction.left }
        constant("UISwipeGestureRecognizer.Direction.right") { UISwipeGestureRecognizer.Direction.right }
        constant("UISwipeGestureRecognizer.Direction.up") { UISwipeGestureRecognizer.Direction.up }
        function("UISwipeGestureRecognizer.Direction(rawValue:)") {
            UISwipeGestureRecognizer.Direction(rawValue: try $0.get(0))
        }
    }
}
