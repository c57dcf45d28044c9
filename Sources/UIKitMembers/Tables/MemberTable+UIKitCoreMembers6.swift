// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIScrollEdgeElementContainerInteraction to UIShape.
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
        addUIKitCoreMembers6Part9()
        addUIKitCoreMembers6Part10()
        addUIKitCoreMembers6Part11()
    }

    /// Adds members of UIScrollEdgeElementContainerInteraction.
    private mutating func addUIKitCoreMembers6Part0() {
        property("edge", \UIScrollEdgeElementContainerInteraction.edge)
        property("scrollView", \UIScrollEdgeElementContainerInteraction.scrollView)
        property("view", \UIScrollEdgeElementContainerInteraction.view)
        function("UIScrollEdgeElementContainerInteraction()") { _ in
            UIScrollEdgeElementContainerInteraction()
        }
        method("didMove(to:)", of: UIScrollEdgeElementContainerInteraction.self) {
            $0.didMove(to: try $1.get(0))
        }
        method("willMove(to:)", of: UIScrollEdgeElementContainerInteraction.self) {
            $0.willMove(to: try $1.get(0))
        }
    }

    /// Adds members of UIScrollTypeMask.
    private mutating func addUIKitCoreMembers6Part1() {
        property("rawValue", \UIScrollTypeMask.rawValue)
        constant("UIScrollTypeMask.all") { UIScrollTypeMask.all }
        constant("UIScrollTypeMask.continuous") { UIScrollTypeMask.continuous }
        constant("UIScrollTypeMask.discrete") { UIScrollTypeMask.discrete }
        function("UIScrollTypeMask(rawValue:)") { UIScrollTypeMask(rawValue: try $0.get(0)) }
    }

    /// Adds members of UIScrollView.
    private mutating func addUIKitCoreMembers6Part2() {
        property("adjustedContentInset", \UIScrollView.adjustedContentInset)
        property("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal)
        property("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical)
        property(
            "automaticallyAdjustsScrollIndicatorInsets",
            \UIScrollView.automaticallyAdjustsScrollIndicatorInsets)
        property("bottomEdgeEffect", \UIScrollView.bottomEdgeEffect)
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
        property("directionalPressGestureRecognizer", \UIScrollView.directionalPressGestureRecognizer)
        property("frameLayoutGuide", \UIScrollView.frameLayoutGuide)
        property("horizontalScrollIndicatorInsets", \UIScrollView.horizontalScrollIndicatorInsets)
        property("indexDisplayMode", \UIScrollView.indexDisplayMode)
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
        property("leftEdgeEffect", \UIScrollView.leftEdgeEffect)
        property("maximumZoomScale", \UIScrollView.maximumZoomScale)
        property("minimumZoomScale", \UIScrollView.minimumZoomScale)
        property("panGestureRecognizer", \UIScrollView.panGestureRecognizer)
        property("pinchGestureRecognizer", \UIScrollView.pinchGestureRecognizer)
    }

    /// Adds members of UIScrollView.
    private mutating func addUIKitCoreMembers6Part3() {
        property("rightEdgeEffect", \UIScrollView.rightEdgeEffect)
        property("scrollIndicatorInsets", \UIScrollView.scrollIndicatorInsets)
        property("scrollsToTop", \UIScrollView.scrollsToTop)
        property("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator)
        property("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator)
        property("topEdgeEffect", \UIScrollView.topEdgeEffect)
        property("verticalScrollIndicatorInsets", \UIScrollView.verticalScrollIndicatorInsets)
        property("zoomScale", \UIScrollView.zoomScale)
        function("UIScrollView()") { _ in UIScrollView() }
        function("UIScrollView(frame:)") { UIScrollView(frame: try $0.get(0)) }
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

    /// Adds members of UIScrollView.ContentInsetAdjustmentBehavior.
    private mutating func addUIKitCoreMembers6Part4() {
        enumeration(UIScrollView.ContentInsetAdjustmentBehavior.self)
    }

    /// Adds members of UIScrollView.DecelerationRate.
    private mutating func addUIKitCoreMembers6Part5() {
        property("rawValue", \UIScrollView.DecelerationRate.rawValue)
        constant("UIScrollView.DecelerationRate.fast") { UIScrollView.DecelerationRate.fast }
        constant("UIScrollView.DecelerationRate.normal") { UIScrollView.DecelerationRate.normal }
        function("UIScrollView.DecelerationRate(rawValue:)") {
            UIScrollView.DecelerationRate(rawValue: try $0.get(0))
        }
    }

    /// Adds members of UIScrollView.IndexDisplayMode.
    private mutating func addUIKitCoreMembers6Part6() {
        enumeration(UIScrollView.IndexDisplayMode.self)
    }

    /// Adds members of UIScrollView.IndicatorStyle.
    private mutating func addUIKitCoreMembers6Part7() {
        enumeration(UIScrollView.IndicatorStyle.self)
    }

    /// Adds members of UIScrollView.KeyboardDismissMode.
    private mutating func addUIKitCoreMembers6Part8() {
        enumeration(UIScrollView.KeyboardDismissMode.self)
    }

    /// Adds members of UIScrollViewDelegate.
    private mutating func addUIKitCoreMembers6Part9() {
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

    /// Adds members of UISemanticContentAttribute.
    private mutating func addUIKitCoreMembers6Part10() {
        enumeration(UISemanticContentAttribute.self)
    }

    /// Adds members of UIShape.
    private mutating func addUIKitCoreMembers6Part11() {
        constant("UIShape.capsule") { UIShape.capsule }
        constant("UIShape.circle") { UIShape.circle }
        constant("UIShape.rect") { UIShape.rect }
        function("UIShape.path(_:)") { UIShape.path(try $0.get(0)) }
        function("UIShape.rect(cornerRadius:)") { UIShape.rect(cornerRadius: try $0.get(0)) }
        function("UIShape.rect(cornerRadius:cornerCurve:)") {
            UIShape.rect(cornerRadius: try $0.get(0), cornerCurve: try $0.get(1))
        }
        function("UIShape.rect(cornerRadius:cornerCurve:maskedCorners:)") {
            UIShape.rect(
                cornerRadius: try $0.get(0), cornerCurve: try $0.get(1), maskedCorners: try $0.get(2))
        }
        function("UIShape.rect(cornerRadius:maskedCorners:)") {
            UIShape.rect(cornerRadius: try $0.get(0), maskedCorners: try $0.get(1))
        }
    }
}
