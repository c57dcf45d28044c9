// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIScrollView.
    mutating func addUIKitCoreMembers60() {
        method("setZoomScale(_:animated:)", of: UIScrollView.self) {
            $0.setZoomScale(try $1.get(0), animated: try $1.get(1))
        }
        method("zoom(to:animated:)", of: UIScrollView.self) {
            $0.zoom(to: try $1.get(0), animated: try $1.get(1))
        }
    }
    /// Adds members of UIScrollView.DecelerationRate.
    mutating func addUIKitCoreMembers61() {
        property("rawValue", \UIScrollView.DecelerationRate.rawValue)
        constant("UIScrollView.DecelerationRate.fast") { UIScrollView.DecelerationRate.fast }
        constant("UIScrollView.DecelerationRate.normal") { UIScrollView.DecelerationRate.normal }
        function("UIScrollView.DecelerationRate(rawValue:)") {
            UIScrollView.DecelerationRate(rawValue: try $0.get(0))
        }
    }
    /// Adds members of UIScrollViewDelegate.
    mutating func addUIKitCoreMembers62() {
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
    mutating func addUIKitCoreMembers63() {
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
            UISpringTimingParameters(mass: try $0.get(0), stiffness: try $0.get(1), damping: try $0.get(2), initialVelocity: try $0.get(3))
        }
    }
    /// Adds members of UIStackView.
    mutating func addUIKitCoreMembers64() {
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
    mutating func addUIKitCoreMembers65() {
        constant("UIStackView.Alignment.bottom") { UIStackView.Alignment.bottom }
        constant("UIStackView.Alignment.top") { UIStackView.Alignment.top }
    }
    /// Adds members of UIStatusBarManager.
    mutating func addUIKitCoreMembers66() {
        property("isStatusBarHidden", \UIStatusBarManager.isStatusBarHidden)
        property("statusBarFrame", \UIStatusBarManager.statusBarFrame)
        function("UIStatusBarManager()") { _ in UIStatusBarManager() }
    }
    /// Adds members of UISwipeGestureRecognizer.
    mutating func addUIKitCoreMembers67() {
        property("direction", \UISwipeGestureRecognizer.direction)
        property("numberOfTouchesRequired", \UISwipeGestureRecognizer.numberOfTouchesRequired)
        function("UISwipeGestureRecognizer()") { _ in UISwipeGestureRecognizer() }
    }
    /// Adds members of UISwipeGestureRecognizer.Direction.
    mutating func addUIKitCoreMembers68() {
        property("rawValue", \UISwipeGestureRecognizer.Direction.rawValue)
        constant("UISwipeGestureRecognizer.Direction.down") { UISwipeGestureRecognizer.Direction.down }
        constant("UISwipeGestureRecognizer.Direction.left") { UISwipeGestureRecognizer.Direction.left }
        constant("UISwipeGestureRecognizer.Direction.right") { UISwipeGestureRecognizer.Direction.right }
        constant("UISwipeGestureRecognizer.Direction.up") { UISwipeGestureRecognizer.Direction.up }
        function("UISwipeGestureRecognizer.Direction(rawValue:)") {
            UISwipeGestureRecognizer.Direction(rawValue: try $0.get(0))
        }
    }
    /// Adds members of UITabBarItem.
    mutating func addUIKitCoreMembers69() {
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
    /// Adds members of UITapGestureRecognizer.
    mutating func addUIKitCoreMembers610() {
        property("numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired)
        property("numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired)
        function("UITapGestureRecognizer()") { _ in UITapGestureRecognizer() }
    }
    /// Adds members of UITouch.
    mutating func addUIKitCoreMembers611() {
        property("force", \UITouch.force)
        property("gestureRecognizers", \UITouch.gestureRecognizers)
        property("majorRadius", \UITouch.majorRadius)
        property("maximumPossibleForce", \UITouch.maximumPossibleForce)
        property("phase", \UITouch.phase)
        property("tapCount", \UITouch.tapCount)
        property("timestamp", \UITouch.timestamp)
        property("type", \UITouch.type)
        property("view", \UITouch.view)
        property("window", \UITouch.window)
        method("location(in:)", of: UITouch.self) { $0.location(in: try $1.get(0)) }
        method("previousLocation(in:)", of: UITouch.self) { $0.previousLocation(in: try $1.get(0)) }
    }
    /// Adds members of UITraitCollection.
    mutating func addUIKitCoreMembers612() {
        property("displayScale", \UITraitCollection.displayScale)
        property("forceTouchCapability", \UITraitCollection.forceTouchCapability)
        property("horizontalSizeClass", \UITraitCollection.horizontalSizeClass)
        property("layoutDirection", \UITraitCollection.layoutDirection)
        property("userInterfaceIdiom", \UITraitCollection.userInterfaceIdiom)
        property("userInterfaceStyle", \UITraitCollection.userInterfaceStyle)
        property("verticalSizeClass", \UITraitCollection.verticalSizeClass)
        constant("UITraitCollection.current") { UITraitCollection.current }
        function("UITraitCollection()") { _ in UITraitCollection() }
        function("UITraitCollection(horizontalSizeClass:)") {
            UITraitCollection(horizontalSizeClass: try $0.get(0))
        }
        function("UITraitCollection(userInterfaceStyle:)") {
            UITraitCollection(userInterfaceStyle: try $0.get(0))
        }
        function("UITraitCollection(verticalSizeClass:)") {
            UITraitCollection(verticalSizeClass: try $0.get(0))
        }
        method("hasDifferentColorAppearance(comparedTo:)", of: UITraitCollection.self) {
            $0.hasDifferentColorAppearance(comparedTo: try $1.get(0))
        }
    }
    /// Adds members of UITransitionContextViewControllerKey.
    mutating func addUIKitCoreMembers613() {
        property("rawValue", \UITransitionContextViewControllerKey.rawValue)
        constant("UITransitionContextViewControllerKey.from") { UITransitionContextViewControllerKey.from }
        constant("UITransitionContextViewControllerKey.to") { UITransitionContextViewControllerKey.to }
        function("UITransitionContextViewControllerKey(rawValue:)") {
            UITransitionContextViewControllerKey(rawValue: try $0.get(0))
        }
    }
    /// Adds members of UITransitionContextViewKey.
    mutating func addUIKitCoreMembers614() {
        property("rawValue", \UITransitionContextViewKey.rawValue)
        constant("UITransitionContextViewKey.from") { UITransitionContextViewKey.from }
        constant("UITransitionContextViewKey.to") { UITransitionContextViewKey.to }
        function("UITransitionContextViewKey(rawValue:)") {
            UITransitionContextViewKey(rawValue: try $0.get(0))
        }
    }
    /// Adds members of UIVibrancyEffect.
    mutating func addUIKitCoreMembers615() {
        function("UIVibrancyEffect(blurEffect:)") { UIVibrancyEffect(blurEffect: try $0.get(0)) }
    }
}
