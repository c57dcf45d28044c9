// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIPercentDrivenInteractiveTransition to UIRotationGestureRecognizer.
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
    }

    /// Adds members of UIPercentDrivenInteractiveTransition.
    private mutating func addUIKitCoreMembers5Part0() {
        property("completionCurve", \UIPercentDrivenInteractiveTransition.completionCurve)
        property("completionSpeed", \UIPercentDrivenInteractiveTransition.completionSpeed)
        property("duration", \UIPercentDrivenInteractiveTransition.duration)
        property("percentComplete", \UIPercentDrivenInteractiveTransition.percentComplete)
        property("timingCurve", \UIPercentDrivenInteractiveTransition.timingCurve)
        property("wantsInteractiveStart", \UIPercentDrivenInteractiveTransition.wantsInteractiveStart)
        function("UIPercentDrivenInteractiveTransition()") { _ in UIPercentDrivenInteractiveTransition() }
        method("cancel()", of: UIPercentDrivenInteractiveTransition.self) { base, _ in base.cancel() }
        method("finish()", of: UIPercentDrivenInteractiveTransition.self) { base, _ in base.finish() }
        method("pause()", of: UIPercentDrivenInteractiveTransition.self) { base, _ in base.pause() }
        method("startInteractiveTransition(_:)", of: UIPercentDrivenInteractiveTransition.self) {
            $0.startInteractiveTransition(try $1.get(0))
        }
        method("update(_:)", of: UIPercentDrivenInteractiveTransition.self) { $0.update(try $1.get(0)) }
    }

    /// Adds members of UIPinchGestureRecognizer.
    private mutating func addUIKitCoreMembers5Part1() {
        property("scale", \UIPinchGestureRecognizer.scale)
        property("velocity", \UIPinchGestureRecognizer.velocity)
        function("UIPinchGestureRecognizer()") { _ in UIPinchGestureRecognizer() }
        function("UIPinchGestureRecognizer(target:action:)") {
            UIPinchGestureRecognizer(target: try $0.get(0), action: try $0.get(1))
        }
    }

    /// Adds members of UIPopoverArrowDirection.
    private mutating func addUIKitCoreMembers5Part2() {
        property("rawValue", \UIPopoverArrowDirection.rawValue)
        constant("UIPopoverArrowDirection.any") { UIPopoverArrowDirection.any }
        constant("UIPopoverArrowDirection.down") { UIPopoverArrowDirection.down }
        constant("UIPopoverArrowDirection.left") { UIPopoverArrowDirection.left }
        constant("UIPopoverArrowDirection.right") { UIPopoverArrowDirection.right }
        constant("UIPopoverArrowDirection.unknown") { UIPopoverArrowDirection.unknown }
        constant("UIPopoverArrowDirection.up") { UIPopoverArrowDirection.up }
        function("UIPopoverArrowDirection(rawValue:)") { UIPopoverArrowDirection(rawValue: try $0.get(0)) }
    }

    /// Adds members of UIPopoverPresentationController.
    private mutating func addUIKitCoreMembers5Part3() {
        property(
            "adaptiveSheetPresentationController",
            \UIPopoverPresentationController.adaptiveSheetPresentationController)
        property("arrowDirection", \UIPopoverPresentationController.arrowDirection)
        property("backgroundColor", \UIPopoverPresentationController.backgroundColor)
        property("barButtonItem", \UIPopoverPresentationController.barButtonItem)
        property("canOverlapSourceViewRect", \UIPopoverPresentationController.canOverlapSourceViewRect)
        property("passthroughViews", \UIPopoverPresentationController.passthroughViews)
        property("permittedArrowDirections", \UIPopoverPresentationController.permittedArrowDirections)
        property("popoverLayoutMargins", \UIPopoverPresentationController.popoverLayoutMargins)
        property("sourceItem", \UIPopoverPresentationController.sourceItem)
        property("sourceRect", \UIPopoverPresentationController.sourceRect)
        property("sourceView", \UIPopoverPresentationController.sourceView)
        function("UIPopoverPresentationController(presentedViewController:presenting:)") {
            UIPopoverPresentationController(presentedViewController: try $0.get(0), presenting: try $0.get(1))
        }
    }

    /// Adds members of UIPopoverPresentationControllerDelegate.
    private mutating func addUIKitCoreMembers5Part4() {
        method(
            "popoverPresentationControllerDidDismissPopover(_:)",
            of: UIPopoverPresentationControllerDelegate.self
        ) {
            $0.popoverPresentationControllerDidDismissPopover(try $1.get(0))
        }
        method(
            "popoverPresentationControllerShouldDismissPopover(_:)",
            of: UIPopoverPresentationControllerDelegate.self
        ) {
            $0.popoverPresentationControllerShouldDismissPopover(try $1.get(0))
        }
        method("prepareForPopoverPresentation(_:)", of: UIPopoverPresentationControllerDelegate.self) {
            $0.prepareForPopoverPresentation(try $1.get(0))
        }
    }

    /// Adds members of UIPresentationController.
    private mutating func addUIKitCoreMembers5Part5() {
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
        method("presentationTransitionDidEnd(_:)", of: UIPresentationController.self) {
            $0.presentationTransitionDidEnd(try $1.get(0))
        }
        method("presentationTransitionWillBegin()", of: UIPresentationController.self) { base, _ in
            base.presentationTransitionWillBegin()
        }
    }

    /// Adds members of UIPresentationController.
    private mutating func addUIKitCoreMembers5Part6() {
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
    private mutating func addUIKitCoreMembers5Part7() {
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
        property("undoManager", \UIResponder.undoManager)
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
        constant("UIResponder.keyboardWillChangeFrameNotification") {
            UIResponder.keyboardWillChangeFrameNotification
        }
        constant("UIResponder.keyboardWillHideNotification") { UIResponder.keyboardWillHideNotification }
        constant("UIResponder.keyboardWillShowNotification") { UIResponder.keyboardWillShowNotification }
    }

    /// Adds members of UIResponder.
    private mutating func addUIKitCoreMembers5Part8() {
        function("UIResponder()") { _ in UIResponder() }
        method("accessibilityDecrement()", of: UIResponder.self) { base, _ in base.accessibilityDecrement() }
        method("accessibilityElement(at:)", of: UIResponder.self) {
            $0.accessibilityElement(at: try $1.get(0))
        }
        method("accessibilityElementCount()", of: UIResponder.self) { base, _ in
            base.accessibilityElementCount()
        }
        method("accessibilityIncrement()", of: UIResponder.self) { base, _ in base.accessibilityIncrement() }
        method("awakeFromNib()", of: UIResponder.self) { base, _ in base.awakeFromNib() }
        method("becomeFirstResponder()", of: UIResponder.self) { base, _ in base.becomeFirstResponder() }
        method("copy(_:)", of: UIResponder.self) { $0.copy(try $1.get(0)) }
        method("cut(_:)", of: UIResponder.self) { $0.cut(try $1.get(0)) }
        method("delete(_:)", of: UIResponder.self) { $0.delete(try $1.get(0)) }
        method("paste(_:)", of: UIResponder.self) { $0.paste(try $1.get(0)) }
        method("prepareForInterfaceBuilder()", of: UIResponder.self) { base, _ in
            base.prepareForInterfaceBuilder()
        }
        method("reloadInputViews()", of: UIResponder.self) { base, _ in base.reloadInputViews() }
        method("resignFirstResponder()", of: UIResponder.self) { base, _ in base.resignFirstResponder() }
        method("select(_:)", of: UIResponder.self) { $0.select(try $1.get(0)) }
        method("selectAll(_:)", of: UIResponder.self) { $0.selectAll(try $1.get(0)) }
        method("setValue(_:forKey:)", of: UIResponder.self) {
            $0.setValue(try $1.get(0), forKey: try $1.get(1))
        }
        method("setValue(_:forKeyPath:)", of: UIResponder.self) {
            $0.setValue(try $1.get(0), forKeyPath: try $1.get(1))
        }
        method("value(forKey:)", of: UIResponder.self) { $0.value(forKey: try $1.get(0)) }
        method("value(forKeyPath:)", of: UIResponder.self) { $0.value(forKeyPath: try $1.get(0)) }
    }

    /// Adds members of UIRotationGestureRecognizer.
    private mutating func addUIKitCoreMembers5Part9() {
        property("rotation", \UIRotationGestureRecognizer.rotation)
        property("velocity", \UIRotationGestureRecognizer.velocity)
        function("UIRotationGestureRecognizer()") { _ in UIRotationGestureRecognizer() }
        function("UIRotationGestureRecognizer(target:action:)") {
            UIRotationGestureRecognizer(target: try $0.get(0), action: try $0.get(1))
        }
    }
}
