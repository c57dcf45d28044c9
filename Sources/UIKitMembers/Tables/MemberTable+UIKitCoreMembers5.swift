// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIPresentationController to UIScrollEdgeEffect.Style.
    mutating func addUIKitCoreMembers5() {
        addUIKitCoreMembers5Part0()
        addUIKitCoreMembers5Part1()
        addUIKitCoreMembers5Part2()
        addUIKitCoreMembers5Part3()
        addUIKitCoreMembers5Part4()
        addUIKitCoreMembers5Part5()
        addUIKitCoreMembers5Part6()
        addUIKitCoreMembers5Part7()
        addUIKitCoreMembers5Part8()
        addUIKitCoreMembers5Part9()
        addUIKitCoreMembers5Part10()
    }

    /// Adds members of UIPresentationController.
    private mutating func addUIKitCoreMembers5Part0() {
        property("adaptivePresentationStyle", \UIPresentationController.adaptivePresentationStyle)
        property("containerView", \UIPresentationController.containerView)
        property("delegate", \UIPresentationController.delegate)
        property(
            "frameOfPresentedViewInContainerView",
            \UIPresentationController.frameOfPresentedViewInContainerView)
        property("overrideTraitCollection", \UIPresentationController.overrideTraitCollection)
        property("preferredContentSize", \UIPresentationController.preferredContentSize)
        property("presentationStyle", \UIPresentationController.presentationStyle)
        property("presentedView", \UIPresentationController.presentedView)
        property("presentedViewController", \UIPresentationController.presentedViewController)
        property("presentingViewController", \UIPresentationController.presentingViewController)
        property("shouldPresentInFullscreen", \UIPresentationController.shouldPresentInFullscreen)
        property("shouldRemovePresentersView", \UIPresentationController.shouldRemovePresentersView)
        function("UIPresentationController(presentedViewController:presenting:)") {
            UIPresentationController(presentedViewController: try $0.get(0), presenting: try $0.get(1))
        }
        method("adaptivePresentationStyle(for:)", of: UIPresentationController.self) {
            $0.adaptivePresentationStyle(for: try $1.get(0))
        }
        method("containerViewDidLayoutSubviews()", of: UIPresentationController.self) { base, _ in
            base.containerViewDidLayoutSubviews()
        }
        method("containerViewWillLayoutSubviews()", of: UIPresentationController.self) { base, _ in
            base.containerViewWillLayoutSubviews()
        }
        method("dismissalTransitionDidEnd(_:)", of: UIPresentationController.self) {
            $0.dismissalTransitionDidEnd(try $1.get(0))
        }
        method("dismissalTransitionWillBegin()", of: UIPresentationController.self) { base, _ in
            base.dismissalTransitionWillBegin()
        }
        method("preferredContentSizeDidChange(forChildContentContainer:)", of: UIPresentationController.self)
        {
            $0.preferredContentSizeDidChange(forChildContentContainer: try $1.get(0))
        }
    }

    /// Adds members of UIPresentationController.
    private mutating func addUIKitCoreMembers5Part1() {
        method("presentationTransitionDidEnd(_:)", of: UIPresentationController.self) {
            $0.presentationTransitionDidEnd(try $1.get(0))
        }
        method("presentationTransitionWillBegin()", of: UIPresentationController.self) { base, _ in
            base.presentationTransitionWillBegin()
        }
        method("size(forChildContentContainer:withParentContainerSize:)", of: UIPresentationController.self) {
            $0.size(forChildContentContainer: try $1.get(0), withParentContainerSize: try $1.get(1))
        }
        method(
            "systemLayoutFittingSizeDidChange(forChildContentContainer:)", of: UIPresentationController.self
        ) {
            $0.systemLayoutFittingSizeDidChange(forChildContentContainer: try $1.get(0))
        }
        method("viewWillTransition(to:with:)", of: UIPresentationController.self) {
            $0.viewWillTransition(to: try $1.get(0), with: try $1.get(1))
        }
        method("willTransition(to:with:)", of: UIPresentationController.self) {
            $0.willTransition(to: try $1.get(0), with: try $1.get(1))
        }
    }

    /// Adds members of UIResponder.
    private mutating func addUIKitCoreMembers5Part2() {
        property("accessibilityCustomActions", \UIResponder.accessibilityCustomActions)
        property("accessibilityElements", \UIResponder.accessibilityElements)
        property("accessibilityElementsHidden", \UIResponder.accessibilityElementsHidden)
        property("accessibilityHint", \UIResponder.accessibilityHint)
        property("accessibilityLabel", \UIResponder.accessibilityLabel)
        property("accessibilityNavigationStyle", \UIResponder.accessibilityNavigationStyle)
        property("accessibilityTraits", \UIResponder.accessibilityTraits)
        property("accessibilityValue", \UIResponder.accessibilityValue)
        property("accessibilityViewIsModal", \UIResponder.accessibilityViewIsModal)
        property("canBecomeFirstResponder", \UIResponder.canBecomeFirstResponder)
        property("canResignFirstResponder", \UIResponder.canResignFirstResponder)
        property("inputAccessoryView", \UIResponder.inputAccessoryView)
        property("inputView", \UIResponder.inputView)
        property("isAccessibilityElement", \UIResponder.isAccessibilityElement)
        property("isFirstResponder", \UIResponder.isFirstResponder)
        property("keyCommands", \UIResponder.keyCommands)
        property("next", \UIResponder.next)
        property("preferredFocusEnvironments", \UIResponder.preferredFocusEnvironments)
        property("undoManager", \UIResponder.undoManager)
        property("userActivity", \UIResponder.userActivity)
        constant("UIResponder.keyboardAnimationCurveUserInfoKey") {
            UIResponder.keyboardAnimationCurveUserInfoKey
        }
        constant("UIResponder.keyboardAnimationDurationUserInfoKey") {
            UIResponder.keyboardAnimationDurationUserInfoKey
        }
        constant("UIResponder.keyboardDidChangeFrameNotification") {
            UIResponder.keyboardDidChangeFrameNotification
        }
        constant("UIResponder.keyboardDidHideNotification") { UIResponder.keyboardDidHideNotification }
        constant("UIResponder.keyboardDidShowNotification") { UIResponder.keyboardDidShowNotification }
        constant("UIResponder.keyboardFrameBeginUserInfoKey") { UIResponder.keyboardFrameBeginUserInfoKey }
        constant("UIResponder.keyboardFrameEndUserInfoKey") { UIResponder.keyboardFrameEndUserInfoKey }
        constant("UIResponder.keyboardIsLocalUserInfoKey") { UIResponder.keyboardIsLocalUserInfoKey }
    }

    /// Adds members of UIResponder.
    private mutating func addUIKitCoreMembers5Part3() {
        constant("UIResponder.keyboardWillChangeFrameNotification") {
            UIResponder.keyboardWillChangeFrameNotification
        }
        constant("UIResponder.keyboardWillHideNotification") { UIResponder.keyboardWillHideNotification }
        constant("UIResponder.keyboardWillShowNotification") { UIResponder.keyboardWillShowNotification }
        function("UIResponder()") { _ in UIResponder() }
        method("accessibilityActivate()", of: UIResponder.self) { base, _ in base.accessibilityActivate() }
        method("accessibilityDecrement()", of: UIResponder.self) { base, _ in base.accessibilityDecrement() }
        method("accessibilityElement(at:)", of: UIResponder.self) {
            $0.accessibilityElement(at: try $1.get(0))
        }
        method("accessibilityElementCount()", of: UIResponder.self) { base, _ in
            base.accessibilityElementCount()
        }
        method("accessibilityElementDidBecomeFocused()", of: UIResponder.self) { base, _ in
            base.accessibilityElementDidBecomeFocused()
        }
        method("accessibilityElementDidLoseFocus()", of: UIResponder.self) { base, _ in
            base.accessibilityElementDidLoseFocus()
        }
        method("accessibilityElementIsFocused()", of: UIResponder.self) { base, _ in
            base.accessibilityElementIsFocused()
        }
        method("accessibilityIncrement()", of: UIResponder.self) { base, _ in base.accessibilityIncrement() }
        method("accessibilityPerformEscape()", of: UIResponder.self) { base, _ in
            base.accessibilityPerformEscape()
        }
        method("accessibilityPerformMagicTap()", of: UIResponder.self) { base, _ in
            base.accessibilityPerformMagicTap()
        }
        method("accessibilityScroll(_:)", of: UIResponder.self) { $0.accessibilityScroll(try $1.get(0)) }
        method("awakeFromNib()", of: UIResponder.self) { base, _ in base.awakeFromNib() }
        method("becomeFirstResponder()", of: UIResponder.self) { base, _ in base.becomeFirstResponder() }
        method("copy(_:)", of: UIResponder.self) { $0.copy(try $1.get(0)) }
        method("cut(_:)", of: UIResponder.self) { $0.cut(try $1.get(0)) }
        method("delete(_:)", of: UIResponder.self) { $0.delete(try $1.get(0)) }
    }

    /// Adds members of UIResponder.
    private mutating func addUIKitCoreMembers5Part4() {
        method("paste(_:)", of: UIResponder.self) { $0.paste(try $1.get(0)) }
        method("prepareForInterfaceBuilder()", of: UIResponder.self) { base, _ in
            base.prepareForInterfaceBuilder()
        }
        method("reloadInputViews()", of: UIResponder.self) { base, _ in base.reloadInputViews() }
        method("resignFirstResponder()", of: UIResponder.self) { base, _ in base.resignFirstResponder() }
        method("select(_:)", of: UIResponder.self) { $0.select(try $1.get(0)) }
        method("selectAll(_:)", of: UIResponder.self) { $0.selectAll(try $1.get(0)) }
        method("setNeedsFocusUpdate()", of: UIResponder.self) { base, _ in base.setNeedsFocusUpdate() }
        method("setValue(_:forKey:)", of: UIResponder.self) {
            $0.setValue(try $1.get(0), forKey: try $1.get(1))
        }
        method("setValue(_:forKeyPath:)", of: UIResponder.self) {
            $0.setValue(try $1.get(0), forKeyPath: try $1.get(1))
        }
        method("updateFocusIfNeeded()", of: UIResponder.self) { base, _ in base.updateFocusIfNeeded() }
        method("updateProperties()", of: UIResponder.self) { base, _ in base.updateProperties() }
        method("value(forKey:)", of: UIResponder.self) { $0.value(forKey: try $1.get(0)) }
        method("value(forKeyPath:)", of: UIResponder.self) { $0.value(forKeyPath: try $1.get(0)) }
    }

    /// Adds members of UIScene.ActivationState.
    private mutating func addUIKitCoreMembers5Part5() {
        enumeration(UIScene.ActivationState.self)
    }

    /// Adds members of UIScreen.
    private mutating func addUIKitCoreMembers5Part6() {
        property("applicationFrame", \UIScreen.applicationFrame)
        property("bounds", \UIScreen.bounds)
        property("maximumFramesPerSecond", \UIScreen.maximumFramesPerSecond)
        property("nativeBounds", \UIScreen.nativeBounds)
        property("nativeScale", \UIScreen.nativeScale)
        property("overscanCompensation", \UIScreen.overscanCompensation)
        property("overscanCompensationInsets", \UIScreen.overscanCompensationInsets)
        property("scale", \UIScreen.scale)
        property("traitCollection", \UIScreen.traitCollection)
        property("wantsSoftwareDimming", \UIScreen.wantsSoftwareDimming)
        constant("UIScreen.main") { UIScreen.main }
        method("snapshotView(afterScreenUpdates:)", of: UIScreen.self) {
            $0.snapshotView(afterScreenUpdates: try $1.get(0))
        }
    }

    /// Adds members of UIScreen.OverscanCompensation.
    private mutating func addUIKitCoreMembers5Part7() {
        enumeration(UIScreen.OverscanCompensation.self)
    }

    /// Adds members of UIScreenEdgePanGestureRecognizer.
    private mutating func addUIKitCoreMembers5Part8() {
        property("edges", \UIScreenEdgePanGestureRecognizer.edges)
        function("UIScreenEdgePanGestureRecognizer()") { _ in UIScreenEdgePanGestureRecognizer() }
        function("UIScreenEdgePanGestureRecognizer(target:action:)") {
            UIScreenEdgePanGestureRecognizer(target: try $0.get(0), action: try $0.get(1))
        }
    }

    /// Adds members of UIScrollEdgeEffect.
    private mutating func addUIKitCoreMembers5Part9() {
        property("isHidden", \UIScrollEdgeEffect.isHidden)
        property("style", \UIScrollEdgeEffect.style)
        function("UIScrollEdgeEffect()") { _ in UIScrollEdgeEffect() }
    }

    /// Adds members of UIScrollEdgeEffect.Style.
    private mutating func addUIKitCoreMembers5Part10() {
        constant("UIScrollEdgeEffect.Style.automatic") { UIScrollEdgeEffect.Style.automatic }
        constant("UIScrollEdgeEffect.Style.hard") { UIScrollEdgeEffect.Style.hard }
        constant("UIScrollEdgeEffect.Style.soft") { UIScrollEdgeEffect.Style.soft }
        function("UIScrollEdgeEffect.Style()") { _ in UIScrollEdgeEffect.Style() }
    }
}
