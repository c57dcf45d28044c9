// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UINavigationItem to UIScreenEdgePanGestureRecognizer.
    mutating func addUIKitCoreMembers7() {
        addUIKitCoreMembers7Part0()
        addUIKitCoreMembers7Part1()
        addUIKitCoreMembers7Part2()
        addUIKitCoreMembers7Part3()
        addUIKitCoreMembers7Part4()
        addUIKitCoreMembers7Part5()
        addUIKitCoreMembers7Part6()
        addUIKitCoreMembers7Part7()
        addUIKitCoreMembers7Part8()
        addUIKitCoreMembers7Part9()
        addUIKitCoreMembers7Part10()
        addUIKitCoreMembers7Part11()
    }

    /// Adds members of UINavigationItem.
    private mutating func addUIKitCoreMembers7Part0() {
        property("backBarButtonItem", \UINavigationItem.backBarButtonItem)
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

    /// Adds members of UIOffset.
    private mutating func addUIKitCoreMembers7Part1() {
        property("horizontal", \UIOffset.horizontal)
        property("vertical", \UIOffset.vertical)
        constant("UIOffset.zero") { UIOffset.zero }
        function("UIOffset()") { _ in UIOffset() }
        function("UIOffset(horizontal:vertical:)") {
            UIOffset(horizontal: try $0.get(0), vertical: try $0.get(1))
        }
    }

    /// Adds members of UIPanGestureRecognizer.
    private mutating func addUIKitCoreMembers7Part2() {
        property("maximumNumberOfTouches", \UIPanGestureRecognizer.maximumNumberOfTouches)
        property("minimumNumberOfTouches", \UIPanGestureRecognizer.minimumNumberOfTouches)
        function("UIPanGestureRecognizer()") { _ in UIPanGestureRecognizer() }
        method("setTranslation(_:in:)", of: UIPanGestureRecognizer.self) {
            $0.setTranslation(try $1.get(0), in: try $1.get(1))
        }
        method("translation(in:)", of: UIPanGestureRecognizer.self) { $0.translation(in: try $1.get(0)) }
        method("velocity(in:)", of: UIPanGestureRecognizer.self) { $0.velocity(in: try $1.get(0)) }
    }

    /// Adds members of UIPercentDrivenInteractiveTransition.
    private mutating func addUIKitCoreMembers7Part3() {
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
    private mutating func addUIKitCoreMembers7Part4() {
        property("scale", \UIPinchGestureRecognizer.scale)
        property("velocity", \UIPinchGestureRecognizer.velocity)
        function("UIPinchGestureRecognizer()") { _ in UIPinchGestureRecognizer() }
    }

    /// Adds members of UIPresentationController.
    private mutating func addUIKitCoreMembers7Part5() {
        property("containerView", \UIPresentationController.containerView)
        property("delegate", \UIPresentationController.delegate)
        property(
            "frameOfPresentedViewInContainerView",
            \UIPresentationController.frameOfPresentedViewInContainerView)
        property("overrideTraitCollection", \UIPresentationController.overrideTraitCollection)
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
        method("presentationTransitionDidEnd(_:)", of: UIPresentationController.self) {
            $0.presentationTransitionDidEnd(try $1.get(0))
        }
        method("presentationTransitionWillBegin()", of: UIPresentationController.self) { base, _ in
            base.presentationTransitionWillBegin()
        }
        method("viewWillTransition(to:with:)", of: UIPresentationController.self) {
            $0.viewWillTransition(to: try $1.get(0), with: try $1.get(1))
        }
    }

    /// Adds members of UIRectEdge.
    private mutating func addUIKitCoreMembers7Part6() {
        property("rawValue", \UIRectEdge.rawValue)
        constant("UIRectEdge.all") { UIRectEdge.all }
        constant("UIRectEdge.bottom") { UIRectEdge.bottom }
        constant("UIRectEdge.left") { UIRectEdge.left }
        constant("UIRectEdge.right") { UIRectEdge.right }
        constant("UIRectEdge.top") { UIRectEdge.top }
        function("UIRectEdge(rawValue:)") { UIRectEdge(rawValue: try $0.get(0)) }
    }

    /// Adds members of UIResponder.
    private mutating func addUIKitCoreMembers7Part7() {
        property("accessibilityElements", \UIResponder.accessibilityElements)
        property("accessibilityElementsHidden", \UIResponder.accessibilityElementsHidden)
        property("accessibilityHint", \UIResponder.accessibilityHint)
        property("accessibilityLabel", \UIResponder.accessibilityLabel)
        property("accessibilityTraits", \UIResponder.accessibilityTraits)
        property("accessibilityValue", \UIResponder.accessibilityValue)
        property("accessibilityViewIsModal", \UIResponder.accessibilityViewIsModal)
        property("canBecomeFirstResponder", \UIResponder.canBecomeFirstResponder)
        property("canResignFirstResponder", \UIResponder.canResignFirstResponder)
        property("isAccessibilityElement", \UIResponder.isAccessibilityElement)
        property("isFirstResponder", \UIResponder.isFirstResponder)
        property("keyCommands", \UIResponder.keyCommands)
        property("next", \UIResponder.next)
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
        function("UIResponder()") { _ in UIResponder() }
        method("accessibilityElement(at:)", of: UIResponder.self) {
            $0.accessibilityElement(at: try $1.get(0))
        }
    }

    /// Adds members of UIResponder.
    private mutating func addUIKitCoreMembers7Part8() {
        method("accessibilityElementCount()", of: UIResponder.self) { base, _ in
            base.accessibilityElementCount()
        }
        method("awakeFromNib()", of: UIResponder.self) { base, _ in base.awakeFromNib() }
        method("becomeFirstResponder()", of: UIResponder.self) { base, _ in base.becomeFirstResponder() }
        method("prepareForInterfaceBuilder()", of: UIResponder.self) { base, _ in
            base.prepareForInterfaceBuilder()
        }
        method("resignFirstResponder()", of: UIResponder.self) { base, _ in base.resignFirstResponder() }
    }

    /// Adds members of UIRotationGestureRecognizer.
    private mutating func addUIKitCoreMembers7Part9() {
        property("rotation", \UIRotationGestureRecognizer.rotation)
        property("velocity", \UIRotationGestureRecognizer.velocity)
        function("UIRotationGestureRecognizer()") { _ in UIRotationGestureRecognizer() }
    }

    /// Adds members of UIScreen.
    private mutating func addUIKitCoreMembers7Part10() {
        property("bounds", \UIScreen.bounds)
        property("scale", \UIScreen.scale)
        constant("UIScreen.main") { UIScreen.main }
    }

    /// Adds members of UIScreenEdgePanGestureRecognizer.
    private mutating func addUIKitCoreMembers7Part11() {
        property("edges", \UIScreenEdgePanGestureRecognizer.edges)
        function("UIScreenEdgePanGestureRecognizer()") { _ in UIScreenEdgePanGestureRecognizer() }
    }
}
