// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIControl.State to UINavigationItem.
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
        addUIKitCoreMembers3Part15()
    }

    /// Adds members of UIControl.State.
    private mutating func addUIKitCoreMembers3Part0() {
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

    /// Adds members of UICubicTimingParameters.
    private mutating func addUIKitCoreMembers3Part1() {
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
    private mutating func addUIKitCoreMembers3Part2() {
        enumeration(UIDynamicItemCollisionBoundsType.self)
    }

    /// Adds members of UIEvent.
    private mutating func addUIKitCoreMembers3Part3() {
        property("allTouches", \UIEvent.allTouches)
        property("subtype", \UIEvent.subtype)
        property("timestamp", \UIEvent.timestamp)
        property("type", \UIEvent.type)
        function("UIEvent()") { _ in UIEvent() }
    }

    /// Adds members of UIEvent.EventSubtype.
    private mutating func addUIKitCoreMembers3Part4() {
        enumeration(UIEvent.EventSubtype.self)
    }

    /// Adds members of UIEvent.EventType.
    private mutating func addUIKitCoreMembers3Part5() {
        enumeration(UIEvent.EventType.self)
    }

    /// Adds members of UIFoundation.Bundle.
    private mutating func addUIKitCoreMembers3Part6() {
        method("loadNibNamed(_:owner:)", of: UIFoundation.Bundle.self) {
            $0.loadNibNamed(try $1.get(0), owner: try $1.get(1))
        }
    }

    /// Adds members of UIGestureRecognizer.
    private mutating func addUIKitCoreMembers3Part7() {
        property("allowedPressTypes", \UIGestureRecognizer.allowedPressTypes)
        property("allowedTouchTypes", \UIGestureRecognizer.allowedTouchTypes)
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
    private mutating func addUIKitCoreMembers3Part8() {
        constant("UIGestureRecognizer.State.recognized") { UIGestureRecognizer.State.recognized }
        enumeration(UIGestureRecognizer.State.self)
    }

    /// Adds members of UIGestureRecognizerDelegate.
    private mutating func addUIKitCoreMembers3Part9() {
        method("gestureRecognizer(_:shouldBeRequiredToFailBy:)", of: UIGestureRecognizerDelegate.self) {
            $0.gestureRecognizer(try $1.get(0), shouldBeRequiredToFailBy: try $1.get(1))
        }
        method(
            "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)", of: UIGestureRecognizerDelegate.self
        ) {
            $0.gestureRecognizer(try $1.get(0), shouldRecognizeSimultaneouslyWith: try $1.get(1))
        }
        method("gestureRecognizer(_:shouldRequireFailureOf:)", of: UIGestureRecognizerDelegate.self) {
            $0.gestureRecognizer(try $1.get(0), shouldRequireFailureOf: try $1.get(1))
        }
        method("gestureRecognizerShouldBegin(_:)", of: UIGestureRecognizerDelegate.self) {
            $0.gestureRecognizerShouldBegin(try $1.get(0))
        }
    }

    /// Adds members of UIKeyCommand.
    private mutating func addUIKitCoreMembers3Part10() {
        property("action", \UIKeyCommand.action)
        property("discoverabilityTitle", \UIKeyCommand.discoverabilityTitle)
        property("input", \UIKeyCommand.input)
        property("modifierFlags", \UIKeyCommand.modifierFlags)
        property("wantsPriorityOverSystemBehavior", \UIKeyCommand.wantsPriorityOverSystemBehavior)
        constant("UIKeyCommand.inputDownArrow") { UIKeyCommand.inputDownArrow }
        constant("UIKeyCommand.inputEscape") { UIKeyCommand.inputEscape }
        constant("UIKeyCommand.inputLeftArrow") { UIKeyCommand.inputLeftArrow }
        constant("UIKeyCommand.inputRightArrow") { UIKeyCommand.inputRightArrow }
        constant("UIKeyCommand.inputUpArrow") { UIKeyCommand.inputUpArrow }
        function("UIKeyCommand()") { _ in UIKeyCommand() }
    }

    /// Adds members of UIKeyboardLayoutGuide.
    private mutating func addUIKitCoreMembers3Part11() {
        property("followsUndockedKeyboard", \UIKeyboardLayoutGuide.followsUndockedKeyboard)
        property("keyboardDismissPadding", \UIKeyboardLayoutGuide.keyboardDismissPadding)
        property("usesBottomSafeArea", \UIKeyboardLayoutGuide.usesBottomSafeArea)
        function("UIKeyboardLayoutGuide()") { _ in UIKeyboardLayoutGuide() }
    }

    /// Adds members of UILayoutGuide.
    private mutating func addUIKitCoreMembers3Part12() {
        property("identifier", \UILayoutGuide.identifier)
        property("layoutFrame", \UILayoutGuide.layoutFrame)
        property("owningView", \UILayoutGuide.owningView)
        function("UILayoutGuide()") { _ in UILayoutGuide() }
    }

    /// Adds members of UIModalPresentationStyle.
    private mutating func addUIKitCoreMembers3Part13() {
        constant("UIModalPresentationStyle.flipbookStandard") { UIModalPresentationStyle.flipbookStandard }
        enumeration(UIModalPresentationStyle.self)
    }

    /// Adds members of UIModalTransitionStyle.
    private mutating func addUIKitCoreMembers3Part14() {
        enumeration(UIModalTransitionStyle.self)
    }

    /// Adds members of UINavigationItem.
    private mutating func addUIKitCoreMembers3Part15() {
        property("backBarButtonItem", \UINavigationItem.backBarButtonItem)
        property("backButtonDisplayMode", \UINavigationItem.backButtonDisplayMode)
        property("backButtonTitle", \UINavigationItem.backButtonTitle)
        property("hidesBackButton", \UINavigationItem.hidesBackButton)
        property("hidesSearchBarWhenScrolling", \UINavigationItem.hidesSearchBarWhenScrolling)
        property("largeTitleDisplayMode", \UINavigationItem.largeTitleDisplayMode)
        property("leftBarButtonItem", \UINavigationItem.leftBarButtonItem)
        property("leftBarButtonItems", \UINavigationItem.leftBarButtonItems)
        property("leftItemsSupplementBackButton", \UINavigationItem.leftItemsSupplementBackButton)
        property("prompt", \UINavigationItem.prompt)
        property("rightBarButtonItem", \UINavigationItem.rightBarButtonItem)
        property("rightBarButtonItems", \UINavigationItem.rightBarButtonItems)
        property("title", \UINavigationItem.title)
        property("titleView", \UINavigationItem.titleView)
        function("UINavigationItem()") { _ in UINavigationItem() }
        function("UINavigationItem(title:)") { UINavigationItem(title: try $0.get(0)) }
        method("setHidesBackButton(_:animated:)", of: UINavigationItem.self) {
            $0.setHidesBackButton(try $1.get(0), animated: try $1.get(1))
        }
        method("setLeftBarButton(_:animated:)", of: UINavigationItem.self) {
            $0.setLeftBarButton(try $1.get(0), animated: try $1.get(1))
        }
        method("setLeftBarButtonItems(_:animated:)", of: UINavigationItem.self) {
            $0.setLeftBarButtonItems(try $1.get(0), animated: try $1.get(1))
        }
        method("setRightBarButton(_:animated:)", of: UINavigationItem.self) {
            $0.setRightBarButton(try $1.get(0), animated: try $1.get(1))
        }
        method("setRightBarButtonItems(_:animated:)", of: UINavigationItem.self) {
            $0.setRightBarButtonItems(try $1.get(0), animated: try $1.get(1))
        }
    }
}
