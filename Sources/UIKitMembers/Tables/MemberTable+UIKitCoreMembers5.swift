// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIScreen to UISemanticContentAttribute.
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
        addUIKitCoreMembers5Part11()
        addUIKitCoreMembers5Part12()
    }

    /// Adds members of UIScreen.
    private mutating func addUIKitCoreMembers5Part0() {
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
    private mutating func addUIKitCoreMembers5Part1() {
        enumeration(UIScreen.OverscanCompensation.self)
    }

    /// Adds members of UIScreenEdgePanGestureRecognizer.
    private mutating func addUIKitCoreMembers5Part2() {
        property("edges", \UIScreenEdgePanGestureRecognizer.edges)
        function("UIScreenEdgePanGestureRecognizer()") { _ in UIScreenEdgePanGestureRecognizer() }
        function("UIScreenEdgePanGestureRecognizer(target:action:)") {
            UIScreenEdgePanGestureRecognizer(target: try $0.get(0), action: try $0.get(1))
        }
    }

    /// Adds members of UIScrollTypeMask.
    private mutating func addUIKitCoreMembers5Part3() {
        property("rawValue", \UIScrollTypeMask.rawValue)
        constant("UIScrollTypeMask.all") { UIScrollTypeMask.all }
        constant("UIScrollTypeMask.continuous") { UIScrollTypeMask.continuous }
        constant("UIScrollTypeMask.discrete") { UIScrollTypeMask.discrete }
        function("UIScrollTypeMask(rawValue:)") { UIScrollTypeMask(rawValue: try $0.get(0)) }
    }

    /// Adds members of UIScrollView.
    private mutating func addUIKitCoreMembers5Part4() {
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
        property("maximumZoomScale", \UIScrollView.maximumZoomScale)
        property("minimumZoomScale", \UIScrollView.minimumZoomScale)
        property("panGestureRecognizer", \UIScrollView.panGestureRecognizer)
        property("pinchGestureRecognizer", \UIScrollView.pinchGestureRecognizer)
        property("scrollIndicatorInsets", \UIScrollView.scrollIndicatorInsets)
        property("scrollsToTop", \UIScrollView.scrollsToTop)
    }

    /// Adds members of UIScrollView.
    private mutating func addUIKitCoreMembers5Part5() {
        property("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator)
        property("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator)
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
    private mutating func addUIKitCoreMembers5Part6() {
        enumeration(UIScrollView.ContentInsetAdjustmentBehavior.self)
    }

    /// Adds members of UIScrollView.DecelerationRate.
    private mutating func addUIKitCoreMembers5Part7() {
        property("rawValue", \UIScrollView.DecelerationRate.rawValue)
        constant("UIScrollView.DecelerationRate.fast") { UIScrollView.DecelerationRate.fast }
        constant("UIScrollView.DecelerationRate.normal") { UIScrollView.DecelerationRate.normal }
        function("UIScrollView.DecelerationRate(rawValue:)") {
            UIScrollView.DecelerationRate(rawValue: try $0.get(0))
        }
    }

    /// Adds members of UIScrollView.IndexDisplayMode.
    private mutating func addUIKitCoreMembers5Part8() {
        enumeration(UIScrollView.IndexDisplayMode.self)
    }

    /// Adds members of UIScrollView.IndicatorStyle.
    private mutating func addUIKitCoreMembers5Part9() {
        enumeration(UIScrollView.IndicatorStyle.self)
    }

    /// Adds members of UIScrollView.KeyboardDismissMode.
    private mutating func addUIKitCoreMembers5Part10() {
        enumeration(UIScrollView.KeyboardDismissMode.self)
    }

    /// Adds members of UIScrollViewDelegate.
    private mutating func addUIKitCoreMembers5Part11() {
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
    private mutating func addUIKitCoreMembers5Part12() {
        enumeration(UISemanticContentAttribute.self)
    }
}
