// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UISlider.TrackConfiguration.Tick to UIVisualEffectView.
    mutating func addUIKitControlsMembers6() {
        addUIKitControlsMembers6Part0()
        addUIKitControlsMembers6Part1()
        addUIKitControlsMembers6Part2()
        addUIKitControlsMembers6Part3()
        addUIKitControlsMembers6Part4()
        addUIKitControlsMembers6Part5()
        addUIKitControlsMembers6Part6()
        addUIKitControlsMembers6Part7()
        addUIKitControlsMembers6Part8()
        addUIKitControlsMembers6Part9()
        addUIKitControlsMembers6Part10()
        addUIKitControlsMembers6Part11()
        addUIKitControlsMembers6Part12()
    }

    /// Adds members of UISlider.TrackConfiguration.Tick.
    private mutating func addUIKitControlsMembers6Part0() {
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
    private mutating func addUIKitControlsMembers6Part1() {
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
    private mutating func addUIKitControlsMembers6Part2() {
        property("direction", \UISwipeGestureRecognizer.direction)
        property("numberOfTouchesRequired", \UISwipeGestureRecognizer.numberOfTouchesRequired)
        function("UISwipeGestureRecognizer()") { _ in UISwipeGestureRecognizer() }
        function("UISwipeGestureRecognizer(target:action:)") {
            UISwipeGestureRecognizer(target: try $0.get(0), action: try $0.get(1))
        }
    }

    /// Adds members of UISwipeGestureRecognizer.Direction.
    private mutating func addUIKitControlsMembers6Part3() {
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
    private mutating func addUIKitControlsMembers6Part4() {
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
    private mutating func addUIKitControlsMembers6Part5() {
        enumeration(UISwitch.Style.self)
    }

    /// Adds members of UISymbolEffectCompletionContext.
    private mutating func addUIKitControlsMembers6Part6() {
        property("isFinished", \UISymbolEffectCompletionContext.isFinished)
        property("sender", \UISymbolEffectCompletionContext.sender)
    }

    /// Adds members of UITargetedDragPreview.
    private mutating func addUIKitControlsMembers6Part7() {
        function("UITargetedDragPreview(view:)") { UITargetedDragPreview(view: try $0.get(0)) }
        function("UITargetedDragPreview(view:parameters:)") {
            UITargetedDragPreview(view: try $0.get(0), parameters: try $0.get(1))
        }
        function("UITargetedDragPreview(view:parameters:target:)") {
            UITargetedDragPreview(view: try $0.get(0), parameters: try $0.get(1), target: try $0.get(2))
        }
        method("retargetedPreview(with:)", of: UITargetedDragPreview.self) {
            $0.retargetedPreview(with: try $1.get(0))
        }
    }

    /// Adds members of UITargetedPreview.
    private mutating func addUIKitControlsMembers6Part8() {
        property("parameters", \UITargetedPreview.parameters)
        property("size", \UITargetedPreview.size)
        property("target", \UITargetedPreview.target)
        property("view", \UITargetedPreview.view)
        function("UITargetedPreview(view:)") { UITargetedPreview(view: try $0.get(0)) }
        function("UITargetedPreview(view:parameters:)") {
            UITargetedPreview(view: try $0.get(0), parameters: try $0.get(1))
        }
        function("UITargetedPreview(view:parameters:target:)") {
            UITargetedPreview(view: try $0.get(0), parameters: try $0.get(1), target: try $0.get(2))
        }
        method("retargetedPreview(with:)", of: UITargetedPreview.self) {
            $0.retargetedPreview(with: try $1.get(0))
        }
    }

    /// Adds members of UIVibrancyEffect.
    private mutating func addUIKitControlsMembers6Part9() {
        function("UIVibrancyEffect(blurEffect:)") { UIVibrancyEffect(blurEffect: try $0.get(0)) }
        function("UIVibrancyEffect(blurEffect:style:)") {
            UIVibrancyEffect(blurEffect: try $0.get(0), style: try $0.get(1))
        }
    }

    /// Adds members of UIVibrancyEffectStyle.
    private mutating func addUIKitControlsMembers6Part10() {
        enumeration(UIVibrancyEffectStyle.self)
    }

    /// Adds members of UIView.
    private mutating func addUIKitControlsMembers6Part11() {
        property("cornerConfiguration", \UIView.cornerConfiguration)
    }

    /// Adds members of UIVisualEffectView.
    private mutating func addUIKitControlsMembers6Part12() {
        property("contentView", \UIVisualEffectView.contentView)
        property("effect", \UIVisualEffectView.effect)
        function("UIVisualEffectView(effect:)") { UIVisualEffectView(effect: try $0.get(0)) }
        function("UIVisualEffectView(frame:)") { UIVisualEffectView(frame: try $0.get(0)) }
    }
}
