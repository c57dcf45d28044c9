// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIScreen to UISwipeGestureRecognizer.Direction.
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

    /// Adds members of UIScreen.
    private mutating func addUIKitCoreMembers7Part0() {
        property("bounds", \UIScreen.bounds)
        property("scale", \UIScreen.scale)
        constant("UIScreen.main") { UIScreen.main }
    }

    /// Adds members of UIScreenEdgePanGestureRecognizer.
    private mutating func addUIKitCoreMembers7Part1() {
        property("edges", \UIScreenEdgePanGestureRecognizer.edges)
        function("UIScreenEdgePanGestureRecognizer()") { _ in UIScreenEdgePanGestureRecognizer() }
    }

    /// Adds members of UIScrollView.
    private mutating func addUIKitCoreMembers7Part2() {
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
    private mutating func addUIKitCoreMembers7Part3() {
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

    /// Adds members of UIScrollView.DecelerationRate.
    private mutating func addUIKitCoreMembers7Part4() {
        property("rawValue", \UIScrollView.DecelerationRate.rawValue)
        constant("UIScrollView.DecelerationRate.fast") { UIScrollView.DecelerationRate.fast }
        constant("UIScrollView.DecelerationRate.normal") { UIScrollView.DecelerationRate.normal }
        function("UIScrollView.DecelerationRate(rawValue:)") {
            UIScrollView.DecelerationRate(rawValue: try $0.get(0))
        }
    }

    /// Adds members of UIScrollViewDelegate.
    private mutating func addUIKitCoreMembers7Part5() {
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

    /// Adds members of UISpringTimingParameters.
    private mutating func addUIKitCoreMembers7Part6() {
        property("cubicTimingParameters", \UISpringTimingParameters.cubicTimingParameters)
        property("initialVelocity", \UISpringTimingParameters.initialVelocity)
        property("springTimingParameters", \UISpringTimingParameters.springTimingParameters)
        function("UISpringTimingParameters()") { _ in UISpringTimingParameters() }
        function("UISpringTimingParameters(dampingRatio:)") {
            UISpringTimingParameters(dampingRatio: try $0.get(0))
        }
        function("UISpringTimingParameters(dampingRatio:initialVelocity:)") {
            UISpringTimingParameters(dampingRatio: try $0.get(0), initialVelocity: try $0.get(1))
        }
        function("UISpringTimingParameters(mass:stiffness:damping:initialVelocity:)") {
            UISpringTimingParameters(
                mass: try $0.get(0), stiffness: try $0.get(1), damping: try $0.get(2),
                initialVelocity: try $0.get(3))
        }
    }

    /// Adds members of UIStackView.
    private mutating func addUIKitCoreMembers7Part7() {
        property("alignment", \UIStackView.alignment)
        property("arrangedSubviews", \UIStackView.arrangedSubviews)
        property("axis", \UIStackView.axis)
        property("distribution", \UIStackView.distribution)
        property("isBaselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement)
        property("isLayoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement)
        property("spacing", \UIStackView.spacing)
        constant("UIStackView.spacingUseDefault") { UIStackView.spacingUseDefault }
        constant("UIStackView.spacingUseSystem") { UIStackView.spacingUseSystem }
        function("UIStackView()") { _ in UIStackView() }
        function("UIStackView(arrangedSubviews:)") { UIStackView(arrangedSubviews: try $0.get(0)) }
        function("UIStackView(frame:)") { UIStackView(frame: try $0.get(0)) }
        method("addArrangedSubview(_:)", of: UIStackView.self) { $0.addArrangedSubview(try $1.get(0)) }
        method("customSpacing(after:)", of: UIStackView.self) { $0.customSpacing(after: try $1.get(0)) }
        method("insertArrangedSubview(_:at:)", of: UIStackView.self) {
            $0.insertArrangedSubview(try $1.get(0), at: try $1.get(1))
        }
        method("removeArrangedSubview(_:)", of: UIStackView.self) { $0.removeArrangedSubview(try $1.get(0)) }
        method("setCustomSpacing(_:after:)", of: UIStackView.self) {
            $0.setCustomSpacing(try $1.get(0), after: try $1.get(1))
        }
    }

    /// Adds members of UIStackView.Alignment.
    private mutating func addUIKitCoreMembers7Part8() {
        constant("UIStackView.Alignment.bottom") { UIStackView.Alignment.bottom }
        constant("UIStackView.Alignment.top") { UIStackView.Alignment.top }
    }

    /// Adds members of UIStatusBarManager.
    private mutating func addUIKitCoreMembers7Part9() {
        property("isStatusBarHidden", \UIStatusBarManager.isStatusBarHidden)
        property("statusBarFrame", \UIStatusBarManager.statusBarFrame)
        function("UIStatusBarManager()") { _ in UIStatusBarManager() }
    }

    /// Adds members of UISwipeGestureRecognizer.
    private mutating func addUIKitCoreMembers7Part10() {
        property("direction", \UISwipeGestureRecognizer.direction)
        property("numberOfTouchesRequired", \UISwipeGestureRecognizer.numberOfTouchesRequired)
        function("UISwipeGestureRecognizer()") { _ in UISwipeGestureRecognizer() }
    }

    /// Adds members of UISwipeGestureRecognizer.Direction.
    private mutating func addUIKitCoreMembers7Part11() {
        property("rawValue", \UISwipeGestureRecognizer.Direction.rawValue)
        constant("UISwipeGestureRecognizer.Direction.down") { UISwipeGestureRecognizer.Direction.down }
        constant("UISwipeGestureRecognizer.Direction.left") { UISwipeGestureRecognizer.Direction.left }
        constant("UISwipeGestureRecognizer.Direction.right") { UISwipeGestureRecognizer.Direction.right }
        constant("UISwipeGestureRecognizer.Direction.up") { UISwipeGestureRecognizer.Direction.up }
        function("UISwipeGestureRecognizer.Direction(rawValue:)") {
            UISwipeGestureRecognizer.Direction(rawValue: try $0.get(0))
        }
    }
}
