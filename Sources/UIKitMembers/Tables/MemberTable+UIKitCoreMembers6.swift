// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIStatusBarManager to UIView.
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
        addUIKitCoreMembers6Part12()
    }

    /// Adds members of UIStatusBarManager.
    private mutating func addUIKitCoreMembers6Part0() {
        property("isStatusBarHidden", \UIStatusBarManager.isStatusBarHidden)
        property("statusBarFrame", \UIStatusBarManager.statusBarFrame)
        function("UIStatusBarManager()") { _ in UIStatusBarManager() }
    }

    /// Adds members of UITabBarItem.
    private mutating func addUIKitCoreMembers6Part1() {
        property("badgeColor", \UITabBarItem.badgeColor)
        property("badgeValue", \UITabBarItem.badgeValue)
        property("selectedImage", \UITabBarItem.selectedImage)
        property("titlePositionAdjustment", \UITabBarItem.titlePositionAdjustment)
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

    /// Adds members of UITabBarItem.SystemItem.
    private mutating func addUIKitCoreMembers6Part2() {
        enumeration(UITabBarItem.SystemItem.self)
    }

    /// Adds members of UITapGestureRecognizer.
    private mutating func addUIKitCoreMembers6Part3() {
        property("numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired)
        property("numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired)
        function("UITapGestureRecognizer()") { _ in UITapGestureRecognizer() }
        function("UITapGestureRecognizer(target:action:)") {
            UITapGestureRecognizer(target: try $0.get(0), action: try $0.get(1))
        }
    }

    /// Adds members of UITouch.
    private mutating func addUIKitCoreMembers6Part4() {
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
        method("preciseLocation(in:)", of: UITouch.self) { $0.preciseLocation(in: try $1.get(0)) }
        method("precisePreviousLocation(in:)", of: UITouch.self) {
            $0.precisePreviousLocation(in: try $1.get(0))
        }
        method("previousLocation(in:)", of: UITouch.self) { $0.previousLocation(in: try $1.get(0)) }
    }

    /// Adds members of UITouch.Phase.
    private mutating func addUIKitCoreMembers6Part5() {
        enumeration(UITouch.Phase.self)
    }

    /// Adds members of UITouch.TouchType.
    private mutating func addUIKitCoreMembers6Part6() {
        constant("UITouch.TouchType.stylus") { UITouch.TouchType.stylus }
        enumeration(UITouch.TouchType.self)
    }

    /// Adds members of UITraitChangeObservable.
    private mutating func addUIKitCoreMembers6Part7() {
        method("unregisterForTraitChanges(_:)", of: UITraitChangeObservable.self) {
            $0.unregisterForTraitChanges(try $1.get(0))
        }
    }

    /// Adds members of UITraitOverrides.
    private mutating func addUIKitCoreMembers6Part8() {
        property("accessibilityContrast", \UITraitOverrides.accessibilityContrast)
        property("displayScale", \UITraitOverrides.displayScale)
        property("horizontalSizeClass", \UITraitOverrides.horizontalSizeClass)
        property("layoutDirection", \UITraitOverrides.layoutDirection)
        property("legibilityWeight", \UITraitOverrides.legibilityWeight)
        property("preferredContentSizeCategory", \UITraitOverrides.preferredContentSizeCategory)
        property("userInterfaceIdiom", \UITraitOverrides.userInterfaceIdiom)
        property("userInterfaceLevel", \UITraitOverrides.userInterfaceLevel)
        property("userInterfaceStyle", \UITraitOverrides.userInterfaceStyle)
        property("verticalSizeClass", \UITraitOverrides.verticalSizeClass)
        method("contains(_:)", of: UITraitOverrides.self) { $0.contains(try $1.get(0)) }
    }

    /// Adds members of UITransitionContextViewControllerKey.
    private mutating func addUIKitCoreMembers6Part9() {
        property("rawValue", \UITransitionContextViewControllerKey.rawValue)
        constant("UITransitionContextViewControllerKey.from") { UITransitionContextViewControllerKey.from }
        constant("UITransitionContextViewControllerKey.to") { UITransitionContextViewControllerKey.to }
        function("UITransitionContextViewControllerKey(rawValue:)") {
            UITransitionContextViewControllerKey(rawValue: try $0.get(0))
        }
    }

    /// Adds members of UITransitionContextViewKey.
    private mutating func addUIKitCoreMembers6Part10() {
        property("rawValue", \UITransitionContextViewKey.rawValue)
        constant("UITransitionContextViewKey.from") { UITransitionContextViewKey.from }
        constant("UITransitionContextViewKey.to") { UITransitionContextViewKey.to }
        function("UITransitionContextViewKey(rawValue:)") {
            UITransitionContextViewKey(rawValue: try $0.get(0))
        }
    }

    /// Adds members of UIView.
    private mutating func addUIKitCoreMembers6Part11() {
        property("accessibilityIdentifier", \UIView.accessibilityIdentifier)
        property("alignmentRectInsets", \UIView.alignmentRectInsets)
        property("alpha", \UIView.alpha)
        property("anchorPoint", \UIView.anchorPoint)
        property("autoresizesSubviews", \UIView.autoresizesSubviews)
        property("autoresizingMask", \UIView.autoresizingMask)
        property("backgroundColor", \UIView.backgroundColor)
        property("bounds", \UIView.bounds)
        property("center", \UIView.center)
        property("clearsContextBeforeDrawing", \UIView.clearsContextBeforeDrawing)
        property("clipsToBounds", \UIView.clipsToBounds)
        property("collisionBoundingPath", \UIView.collisionBoundingPath)
        property("collisionBoundsType", \UIView.collisionBoundsType)
        property("constraints", \UIView.constraints)
        property("contentMode", \UIView.contentMode)
        property("contentScaleFactor", \UIView.contentScaleFactor)
        property("directionalLayoutMargins", \UIView.directionalLayoutMargins)
        property("effectiveUserInterfaceLayoutDirection", \UIView.effectiveUserInterfaceLayoutDirection)
        property("firstBaselineAnchor", \UIView.firstBaselineAnchor)
        property("frame", \UIView.frame)
        property("gestureRecognizers", \UIView.gestureRecognizers)
        property("hasAmbiguousLayout", \UIView.hasAmbiguousLayout)
        property("insetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea)
        property("interactions", \UIView.interactions)
        property("intrinsicContentSize", \UIView.intrinsicContentSize)
        property("isExclusiveTouch", \UIView.isExclusiveTouch)
        property("isHidden", \UIView.isHidden)
        property("isMultipleTouchEnabled", \UIView.isMultipleTouchEnabled)
        property("isOpaque", \UIView.isOpaque)
        property("isUserInteractionEnabled", \UIView.isUserInteractionEnabled)
        property("keyboardLayoutGuide", \UIView.keyboardLayoutGuide)
        property("lastBaselineAnchor", \UIView.lastBaselineAnchor)
        property("layer", \UIView.layer)
        property("layoutGuides", \UIView.layoutGuides)
        property("layoutMargins", \UIView.layoutMargins)
        property("layoutMarginsGuide", \UIView.layoutMarginsGuide)
    }

    /// Adds members of UIView.
    private mutating func addUIKitCoreMembers6Part12() {
        property("mask", \UIView.mask)
        property("motionEffects", \UIView.motionEffects)
        property("overrideUserInterfaceStyle", \UIView.overrideUserInterfaceStyle)
        property("preferredFocusedView", \UIView.preferredFocusedView)
        property("preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins)
        property("readableContentGuide", \UIView.readableContentGuide)
        property("restorationIdentifier", \UIView.restorationIdentifier)
        property("safeAreaInsets", \UIView.safeAreaInsets)
        property("safeAreaLayoutGuide", \UIView.safeAreaLayoutGuide)
        property("semanticContentAttribute", \UIView.semanticContentAttribute)
        property("subviews", \UIView.subviews)
        property("superview", \UIView.superview)
        property("tag", \UIView.tag)
        property("tintAdjustmentMode", \UIView.tintAdjustmentMode)
        property("tintColor", \UIView.tintColor)
        property("traitCollection", \UIView.traitCollection)
        property("traitOverrides", \UIView.traitOverrides)
        property("transform", \UIView.transform)
        property(
            "translatesAutoresizingMaskIntoConstraints", \UIView.translatesAutoresizingMaskIntoConstraints)
        property("window", \UIView.window)
        constant("UIView.noIntrinsicMetric") { UIView.noIntrinsicMetric }
        function("UIView()") { _ in UIView() }
        function("UIView(frame:)") { UIView(frame: try $0.get(0)) }
        method("action(for:forKey:)", of: UIView.self) {
            $0.action(for: try $1.get(0), forKey: try $1.get(1))
        }
        method("addConstraint(_:)", of: UIView.self) { $0.addConstraint(try $1.get(0)) }
        method("addConstraints(_:)", of: UIView.self) { $0.addConstraints(try $1.get(0)) }
        method("addGestureRecognizer(_:)", of: UIView.self) { $0.addGestureRecognizer(try $1.get(0)) }
        method("addInteraction(_:)", of: UIView.self) { $0.addInteraction(try $1.get(0)) }
        method("addLayoutGuide(_:)", of: UIView.self) { $0.addLayoutGuide(try $1.get(0)) }
        method("addMotionEffect(_:)", of: UIView.self) { $0.addMotionEffect(try $1.get(0)) }
        method("addSubview(_:)", of: UIView.self) { $0.addSubview(try $1.get(0)) }
        method("alignmentRect(forFrame:)", of: UIView.self) { $0.alignmentRect(forFrame: try $1.get(0)) }
        method("bringSubviewToFront(_:)", of: UIView.self) { $0.bringSubviewToFront(try $1.get(0)) }
    }
}
