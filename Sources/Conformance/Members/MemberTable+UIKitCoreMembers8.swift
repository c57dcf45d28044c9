// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIPercentDrivenInteractiveTransition to UIScrollView.
    mutating func addUIKitCoreMembers8() {
        addUIKitCoreMembers8Part0()
        addUIKitCoreMembers8Part1()
        addUIKitCoreMembers8Part2()
        addUIKitCoreMembers8Part3()
        addUIKitCoreMembers8Part4()
        addUIKitCoreMembers8Part5()
        addUIKitCoreMembers8Part6()
        addUIKitCoreMembers8Part7()
        addUIKitCoreMembers8Part8()
        addUIKitCoreMembers8Part9()
        addUIKitCoreMembers8Part10()
    }

    /// Adds members of UIPercentDrivenInteractiveTransition.
    private mutating func addUIKitCoreMembers8Part0() {
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
    private mutating func addUIKitCoreMembers8Part1() {
        property("scale", \UIPinchGestureRecognizer.scale)
        property("velocity", \UIPinchGestureRecognizer.velocity)
        function("UIPinchGestureRecognizer()") { _ in UIPinchGestureRecognizer() }
    }

    /// Adds members of UIPresentationController.
    private mutating func addUIKitCoreMembers8Part2() {
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
    private mutating func addUIKitCoreMembers8Part3() {
        property("rawValue", \UIRectEdge.rawValue)
        constant("UIRectEdge.all") { UIRectEdge.all }
        constant("UIRectEdge.bottom") { UIRectEdge.bottom }
        constant("UIRectEdge.left") { UIRectEdge.left }
        constant("UIRectEdge.right") { UIRectEdge.right }
        constant("UIRectEdge.top") { UIRectEdge.top }
        function("UIRectEdge(rawValue:)") { UIRectEdge(rawValue: try $0.get(0)) }
    }

    /// Adds members of UIResponder.
    private mutating func addUIKitCoreMembers8Part4() {
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
    private mutating func addUIKitCoreMembers8Part5() {
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
    private mutating func addUIKitCoreMembers8Part6() {
        property("rotation", \UIRotationGestureRecognizer.rotation)
        property("velocity", \UIRotationGestureRecognizer.velocity)
        function("UIRotationGestureRecognizer()") { _ in UIRotationGestureRecognizer() }
    }

    /// Adds members of UIScreen.
    private mutating func addUIKitCoreMembers8Part7() {
        property("bounds", \UIScreen.bounds)
        property("scale", \UIScreen.scale)
        constant("UIScreen.main") { UIScreen.main }
    }

    /// Adds members of UIScreenEdgePanGestureRecognizer.
    private mutating func addUIKitCoreMembers8Part8() {
        property("edges", \UIScreenEdgePanGestureRecognizer.edges)
        function("UIScreenEdgePanGestureRecognizer()") { _ in UIScreenEdgePanGestureRecognizer() }
    }

    /// Adds members of UIScrollView.
    private mutating func addUIKitCoreMembers8Part9() {
        property("adjustedContentInset", \UIScrollView.adjustedContentInset)
        property("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal)
        property("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical)
        property(
            "automaticallyAdjustsScrollIndicatorInsets",
            \UIScrollView.automaticallyAdjustsScrollIndicatorInsets)
        property("bounces", \UIScrollView.bounces)
        property("bouncesZoom", \UIScrollView.bouncesZoom)
        property("canCancelContentTouches", \UIScrollView.canCancelContentTouches)
        property("contentInset", \UIScrollView.contentInset)
        property("contentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior)
        property("contentLayoutGuide", \UIScrollView.contentLayoutGuide)
        property("contentOffset", \UIScrollView.contentOffset)
        property("contentSize", \UIScrollView.contentSize)
        property("decelerationRate", \UIScrollView.decelerationRate)
        property("delaysContentTouches", \UIScrollView.delaysContentTouches)
        property("delegate", \UIScrollView.delegate)
        property("frameLayoutGuide", \UIScrollView.frameLayoutGuide)
        property("horizontalScrollIndicatorInsets", \UIScrollView.horizontalScrollIndicatorInsets)
        property("indicatorStyle", \UIScrollView.indicatorStyle)
        property("isDecelerating", \UIScrollView.isDecelerating)
        property("isDirectionalLockEnabled", \UIScrollView.isDirectionalLockEnabled)
        property("isDragging", \UIScrollView.isDragging)
        property("isPagingEnabled", \UIScrollView.isPagingEnabled)
        property("isScrollEnabled", \UIScrollView.isScrollEnabled)
        property("isTracking", \UIScrollView.isTracking)
        property("isZoomBouncing", \UIScrollView.isZoomBouncing)
        property("isZooming", \UIScrollView.isZooming)
        property("keyboardDismissMode", \UIScrollView.keyboardDismissMode)
        property("maximumZoomScale", \UIScrollView.maximumZoomScale)
        property("minimumZoomScale", \UIScrollView.minimumZoomScale)
        property("panGestureRecognizer", \UIScrollView.panGestureRecognizer)
        property("pinchGestureRecognizer", \UIScrollView.pinchGestureRecognizer)
        property("scrollIndicatorInsets", \UIScrollView.scrollIndicatorInsets)
        property("scrollsToTop", \UIScrollView.scrollsToTop)
        property("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator)
        property("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator)
    }

    /// Adds members of UIScrollView.
    private mutating func addUIKitCoreMembers8Part10() {
        property("verticalScrollIndicatorInsets", \UIScrollView.verticalScrollIndicatorInsets)
        property("zoomScale", \UIScrollView.zoomScale)
        method("flashScrollIndicators()", of: UIScrollView.self) { base, _ in base.flashScrollIndicators() }
        method("scrollRectToVisible(_:animated:)", of: UIScrollView.self) {
            $0.scrollRectToVisible(try $1.get(0), animated: try $1.get(1))
        }
        method("setContentOffset(_:animated:)", of: UIScrollView.self) {
            $0.setContentOffset(try $1.get(0), animated: try $1.get(1))
        }
        method("setZoomScale(_:animated:)", of: UIScrollView.self) {
            $0.setZoomScale(try $1.get(0), animated: try $1.get(1))
        }
        method("zoom(to:animated:)", of: UIScrollView.self) {
            $0.zoom(to: try $1.get(0), animated: try $1.get(1))
        }
    }
}
