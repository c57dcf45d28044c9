// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UISegmentedControl to UISymbolEffectCompletionContext.
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
        addUIKitControlsMembers7Part16()
    }

    /// Adds members of UISegmentedControl.
    private mutating func addUIKitControlsMembers7Part0() {
        method("setWidth(_:forSegmentAt:)", of: UISegmentedControl.self) {
            $0.setWidth(try $1.get(0), forSegmentAt: try $1.get(1))
        }
        method("titleForSegment(at:)", of: UISegmentedControl.self) { $0.titleForSegment(at: try $1.get(0)) }
    }

    /// Adds members of UISegmentedControl.Style.
    private mutating func addUIKitControlsMembers7Part1() {
        enumeration(UISegmentedControl.Style.self)
    }

    /// Adds members of UISelectionFeedbackGenerator.
    private mutating func addUIKitControlsMembers7Part2() {
        function("UISelectionFeedbackGenerator()") { _ in UISelectionFeedbackGenerator() }
        method("selectionChanged()", of: UISelectionFeedbackGenerator.self) { base, _ in
            base.selectionChanged()
        }
    }

    /// Adds members of UISheetPresentationController.
    private mutating func addUIKitControlsMembers7Part3() {
        property("detents", \UISheetPresentationController.detents)
        property(
            "largestUndimmedDetentIdentifier", \UISheetPresentationController.largestUndimmedDetentIdentifier)
        property("preferredCornerRadius", \UISheetPresentationController.preferredCornerRadius)
        property(
            "prefersEdgeAttachedInCompactHeight",
            \UISheetPresentationController.prefersEdgeAttachedInCompactHeight)
        property("prefersGrabberVisible", \UISheetPresentationController.prefersGrabberVisible)
        property(
            "prefersScrollingExpandsWhenScrolledToEdge",
            \UISheetPresentationController.prefersScrollingExpandsWhenScrolledToEdge)
        property("selectedDetentIdentifier", \UISheetPresentationController.selectedDetentIdentifier)
        property(
            "widthFollowsPreferredContentSizeWhenEdgeAttached",
            \UISheetPresentationController.widthFollowsPreferredContentSizeWhenEdgeAttached)
        function("UISheetPresentationController(presentedViewController:presenting:)") {
            UISheetPresentationController(presentedViewController: try $0.get(0), presenting: try $0.get(1))
        }
        method("invalidateDetents()", of: UISheetPresentationController.self) { base, _ in
            base.invalidateDetents()
        }
    }

    /// Adds members of UISheetPresentationController.Detent.
    private mutating func addUIKitControlsMembers7Part4() {
        property("identifier", \UISheetPresentationController.Detent.identifier)
    }

    /// Adds members of UISheetPresentationController.Detent.Identifier.
    private mutating func addUIKitControlsMembers7Part5() {
        property("rawValue", \UISheetPresentationController.Detent.Identifier.rawValue)
        constant("UISheetPresentationController.Detent.Identifier.large") {
            UISheetPresentationController.Detent.Identifier.large
        }
        constant("UISheetPresentationController.Detent.Identifier.medium") {
            UISheetPresentationController.Detent.Identifier.medium
        }
        function("UISheetPresentationController.Detent.Identifier(_:)") {
            UISheetPresentationController.Detent.Identifier(try $0.get(0))
        }
        function("UISheetPresentationController.Detent.Identifier(rawValue:)") {
            UISheetPresentationController.Detent.Identifier(rawValue: try $0.get(0))
        }
    }

    /// Adds members of UISheetPresentationControllerDelegate.
    private mutating func addUIKitControlsMembers7Part6() {
        method(
            "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)",
            of: UISheetPresentationControllerDelegate.self
        ) {
            $0.sheetPresentationControllerDidChangeSelectedDetentIdentifier(try $1.get(0))
        }
    }

    /// Adds members of UISlider.
    private mutating func addUIKitControlsMembers7Part7() {
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
        method("maximumValueImageRect(forBounds:)", of: UISlider.self) {
            $0.maximumValueImageRect(forBounds: try $1.get(0))
        }
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
        method("thumbRect(forBounds:trackRect:value:)", of: UISlider.self) {
            $0.thumbRect(forBounds: try $1.get(0), trackRect: try $1.get(1), value: try $1.get(2))
        }
    }

    /// Adds members of UISlider.
    private mutating func addUIKitControlsMembers7Part8() {
        method("trackRect(forBounds:)", of: UISlider.self) { $0.trackRect(forBounds: try $1.get(0)) }
    }

    /// Adds members of UISlider.TrackConfiguration.
    private mutating func addUIKitControlsMembers7Part9() {
        property("allowsTickValuesOnly", \UISlider.TrackConfiguration.allowsTickValuesOnly)
        property("enabledRange", \UISlider.TrackConfiguration.enabledRange)
        property("neutralValue", \UISlider.TrackConfiguration.neutralValue)
        property("ticks", \UISlider.TrackConfiguration.ticks)
    }

    /// Adds members of UISlider.TrackConfiguration.Tick.
    private mutating func addUIKitControlsMembers7Part10() {
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
    private mutating func addUIKitControlsMembers7Part11() {
        property("autorepeat", \UIStepper.autorepeat)
        property("isContinuous", \UIStepper.isContinuous)
        property("maximumValue", \UIStepper.maximumValue)
        property("minimumValue", \UIStepper.minimumValue)
        property("stepValue", \UIStepper.stepValue)
        property("value", \UIStepper.value)
        property("wraps", \UIStepper.wraps)
        function("UIStepper(frame:)") { UIStepper(frame: try $0.get(0)) }
    }

    /// Adds members of UISwipeGestureRecognizer.
    private mutating func addUIKitControlsMembers7Part12() {
        property("direction", \UISwipeGestureRecognizer.direction)
        property("numberOfTouchesRequired", \UISwipeGestureRecognizer.numberOfTouchesRequired)
        function("UISwipeGestureRecognizer()") { _ in UISwipeGestureRecognizer() }
        function("UISwipeGestureRecognizer(target:action:)") {
            UISwipeGestureRecognizer(target: try $0.get(0), action: try $0.get(1))
        }
    }

    /// Adds members of UISwipeGestureRecognizer.Direction.
    private mutating func addUIKitControlsMembers7Part13() {
        property("rawValue", \UISwipeGestureRecognizer.Direction.rawValue)
        constant("UISwipeGestureRecognizer.Direction.down") { UISwipeGestureRecognizer.Direction.down }
        constant("UISwipeGestureRecognizer.Direction.left") { UISwipeGestureRecognizer.Direction.left }
        constant("UISwipeGestureRecognizer.Direction.right") { UISwipeGestureRecognizer.Direction.right }
        constant("UISwipeGestureRecognizer.Direction.up") { UISwipeGestureRecognizer.Direction.up }
        function("UISwipeGestureRecognizer.Direction(rawValue:)") {
            UISwipeGestureRecognizer.Direction(rawValue: try $0.get(0))
        }
    }

    /// Adds members of UISwitch.
    private mutating func addUIKitControlsMembers7Part14() {
        property("isOn", \UISwitch.isOn)
        property("offImage", \UISwitch.offImage)
        property("onImage", \UISwitch.onImage)
        property("onTintColor", \UISwitch.onTintColor)
        property("preferredStyle", \UISwitch.preferredStyle)
        property("thumbTintColor", \UISwitch.thumbTintColor)
        property("title", \UISwitch.title)
        function("UISwitch(frame:)") { UISwitch(frame: try $0.get(0)) }
        method("setOn(_:animated:)", of: UISwitch.self) { $0.setOn(try $1.get(0), animated: try $1.get(1)) }
    }

    /// Adds members of UISwitch.Style.
    private mutating func addUIKitControlsMembers7Part15() {
        enumeration(UISwitch.Style.self)
    }

    /// Adds members of UISymbolEffectCompletionContext.
    private mutating func addUIKitControlsMembers7Part16() {
        property("isFinished", \UISymbolEffectCompletionContext.isFinished)
        property("sender", \UISymbolEffectCompletionContext.sender)
    }
}
