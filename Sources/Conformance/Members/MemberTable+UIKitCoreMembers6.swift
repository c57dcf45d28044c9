// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIResponder to UIScrollViewDelegate.
    mutating func addUIKitCoreMembers6() {
        addUIKitCoreMembers6Part0()
        addUIKitCoreMembers6Part1()
        addUIKitCoreMembers6Part2()
        addUIKitCoreMembers6Part3()
        addUIKitCoreMembers6Part4()
        addUIKitCoreMembers6Part5()
        addUIKitCoreMembers6Part6()
        addUIKitCoreMembers6Part7()
        addUIKitCoreMembers6Part8()
    }

    /// Adds members of UIResponder.
    private mutating func addUIKitCoreMembers6Part0() {
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
    private mutating func addUIKitCoreMembers6Part1() {
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
        method("prepareForInterfaceBuilder()", of: UIResponder.self) { base, _ in
            base.prepareForInterfaceBuilder()
        }
        method("reloadInputViews()", of: UIResponder.self) { base, _ in base.reloadInputViews() }
        method("resignFirstResponder()", of: UIResponder.self) { base, _ in base.resignFirstResponder() }
        method("value(forKey:)", of: UIResponder.self) { $0.value(forKey: try $1.get(0)) }
        method("value(forKeyPath:)", of: UIResponder.self) { $0.value(forKeyPath: try $1.get(0)) }
    }

    /// Adds members of UIRotationGestureRecognizer.
    private mutating func addUIKitCoreMembers6Part2() {
        property("rotation", \UIRotationGestureRecognizer.rotation)
        property("velocity", \UIRotationGestureRecognizer.velocity)
        function("UIRotationGestureRecognizer()") { _ in UIRotationGestureRecognizer() }
    }

    /// Adds members of UIScreen.
    private mutating func addUIKitCoreMembers6Part3() {
        property("bounds", \UIScreen.bounds)
        property("maximumFramesPerSecond", \UIScreen.maximumFramesPerSecond)
        property("nativeBounds", \UIScreen.nativeBounds)
        property("nativeScale", \UIScreen.nativeScale)
        property("scale", \UIScreen.scale)
        constant("UIScreen.main") { UIScreen.main }
        method("snapshotView(afterScreenUpdates:)", of: UIScreen.self) {
            $0.snapshotView(afterScreenUpdates: try $1.get(0))
        }
    }

    /// Adds members of UIScreenEdgePanGestureRecognizer.
    private mutating func addUIKitCoreMembers6Part4() {
        property("edges", \UIScreenEdgePanGestureRecognizer.edges)
        function("UIScreenEdgePanGestureRecognizer()") { _ in UIScreenEdgePanGestureRecognizer() }
    }

    /// Adds members of UIScrollView.
    private mutating func addUIKitCoreMembers6Part5() {
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
    private mutating func addUIKitCoreMembers6Part6() {
        property("verticalScrollIndicatorInsets", \UIScrollView.verticalScrollIndicatorInsets)
        property("zoomScale", \UIScrollView.zoomScale)
        method("adjustedContentInsetDidChange()", of: UIScrollView.self) { base, _ in
            base.adjustedContentInsetDidChange()
        }
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
        method("touchesShouldCancel(in:)", of: UIScrollView.self) {
            $0.touchesShouldCancel(in: try $1.get(0))
        }
        method("zoom(to:animated:)", of: UIScrollView.self) {
            $0.zoom(to: try $1.get(0), animated: try $1.get(1))
        }
    }

    /// Adds members of UIScrollView.DecelerationRate.
    private mutating func addUIKitCoreMembers6Part7() {
        property("rawValue", \UIScrollView.DecelerationRate.rawValue)
        constant("UIScrollView.DecelerationRate.fast") { UIScrollView.DecelerationRate.fast }
        constant("UIScrollView.DecelerationRate.normal") { UIScrollView.DecelerationRate.normal }
        function("UIScrollView.DecelerationRate(rawValue:)") {
            UIScrollView.DecelerationRate(rawValue: try $0.get(0))
        }
    }

    /// Adds members of UIScrollViewDelegate.
    private mutating func addUIKitCoreMembers6Part8() {
        method("scrollViewDidChangeAdjustedContentInset(_:)", of: UIScrollViewDelegate.self) {
            $0.scrollViewDidChangeAdjustedContentInset(try $1.get(0))
        }
        method("scrollViewDidEndDecelerating(_:)", of: UIScrollViewDelegate.self) {
            $0.scrollViewDidEndDecelerating(try $1.get(0))
        }
        method("scrollViewDidEndDragging(_:willDecelerate:)", of: UIScrollViewDelegate.self) {
            $0.scrollViewDidEndDragging(try $1.get(0), willDecelerate: try $1.get(1))
        }
        method("scrollViewDidEndScrollingAnimation(_:)", of: UIScrollViewDelegate.self) {
            $0.scrollViewDidEndScrollingAnimation(try $1.get(0))
        }
        method("scrollViewDidEndZooming(_:with:atScale:)", of: UIScrollViewDelegate.self) {
            $0.scrollViewDidEndZooming(try $1.get(0), with: try $1.get(1), atScale: try $1.get(2))
        }
        method("scrollViewDidScroll(_:)", of: UIScrollViewDelegate.self) {
            $0.scrollViewDidScroll(try $1.get(0))
        }
        method("scrollViewDidScrollToTop(_:)", of: UIScrollViewDelegate.self) {
            $0.scrollViewDidScrollToTop(try $1.get(0))
        }
        method("scrollViewDidZoom(_:)", of: UIScrollViewDelegate.self) { $0.scrollViewDidZoom(try $1.get(0)) }
        method("scrollViewShouldScrollToTop(_:)", of: UIScrollViewDelegate.self) {
            $0.scrollViewShouldScrollToTop(try $1.get(0))
        }
        method("scrollViewWillBeginDecelerating(_:)", of: UIScrollViewDelegate.self) {
            $0.scrollViewWillBeginDecelerating(try $1.get(0))
        }
        method("scrollViewWillBeginDragging(_:)", of: UIScrollViewDelegate.self) {
            $0.scrollViewWillBeginDragging(try $1.get(0))
        }
        method("scrollViewWillBeginZooming(_:with:)", of: UIScrollViewDelegate.self) {
            $0.scrollViewWillBeginZooming(try $1.get(0), with: try $1.get(1))
        }
        method("viewForZooming(in:)", of: UIScrollViewDelegate.self) { $0.viewForZooming(in: try $1.get(0)) }
    }
}
