// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UITraitDisplayScale to UIView.
    mutating func addUIKitCoreMembers11() {
        addUIKitCoreMembers11Part0()
        addUIKitCoreMembers11Part1()
        addUIKitCoreMembers11Part2()
        addUIKitCoreMembers11Part3()
        addUIKitCoreMembers11Part4()
        addUIKitCoreMembers11Part5()
        addUIKitCoreMembers11Part6()
        addUIKitCoreMembers11Part7()
        addUIKitCoreMembers11Part8()
        addUIKitCoreMembers11Part9()
        addUIKitCoreMembers11Part10()
        addUIKitCoreMembers11Part11()
        addUIKitCoreMembers11Part12()
        addUIKitCoreMembers11Part13()
        addUIKitCoreMembers11Part14()
    }

    /// Adds members of UITraitDisplayScale.
    private mutating func addUIKitCoreMembers11Part0() {
        constant("UITraitDisplayScale.defaultValue") { UITraitDisplayScale.defaultValue }
    }

    /// Adds members of UITraitHorizontalSizeClass.
    private mutating func addUIKitCoreMembers11Part1() {
        constant("UITraitHorizontalSizeClass.defaultValue") { UITraitHorizontalSizeClass.defaultValue }
    }

    /// Adds members of UITraitLayoutDirection.
    private mutating func addUIKitCoreMembers11Part2() {
        constant("UITraitLayoutDirection.defaultValue") { UITraitLayoutDirection.defaultValue }
    }

    /// Adds members of UITraitOverrides.
    private mutating func addUIKitCoreMembers11Part3() {
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
    private mutating func addUIKitCoreMembers11Part4() {
        constant("UITraitPreferredContentSizeCategory.defaultValue") {
            UITraitPreferredContentSizeCategory.defaultValue
        }
    }

    /// Adds members of UITraitUserInterfaceIdiom.
    private mutating func addUIKitCoreMembers11Part5() {
        constant("UITraitUserInterfaceIdiom.defaultValue") { UITraitUserInterfaceIdiom.defaultValue }
    }

    /// Adds members of UITraitUserInterfaceLevel.
    private mutating func addUIKitCoreMembers11Part6() {
        constant("UITraitUserInterfaceLevel.defaultValue") { UITraitUserInterfaceLevel.defaultValue }
    }

    /// Adds members of UITraitUserInterfaceStyle.
    private mutating func addUIKitCoreMembers11Part7() {
        constant("UITraitUserInterfaceStyle.defaultValue") { UITraitUserInterfaceStyle.defaultValue }
    }

    /// Adds members of UITraitVerticalSizeClass.
    private mutating func addUIKitCoreMembers11Part8() {
        constant("UITraitVerticalSizeClass.defaultValue") { UITraitVerticalSizeClass.defaultValue }
    }

    /// Adds members of UITransitionContextViewControllerKey.
    private mutating func addUIKitCoreMembers11Part9() {
        property("rawValue", \UITransitionContextViewControllerKey.rawValue)
        constant("UITransitionContextViewControllerKey.from") { UITransitionContextViewControllerKey.from }
        constant("UITransitionContextViewControllerKey.to") { UITransitionContextViewControllerKey.to }
        function("UITransitionContextViewControllerKey(rawValue:)") {
            UITransitionContextViewControllerKey(rawValue: try $0.get(0))
        }
    }

    /// Adds members of UITransitionContextViewKey.
    private mutating func addUIKitCoreMembers11Part10() {
        property("rawValue", \UITransitionContextViewKey.rawValue)
        constant("UITransitionContextViewKey.from") { UITransitionContextViewKey.from }
        constant("UITransitionContextViewKey.to") { UITransitionContextViewKey.to }
        function("UITransitionContextViewKey(rawValue:)") {
            UITransitionContextViewKey(rawValue: try $0.get(0))
        }
    }

    /// Adds members of UIVibrancyEffect.
    private mutating func addUIKitCoreMembers11Part11() {
        function("UIVibrancyEffect(blurEffect:)") { UIVibrancyEffect(blurEffect: try $0.get(0)) }
    }

    /// Adds members of UIView.
    private mutating func addUIKitCoreMembers11Part12() {
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

    /// Adds members of UIView.
    private mutating func addUIKitCoreMembers11Part13() {
        property("overrideUserInterfaceStyle", \UIView.overrideUserInterfaceStyle)
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
        method("bringSubviewToFront(_:)", of: UIView.self) { $0.bringSubviewToFront(try $1.get(0)) }
        method("constraintsAffectingLayout(for:)", of: UIView.self) {
            $0.constraintsAffectingLayout(for: try $1.get(0))
        }
    }

    /// Adds members of UIView.
    private mutating func addUIKitCoreMembers11Part14() {
        method("contentCompressionResistancePriority(for:)", of: UIView.self) {
            $0.contentCompressionResistancePriority(for: try $1.get(0))
        }
        method("contentHuggingPriority(for:)", of: UIView.self) {
            $0.contentHuggingPriority(for: try $1.get(0))
        }
        method("didAddSubview(_:)", of: UIView.self) { $0.didAddSubview(try $1.get(0)) }
        method("didMoveToSuperview()", of: UIView.self) { base, _ in base.didMoveToSuperview() }
        method("didMoveToWindow()", of: UIView.self) { base, _ in base.didMoveToWindow() }
        method("draw(_:)", of: UIView.self) { $0.draw(try $1.get(0)) }
        method("draw(_:in:)", of: UIView.self) { $0.draw(try $1.get(0), in: try $1.get(1)) }
        method("drawHierarchy(in:afterScreenUpdates:)", of: UIView.self) {
            $0.drawHierarchy(in: try $1.get(0), afterScreenUpdates: try $1.get(1))
        }
        method("endEditing(_:)", of: UIView.self) { $0.endEditing(try $1.get(0)) }
        method("exchangeSubview(at:withSubviewAt:)", of: UIView.self) {
            $0.exchangeSubview(at: try $1.get(0), withSubviewAt: try $1.get(1))
        }
        method("exerciseAmbiguityInLayout()", of: UIView.self) { base, _ in base.exerciseAmbiguityInLayout() }
        method("gestureRecognizerShouldBegin(_:)", of: UIView.self) {
            $0.gestureRecognizerShouldBegin(try $1.get(0))
        }
        method("insertSubview(_:aboveSubview:)", of: UIView.self) {
            $0.insertSubview(try $1.get(0), aboveSubview: try $1.get(1))
        }
        method("insertSubview(_:at:)", of: UIView.self) { $0.insertSubview(try $1.get(0), at: try $1.get(1)) }
        method("insertSubview(_:belowSubview:)", of: UIView.self) {
            $0.insertSubview(try $1.get(0), belowSubview: try $1.get(1))
        }
        method("invalidateIntrinsicContentSize()", of: UIView.self) { base, _ in
            base.invalidateIntrinsicContentSize()
        }
        method("isDescendant(of:)", of: UIView.self) { $0.isDescendant(of: try $1.get(0)) }
        method("layoutIfNeeded()", of: UIView.self) { base, _ in base.layoutIfNeeded() }
        method("layoutMarginsDidChange()", of: UIView.self) { base, _ in base.layoutMarginsDidChange() }
        method("layoutSublayers(of:)", of: UIView.self) { $0.layoutSublayers(of: try $1.get(0)) }
    }
}
