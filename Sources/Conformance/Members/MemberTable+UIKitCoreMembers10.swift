// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UITapGestureRecognizer to UIView.
    mutating func addUIKitCoreMembers10() {
        addUIKitCoreMembers10Part0()
        addUIKitCoreMembers10Part1()
        addUIKitCoreMembers10Part2()
        addUIKitCoreMembers10Part3()
        addUIKitCoreMembers10Part4()
        addUIKitCoreMembers10Part5()
        addUIKitCoreMembers10Part6()
        addUIKitCoreMembers10Part7()
        addUIKitCoreMembers10Part8()
        addUIKitCoreMembers10Part9()
        addUIKitCoreMembers10Part10()
        addUIKitCoreMembers10Part11()
        addUIKitCoreMembers10Part12()
        addUIKitCoreMembers10Part13()
        addUIKitCoreMembers10Part14()
        addUIKitCoreMembers10Part15()
        addUIKitCoreMembers10Part16()
        addUIKitCoreMembers10Part17()
    }

    /// Adds members of UITapGestureRecognizer.
    private mutating func addUIKitCoreMembers10Part0() {
        property("numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired)
        property("numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired)
        function("UITapGestureRecognizer()") { _ in UITapGestureRecognizer() }
    }

    /// Adds members of UITouch.
    private mutating func addUIKitCoreMembers10Part1() {
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

    /// Adds members of UITraitAccessibilityContrast.
    private mutating func addUIKitCoreMembers10Part2() {
        constant("UITraitAccessibilityContrast.defaultValue") { UITraitAccessibilityContrast.defaultValue }
    }

    /// Adds members of UITraitChangeObservable.
    private mutating func addUIKitCoreMembers10Part3() {
        method("unregisterForTraitChanges(_:)", of: UITraitChangeObservable.self) {
            $0.unregisterForTraitChanges(try $1.get(0))
        }
    }

    /// Adds members of UITraitCollection.
    private mutating func addUIKitCoreMembers10Part4() {
        property("accessibilityContrast", \UITraitCollection.accessibilityContrast)
        property("displayScale", \UITraitCollection.displayScale)
        property("forceTouchCapability", \UITraitCollection.forceTouchCapability)
        property("horizontalSizeClass", \UITraitCollection.horizontalSizeClass)
        property("layoutDirection", \UITraitCollection.layoutDirection)
        property("preferredContentSizeCategory", \UITraitCollection.preferredContentSizeCategory)
        property("userInterfaceIdiom", \UITraitCollection.userInterfaceIdiom)
        property("userInterfaceLevel", \UITraitCollection.userInterfaceLevel)
        property("userInterfaceStyle", \UITraitCollection.userInterfaceStyle)
        property("verticalSizeClass", \UITraitCollection.verticalSizeClass)
        constant("UITraitCollection.current") { UITraitCollection.current }
        function("UITraitCollection()") { _ in UITraitCollection() }
        function("UITraitCollection(accessibilityContrast:)") {
            UITraitCollection(accessibilityContrast: try $0.get(0))
        }
        function("UITraitCollection(horizontalSizeClass:)") {
            UITraitCollection(horizontalSizeClass: try $0.get(0))
        }
        function("UITraitCollection(preferredContentSizeCategory:)") {
            UITraitCollection(preferredContentSizeCategory: try $0.get(0))
        }
        function("UITraitCollection(traitsFrom:)") { UITraitCollection(traitsFrom: try $0.get(0)) }
        function("UITraitCollection(userInterfaceLevel:)") {
            UITraitCollection(userInterfaceLevel: try $0.get(0))
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

    /// Adds members of UITraitDisplayScale.
    private mutating func addUIKitCoreMembers10Part5() {
        constant("UITraitDisplayScale.defaultValue") { UITraitDisplayScale.defaultValue }
    }

    /// Adds members of UITraitHorizontalSizeClass.
    private mutating func addUIKitCoreMembers10Part6() {
        constant("UITraitHorizontalSizeClass.defaultValue") { UITraitHorizontalSizeClass.defaultValue }
    }

    /// Adds members of UITraitLayoutDirection.
    private mutating func addUIKitCoreMembers10Part7() {
        constant("UITraitLayoutDirection.defaultValue") { UITraitLayoutDirection.defaultValue }
    }

    /// Adds members of UITraitOverrides.
    private mutating func addUIKitCoreMembers10Part8() {
        property("accessibilityContrast", \UITraitOverrides.accessibilityContrast)
        property("displayScale", \UITraitOverrides.displayScale)
        property("horizontalSizeClass", \UITraitOverrides.horizontalSizeClass)
        property("layoutDirection", \UITraitOverrides.layoutDirection)
        property("preferredContentSizeCategory", \UITraitOverrides.preferredContentSizeCategory)
        property("userInterfaceIdiom", \UITraitOverrides.userInterfaceIdiom)
        property("userInterfaceLevel", \UITraitOverrides.userInterfaceLevel)
        property("userInterfaceStyle", \UITraitOverrides.userInterfaceStyle)
        property("verticalSizeClass", \UITraitOverrides.verticalSizeClass)
        method("contains(_:)", of: UITraitOverrides.self) { $0.contains(try $1.get(0)) }
    }

    /// Adds members of UITraitPreferredContentSizeCategory.
    private mutating func addUIKitCoreMembers10Part9() {
        constant("UITraitPreferredContentSizeCategory.defaultValue") {
            UITraitPreferredContentSizeCategory.defaultValue
        }
    }

    /// Adds members of UITraitUserInterfaceIdiom.
    private mutating func addUIKitCoreMembers10Part10() {
        constant("UITraitUserInterfaceIdiom.defaultValue") { UITraitUserInterfaceIdiom.defaultValue }
    }

    /// Adds members of UITraitUserInterfaceLevel.
    private mutating func addUIKitCoreMembers10Part11() {
        constant("UITraitUserInterfaceLevel.defaultValue") { UITraitUserInterfaceLevel.defaultValue }
    }

    /// Adds members of UITraitUserInterfaceStyle.
    private mutating func addUIKitCoreMembers10Part12() {
        constant("UITraitUserInterfaceStyle.defaultValue") { UITraitUserInterfaceStyle.defaultValue }
    }

    /// Adds members of UITraitVerticalSizeClass.
    private mutating func addUIKitCoreMembers10Part13() {
        constant("UITraitVerticalSizeClass.defaultValue") { UITraitVerticalSizeClass.defaultValue }
    }

    /// Adds members of UITransitionContextViewControllerKey.
    private mutating func addUIKitCoreMembers10Part14() {
        property("rawValue", \UITransitionContextViewControllerKey.rawValue)
        constant("UITransitionContextViewControllerKey.from") { UITransitionContextViewControllerKey.from }
        constant("UITransitionContextViewControllerKey.to") { UITransitionContextViewControllerKey.to }
        function("UITransitionContextViewControllerKey(rawValue:)") {
            UITransitionContextViewControllerKey(rawValue: try $0.get(0))
        }
    }

    /// Adds members of UITransitionContextViewKey.
    private mutating func addUIKitCoreMembers10Part15() {
        property("rawValue", \UITransitionContextViewKey.rawValue)
        constant("UITransitionContextViewKey.from") { UITransitionContextViewKey.from }
        constant("UITransitionContextViewKey.to") { UITransitionContextViewKey.to }
        function("UITransitionContextViewKey(rawValue:)") {
            UITransitionContextViewKey(rawValue: try $0.get(0))
        }
    }

    /// Adds members of UIVibrancyEffect.
    private mutating func addUIKitCoreMembers10Part16() {
        function("UIVibrancyEffect(blurEffect:)") { UIVibrancyEffect(blurEffect: try $0.get(0)) }
    }

    /// Adds members of UIView.
    private mutating func addUIKitCoreMembers10Part17() {
        property("accessibilityIdentifier", \UIView.accessibilityIdentifier)
        property("alpha", \UIView.alpha)
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
        property("cornerConfiguration", \UIView.cornerConfiguration)
        property("directionalLayoutMargins", \UIView.directionalLayoutMargins)
        property("effectiveUserInterfaceLayoutDirection", \UIView.effectiveUserInterfaceLayoutDirection)
        property("firstBaselineAnchor", \UIView.firstBaselineAnchor)
        property("frame", \UIView.frame)
        property("gestureRecognizers", \UIView.gestureRecognizers)
        property("hasAmbiguousLayout", \UIView.hasAmbiguousLayout)
        property("insetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea)
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
        property("mask", \UIView.mask)
        property("motionEffects", \UIView.motionEffects)
    }
}
