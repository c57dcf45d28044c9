// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIScrollView.DecelerationRate to UITabBarItem.
    mutating func addUIKitCoreMembers9() {
        addUIKitCoreMembers9Part0()
        addUIKitCoreMembers9Part1()
        addUIKitCoreMembers9Part2()
        addUIKitCoreMembers9Part3()
        addUIKitCoreMembers9Part4()
        addUIKitCoreMembers9Part5()
        addUIKitCoreMembers9Part6()
        addUIKitCoreMembers9Part7()
        addUIKitCoreMembers9Part8()
        addUIKitCoreMembers9Part9()
        addUIKitCoreMembers9Part10()
        addUIKitCoreMembers9Part11()
        addUIKitCoreMembers9Part12()
        addUIKitCoreMembers9Part13()
    }

    /// Adds members of UIScrollView.DecelerationRate.
    private mutating func addUIKitCoreMembers9Part0() {
        property("rawValue", \UIScrollView.DecelerationRate.rawValue)
        constant("UIScrollView.DecelerationRate.fast") { UIScrollView.DecelerationRate.fast }
        constant("UIScrollView.DecelerationRate.normal") { UIScrollView.DecelerationRate.normal }
        function("UIScrollView.DecelerationRate(rawValue:)") {
            UIScrollView.DecelerationRate(rawValue: try $0.get(0))
        }
    }

    /// Adds members of UIScrollViewDelegate.
    private mutating func addUIKitCoreMembers9Part1() {
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

    /// Adds members of UISheetPresentationController.
    private mutating func addUIKitCoreMembers9Part2() {
        property("detents", \UISheetPresentationController.detents)
        property(
            "largestUndimmedDetentIdentifier", \UISheetPresentationController.largestUndimmedDetentIdentifier)
        property("preferredCornerRadius", \UISheetPresentationController.preferredCornerRadius)
        property(
            "prefersEdgeAttachedInCompactHeight",
            \UISheetPresentationController.prefersEdgeAttachedInCompactHeight)
        property("prefersGrabberVisible", \UISheetPresentationController.prefersGrabberVisible)
        property(
            "prefersScrollingExpandsWhenScrolledToEdge",
            \UISheetPresentationController.prefersScrollingExpandsWhenScrolledToEdge)
        property("selectedDetentIdentifier", \UISheetPresentationController.selectedDetentIdentifier)
        function("UISheetPresentationController(presentedViewController:presenting:)") {
            UISheetPresentationController(presentedViewController: try $0.get(0), presenting: try $0.get(1))
        }
    }

    /// Adds members of UISheetPresentationController.Detent.
    private mutating func addUIKitCoreMembers9Part3() {
        property("identifier", \UISheetPresentationController.Detent.identifier)
    }

    /// Adds members of UISheetPresentationController.Detent.Identifier.
    private mutating func addUIKitCoreMembers9Part4() {
        property("rawValue", \UISheetPresentationController.Detent.Identifier.rawValue)
        constant("UISheetPresentationController.Detent.Identifier.large") {
            UISheetPresentationController.Detent.Identifier.large
        }
        constant("UISheetPresentationController.Detent.Identifier.medium") {
            UISheetPresentationController.Detent.Identifier.medium
        }
        function("UISheetPresentationController.Detent.Identifier(_:)") {
            UISheetPresentationController.Detent.Identifier(try $0.get(0))
        }
        function("UISheetPresentationController.Detent.Identifier(rawValue:)") {
            UISheetPresentationController.Detent.Identifier(rawValue: try $0.get(0))
        }
    }

    /// Adds members of UISheetPresentationControllerDelegate.
    private mutating func addUIKitCoreMembers9Part5() {
        method(
            "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)",
            of: UISheetPresentationControllerDelegate.self
        ) {
            $0.sheetPresentationControllerDidChangeSelectedDetentIdentifier(try $1.get(0))
        }
    }

    /// Adds members of UISpringTimingParameters.
    private mutating func addUIKitCoreMembers9Part6() {
        property("cubicTimingParameters", \UISpringTimingParameters.cubicTimingParameters)
        property("initialVelocity", \UISpringTimingParameters.initialVelocity)
        property("springTimingParameters", \UISpringTimingParameters.springTimingParameters)
        function("UISpringTimingParameters(dampingRatio:)") {
            UISpringTimingParameters(dampingRatio: try $0.get(0))
        }
        function("UISpringTimingParameters(dampingRatio:initialVelocity:)") {
            UISpringTimingParameters(dampingRatio: try $0.get(0), initialVelocity: try $0.get(1))
        }
        function("UISpringTimingParameters(duration:)") { UISpringTimingParameters(duration: try $0.get(0)) }
        function("UISpringTimingParameters(duration:bounce:)") {
            UISpringTimingParameters(duration: try $0.get(0), bounce: try $0.get(1))
        }
        function("UISpringTimingParameters(duration:bounce:initialVelocity:)") {
            UISpringTimingParameters(
                duration: try $0.get(0), bounce: try $0.get(1), initialVelocity: try $0.get(2))
        }
        function("UISpringTimingParameters(duration:initialVelocity:)") {
            UISpringTimingParameters(duration: try $0.get(0), initialVelocity: try $0.get(1))
        }
        function("UISpringTimingParameters(mass:stiffness:damping:initialVelocity:)") {
            UISpringTimingParameters(
                mass: try $0.get(0), stiffness: try $0.get(1), damping: try $0.get(2),
                initialVelocity: try $0.get(3))
        }
    }

    /// Adds members of UIStackView.
    private mutating func addUIKitCoreMembers9Part7() {
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
    private mutating func addUIKitCoreMembers9Part8() {
        constant("UIStackView.Alignment.bottom") { UIStackView.Alignment.bottom }
        constant("UIStackView.Alignment.top") { UIStackView.Alignment.top }
    }

    /// Adds members of UIStatusBarManager.
    private mutating func addUIKitCoreMembers9Part9() {
        property("isStatusBarHidden", \UIStatusBarManager.isStatusBarHidden)
        property("statusBarFrame", \UIStatusBarManager.statusBarFrame)
        function("UIStatusBarManager()") { _ in UIStatusBarManager() }
    }

    /// Adds members of UISwipeGestureRecognizer.
    private mutating func addUIKitCoreMembers9Part10() {
        property("direction", \UISwipeGestureRecognizer.direction)
        property("numberOfTouchesRequired", \UISwipeGestureRecognizer.numberOfTouchesRequired)
        function("UISwipeGestureRecognizer()") { _ in UISwipeGestureRecognizer() }
    }

    /// Adds members of UISwipeGestureRecognizer.Direction.
    private mutating func addUIKitCoreMembers9Part11() {
        property("rawValue", \UISwipeGestureRecognizer.Direction.rawValue)
        constant("UISwipeGestureRecognizer.Direction.down") { UISwipeGestureRecognizer.Direction.down }
        constant("UISwipeGestureRecognizer.Direction.left") { UISwipeGestureRecognizer.Direction.left }
        constant("UISwipeGestureRecognizer.Direction.right") { UISwipeGestureRecognizer.Direction.right }
        constant("UISwipeGestureRecognizer.Direction.up") { UISwipeGestureRecognizer.Direction.up }
        function("UISwipeGestureRecognizer.Direction(rawValue:)") {
            UISwipeGestureRecognizer.Direction(rawValue: try $0.get(0))
        }
    }

    /// Adds members of UISymbolEffectCompletionContext.
    private mutating func addUIKitCoreMembers9Part12() {
        property("isFinished", \UISymbolEffectCompletionContext.isFinished)
        property("sender", \UISymbolEffectCompletionContext.sender)
    }

    /// Adds members of UITabBarItem.
    private mutating func addUIKitCoreMembers9Part13() {
        property("badgeColor", \UITabBarItem.badgeColor)
        property("badgeValue", \UITabBarItem.badgeValue)
        property("selectedImage", \UITabBarItem.selectedImage)
        function("UITabBarItem()") { _ in UITabBarItem() }
        function("UITabBarItem(tabBarSystemItem:tag:)") {
            UITabBarItem(tabBarSystemItem: try $0.get(0), tag: try $0.get(1))
        }
        function("UITabBarItem(title:image:selectedImage:)") {
            UITabBarItem(title: try $0.get(0), image: try $0.get(1), selectedImage: try $0.get(2))
        }
        function("UITabBarItem(title:image:tag:)") {
            UITabBarItem(title: try $0.get(0), image: try $0.get(1), tag: try $0.get(2))
        }
    }
}
