// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UITapGestureRecognizer to UIView.
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
    }

    /// Adds members of UITapGestureRecognizer.
    private mutating func addUIKitCoreMembers9Part0() {
        property("numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired)
        property("numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired)
        function("UITapGestureRecognizer()") { _ in UITapGestureRecognizer() }
    }

    /// Adds members of UITouch.
    private mutating func addUIKitCoreMembers9Part1() {
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
    private mutating func addUIKitCoreMembers9Part2() {
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

    /// Adds members of UITransitionContextViewControllerKey.
    private mutating func addUIKitCoreMembers9Part3() {
        property("rawValue", \UITransitionContextViewControllerKey.rawValue)
        constant("UITransitionContextViewControllerKey.from") { UITransitionContextViewControllerKey.from }
        constant("UITransitionContextViewControllerKey.to") { UITransitionContextViewControllerKey.to }
        function("UITransitionContextViewControllerKey(rawValue:)") {
            UITransitionContextViewControllerKey(rawValue: try $0.get(0))
        }
    }

    /// Adds members of UITransitionContextViewKey.
    private mutating func addUIKitCoreMembers9Part4() {
        property("rawValue", \UITransitionContextViewKey.rawValue)
        constant("UITransitionContextViewKey.from") { UITransitionContextViewKey.from }
        constant("UITransitionContextViewKey.to") { UITransitionContextViewKey.to }
        function("UITransitionContextViewKey(rawValue:)") {
            UITransitionContextViewKey(rawValue: try $0.get(0))
        }
    }

    /// Adds members of UIVibrancyEffect.
    private mutating func addUIKitCoreMembers9Part5() {
        function("UIVibrancyEffect(blurEffect:)") { UIVibrancyEffect(blurEffect: try $0.get(0)) }
    }

    /// Adds members of UIView.
    private mutating func addUIKitCoreMembers9Part6() {
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
        property("directionalLayoutMargins", \UIView.directionalLayoutMargins)
        property("edgesInsetForContent", \UIView.edgesInsetForContent)
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
        property("lastBaselineAnchor", \UIView.lastBaselineAnchor)
        property("layer", \UIView.layer)
        property("layoutGuides", \UIView.layoutGuides)
        property("layoutMargins", \UIView.layoutMargins)
        property("layoutMarginsGuide", \UIView.layoutMarginsGuide)
        property("mask", \UIView.mask)
        property("motionEffects", \UIView.motionEffects)
        property("overrideUserInterfaceStyle", \UIView.overrideUserInterfaceStyle)
    }

    /// Adds members of UIView.
    private mutating func addUIKitCoreMembers9Part7() {
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
        method("boundsWillChange(to:)", of: UIView.self) { $0.boundsWillChange(to: try $1.get(0)) }
        method("bringSubviewToFront(_:)", of: UIView.self) { $0.bringSubviewToFront(try $1.get(0)) }
        method("constraintsAffectingLayout(for:)", of: UIView.self) {
            $0.constraintsAffectingLayout(for: try $1.get(0))
        }
    }

    /// Adds members of UIView.
    private mutating func addUIKitCoreMembers9Part8() {
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
        method("layoutSubviews()", of: UIView.self) { base, _ in base.layoutSubviews() }
        method("needsUpdateConstraints()", of: UIView.self) { base, _ in base.needsUpdateConstraints() }
        method("pictureContents(in:)", of: UIView.self) { $0.pictureContents(in: try $1.get(0)) }
    }
}
