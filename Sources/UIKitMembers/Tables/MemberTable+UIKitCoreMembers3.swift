// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIControl to UIGestureRecognizer.State.
    mutating func addUIKitCoreMembers3() {
        addUIKitCoreMembers3Part0()
        addUIKitCoreMembers3Part1()
        addUIKitCoreMembers3Part2()
        addUIKitCoreMembers3Part3()
        addUIKitCoreMembers3Part4()
        addUIKitCoreMembers3Part5()
        addUIKitCoreMembers3Part6()
        addUIKitCoreMembers3Part7()
        addUIKitCoreMembers3Part8()
        addUIKitCoreMembers3Part9()
        addUIKitCoreMembers3Part10()
        addUIKitCoreMembers3Part11()
        addUIKitCoreMembers3Part12()
        addUIKitCoreMembers3Part13()
        addUIKitCoreMembers3Part14()
    }

    /// Adds members of UIControl.
    private mutating func addUIKitCoreMembers3Part0() {
        property("allControlEvents", \UIControl.allControlEvents)
        property("allTargets", \UIControl.allTargets)
        property("contentHorizontalAlignment", \UIControl.contentHorizontalAlignment)
        property("contentVerticalAlignment", \UIControl.contentVerticalAlignment)
        property("isEnabled", \UIControl.isEnabled)
        property("isHighlighted", \UIControl.isHighlighted)
        property("isSelected", \UIControl.isSelected)
        property("isTouchInside", \UIControl.isTouchInside)
        property("isTracking", \UIControl.isTracking)
        property("state", \UIControl.state)
        function("UIControl()") { _ in UIControl() }
        function("UIControl(frame:)") { UIControl(frame: try $0.get(0)) }
        function("UIControl(frame:primaryAction:)") {
            UIControl(frame: try $0.get(0), primaryAction: try $0.get(1))
        }
        method("actions(forTarget:forControlEvent:)", of: UIControl.self) {
            $0.actions(forTarget: try $1.get(0), forControlEvent: try $1.get(1))
        }
        method("addAction(_:for:)", of: UIControl.self) { $0.addAction(try $1.get(0), for: try $1.get(1)) }
        method("removeAction(_:for:)", of: UIControl.self) {
            $0.removeAction(try $1.get(0), for: try $1.get(1))
        }
        method("removeAction(identifiedBy:for:)", of: UIControl.self) {
            $0.removeAction(identifiedBy: try $1.get(0), for: try $1.get(1))
        }
        method("removeTarget(_:action:for:)", of: UIControl.self) {
            $0.removeTarget(try $1.get(0), action: try $1.get(1), for: try $1.get(2))
        }
        method("sendAction(_:)", of: UIControl.self) { $0.sendAction(try $1.get(0)) }
        method("sendActions(for:)", of: UIControl.self) { $0.sendActions(for: try $1.get(0)) }
    }

    /// Adds members of UIControl.ContentHorizontalAlignment.
    private mutating func addUIKitCoreMembers3Part1() {
        enumeration(UIControl.ContentHorizontalAlignment.self)
    }

    /// Adds members of UIControl.ContentVerticalAlignment.
    private mutating func addUIKitCoreMembers3Part2() {
        enumeration(UIControl.ContentVerticalAlignment.self)
    }

    /// Adds members of UIControl.Event.
    private mutating func addUIKitCoreMembers3Part3() {
        property("rawValue", \UIControl.Event.rawValue)
        constant("UIControl.Event.allEditingEvents") { UIControl.Event.allEditingEvents }
        constant("UIControl.Event.allEvents") { UIControl.Event.allEvents }
        constant("UIControl.Event.allTouchEvents") { UIControl.Event.allTouchEvents }
        constant("UIControl.Event.editingChanged") { UIControl.Event.editingChanged }
        constant("UIControl.Event.editingDidBegin") { UIControl.Event.editingDidBegin }
        constant("UIControl.Event.editingDidEnd") { UIControl.Event.editingDidEnd }
        constant("UIControl.Event.editingDidEndOnExit") { UIControl.Event.editingDidEndOnExit }
        constant("UIControl.Event.menuActionTriggered") { UIControl.Event.menuActionTriggered }
        constant("UIControl.Event.primaryActionTriggered") { UIControl.Event.primaryActionTriggered }
        constant("UIControl.Event.touchCancel") { UIControl.Event.touchCancel }
        constant("UIControl.Event.touchDown") { UIControl.Event.touchDown }
        constant("UIControl.Event.touchDownRepeat") { UIControl.Event.touchDownRepeat }
        constant("UIControl.Event.touchDragEnter") { UIControl.Event.touchDragEnter }
        constant("UIControl.Event.touchDragExit") { UIControl.Event.touchDragExit }
        constant("UIControl.Event.touchDragInside") { UIControl.Event.touchDragInside }
        constant("UIControl.Event.touchDragOutside") { UIControl.Event.touchDragOutside }
        constant("UIControl.Event.touchUpInside") { UIControl.Event.touchUpInside }
        constant("UIControl.Event.touchUpOutside") { UIControl.Event.touchUpOutside }
        constant("UIControl.Event.valueChanged") { UIControl.Event.valueChanged }
        function("UIControl.Event(rawValue:)") { UIControl.Event(rawValue: try $0.get(0)) }
    }

    /// Adds members of UIControl.State.
    private mutating func addUIKitCoreMembers3Part4() {
        property("rawValue", \UIControl.State.rawValue)
        constant("UIControl.State.application") { UIControl.State.application }
        constant("UIControl.State.disabled") { UIControl.State.disabled }
        constant("UIControl.State.focused") { UIControl.State.focused }
        constant("UIControl.State.highlighted") { UIControl.State.highlighted }
        constant("UIControl.State.normal") { UIControl.State.normal }
        constant("UIControl.State.reserved") { UIControl.State.reserved }
        constant("UIControl.State.selected") { UIControl.State.selected }
        function("UIControl.State(rawValue:)") { UIControl.State(rawValue: try $0.get(0)) }
    }

    /// Adds members of UICornerCurve.
    private mutating func addUIKitCoreMembers3Part5() {
        enumeration(UICornerCurve.self)
    }

    /// Adds members of UICubicTimingParameters.
    private mutating func addUIKitCoreMembers3Part6() {
        property("animationCurve", \UICubicTimingParameters.animationCurve)
        property("controlPoint1", \UICubicTimingParameters.controlPoint1)
        property("controlPoint2", \UICubicTimingParameters.controlPoint2)
        property("cubicTimingParameters", \UICubicTimingParameters.cubicTimingParameters)
        property("springTimingParameters", \UICubicTimingParameters.springTimingParameters)
        property("timingCurveType", \UICubicTimingParameters.timingCurveType)
        function("UICubicTimingParameters()") { _ in UICubicTimingParameters() }
        function("UICubicTimingParameters(animationCurve:)") {
            UICubicTimingParameters(animationCurve: try $0.get(0))
        }
        function("UICubicTimingParameters(controlPoint1:controlPoint2:)") {
            UICubicTimingParameters(controlPoint1: try $0.get(0), controlPoint2: try $0.get(1))
        }
    }

    /// Adds members of UIDynamicItemCollisionBoundsType.
    private mutating func addUIKitCoreMembers3Part7() {
        enumeration(UIDynamicItemCollisionBoundsType.self)
    }

    /// Adds members of UIEvent.
    private mutating func addUIKitCoreMembers3Part8() {
        property("allTouches", \UIEvent.allTouches)
        property("buttonMask", \UIEvent.buttonMask)
        property("subtype", \UIEvent.subtype)
        property("timestamp", \UIEvent.timestamp)
        property("type", \UIEvent.type)
        function("UIEvent()") { _ in UIEvent() }
    }

    /// Adds members of UIEvent.ButtonMask.
    private mutating func addUIKitCoreMembers3Part9() {
        property("rawValue", \UIEvent.ButtonMask.rawValue)
        constant("UIEvent.ButtonMask.primary") { UIEvent.ButtonMask.primary }
        constant("UIEvent.ButtonMask.secondary") { UIEvent.ButtonMask.secondary }
        function("UIEvent.ButtonMask(rawValue:)") { UIEvent.ButtonMask(rawValue: try $0.get(0)) }
        function("UIEvent.ButtonMask.button(_:)") { UIEvent.ButtonMask.button(try $0.get(0)) }
    }

    /// Adds members of UIEvent.EventSubtype.
    private mutating func addUIKitCoreMembers3Part10() {
        enumeration(UIEvent.EventSubtype.self)
    }

    /// Adds members of UIEvent.EventType.
    private mutating func addUIKitCoreMembers3Part11() {
        enumeration(UIEvent.EventType.self)
    }

    /// Adds members of UIFoundation.Bundle.
    private mutating func addUIKitCoreMembers3Part12() {
        method("loadNibNamed(_:owner:)", of: UIFoundation.Bundle.self) {
            $0.loadNibNamed(try $1.get(0), owner: try $1.get(1))
        }
    }

    /// Adds members of UIGestureRecognizer.
    private mutating func addUIKitCoreMembers3Part13() {
        property("allowedPressTypes", \UIGestureRecognizer.allowedPressTypes)
        property("allowedTouchTypes", \UIGestureRecognizer.allowedTouchTypes)
        property("buttonMask", \UIGestureRecognizer.buttonMask)
        property("cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView)
        property("delaysTouchesBegan", \UIGestureRecognizer.delaysTouchesBegan)
        property("delaysTouchesEnded", \UIGestureRecognizer.delaysTouchesEnded)
        property("delegate", \UIGestureRecognizer.delegate)
        property("isEnabled", \UIGestureRecognizer.isEnabled)
        property("name", \UIGestureRecognizer.name)
        property("numberOfTouches", \UIGestureRecognizer.numberOfTouches)
        property("requiresExclusiveTouchType", \UIGestureRecognizer.requiresExclusiveTouchType)
        property("state", \UIGestureRecognizer.state)
        property("view", \UIGestureRecognizer.view)
        function("UIGestureRecognizer()") { _ in UIGestureRecognizer() }
        function("UIGestureRecognizer(target:action:)") {
            UIGestureRecognizer(target: try $0.get(0), action: try $0.get(1))
        }
        method("awakeFromNib()", of: UIGestureRecognizer.self) { base, _ in base.awakeFromNib() }
        method("canBePrevented(by:)", of: UIGestureRecognizer.self) { $0.canBePrevented(by: try $1.get(0)) }
        method("canPrevent(_:)", of: UIGestureRecognizer.self) { $0.canPrevent(try $1.get(0)) }
        method("location(in:)", of: UIGestureRecognizer.self) { $0.location(in: try $1.get(0)) }
        method("location(ofTouch:in:)", of: UIGestureRecognizer.self) {
            $0.location(ofTouch: try $1.get(0), in: try $1.get(1))
        }
        method("removeTarget(_:action:)", of: UIGestureRecognizer.self) {
            $0.removeTarget(try $1.get(0), action: try $1.get(1))
        }
        method("require(toFail:)", of: UIGestureRecognizer.self) { $0.require(toFail: try $1.get(0)) }
        method("reset()", of: UIGestureRecognizer.self) { base, _ in base.reset() }
        method("shouldBeRequiredToFail(by:)", of: UIGestureRecognizer.self) {
            $0.shouldBeRequiredToFail(by: try $1.get(0))
        }
        method("shouldRequireFailure(of:)", of: UIGestureRecognizer.self) {
            $0.shouldRequireFailure(of: try $1.get(0))
        }
    }

    /// Adds members of UIGestureRecognizer.State.
    private mutating func addUIKitCoreMembers3Part14() {
        constant("UIGestureRecognizer.State.recognized") { UIGestureRecognizer.State.recognized }
        enumeration(UIGestureRecognizer.State.self)
    }
}
