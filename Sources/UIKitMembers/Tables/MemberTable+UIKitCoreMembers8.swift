// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIView to UIView.
    mutating func addUIKitCoreMembers8() {
        addUIKitCoreMembers8Part0()
        addUIKitCoreMembers8Part1()
        addUIKitCoreMembers8Part2()
        addUIKitCoreMembers8Part3()
        addUIKitCoreMembers8Part4()
        addUIKitCoreMembers8Part5()
    }

    /// Adds members of UIView.
    private mutating func addUIKitCoreMembers8Part0() {
        property("accessibilityIdentifier", \UIView.accessibilityIdentifier)
        property("alignmentRectInsets", \UIView.alignmentRectInsets)
        property("alpha", \UIView.alpha)
        property("anchorPoint", \UIView.anchorPoint)
        property("autoresizesSubviews", \UIView.autoresizesSubviews)
        property("autoresizingMask", \UIView.autoresizingMask)
        property("backgroundColor", \UIView.backgroundColor)
        property("bounds", \UIView.bounds)
        property("canBecomeFocused", \UIView.canBecomeFocused)
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
        property("forFirstBaselineLayout", \UIView.forFirstBaselineLayout)
        property("forLastBaselineLayout", \UIView.forLastBaselineLayout)
        property("frame", \UIView.frame)
        property("gestureRecognizers", \UIView.gestureRecognizers)
        property("hasAmbiguousLayout", \UIView.hasAmbiguousLayout)
        property("hoverStyle", \UIView.hoverStyle)
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
    }

    /// Adds members of UIView.
    private mutating func addUIKitCoreMembers8Part1() {
        property("layer", \UIView.layer)
        property("layoutGuides", \UIView.layoutGuides)
        property("layoutMargins", \UIView.layoutMargins)
        property("layoutMarginsGuide", \UIView.layoutMarginsGuide)
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
        property("transform3D", \UIView.transform3D)
        property(
            "translatesAutoresizingMaskIntoConstraints", \UIView.translatesAutoresizingMaskIntoConstraints)
        property("window", \UIView.window)
        constant("UIView.areAnimationsEnabled") { UIView.areAnimationsEnabled }
        constant("UIView.inheritedAnimationDuration") { UIView.inheritedAnimationDuration }
        constant("UIView.layerClass") { UIView.layerClass }
        constant("UIView.layoutFittingCompressedSize") { UIView.layoutFittingCompressedSize }
        constant("UIView.layoutFittingExpandedSize") { UIView.layoutFittingExpandedSize }
        constant("UIView.noIntrinsicMetric") { UIView.noIntrinsicMetric }
        constant("UIView.requiresConstraintBasedLayout") { UIView.requiresConstraintBasedLayout }
        function("UIView()") { _ in UIView() }
        function("UIView(frame:)") { UIView(frame: try $0.get(0)) }
    }

    /// Adds members of UIView.
    private mutating func addUIKitCoreMembers8Part2() {
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
        method("constraintsAffectingLayout(for:)", of: UIView.self) {
            $0.constraintsAffectingLayout(for: try $1.get(0))
        }
        method("contentCompressionResistancePriority(for:)", of: UIView.self) {
            $0.contentCompressionResistancePriority(for: try $1.get(0))
        }
        method("contentHuggingPriority(for:)", of: UIView.self) {
            $0.contentHuggingPriority(for: try $1.get(0))
        }
        method("didAddSubview(_:)", of: UIView.self) { $0.didAddSubview(try $1.get(0)) }
        method("didMoveToSuperview()", of: UIView.self) { base, _ in base.didMoveToSuperview() }
        method("didMoveToWindow()", of: UIView.self) { base, _ in base.didMoveToWindow() }
        method("display(_:)", of: UIView.self) { $0.display(try $1.get(0)) }
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
        method("frame(forAlignmentRect:)", of: UIView.self) { $0.frame(forAlignmentRect: try $1.get(0)) }
    }

    /// Adds members of UIView.
    private mutating func addUIKitCoreMembers8Part3() {
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
        method("layerWillDraw(_:)", of: UIView.self) { $0.layerWillDraw(try $1.get(0)) }
        method("layoutIfNeeded()", of: UIView.self) { base, _ in base.layoutIfNeeded() }
        method("layoutMarginsDidChange()", of: UIView.self) { base, _ in base.layoutMarginsDidChange() }
        method("layoutSublayers(of:)", of: UIView.self) { $0.layoutSublayers(of: try $1.get(0)) }
        method("layoutSubviews()", of: UIView.self) { base, _ in base.layoutSubviews() }
        method("needsUpdateConstraints()", of: UIView.self) { base, _ in base.needsUpdateConstraints() }
        method("removeConstraint(_:)", of: UIView.self) { $0.removeConstraint(try $1.get(0)) }
        method("removeConstraints(_:)", of: UIView.self) { $0.removeConstraints(try $1.get(0)) }
        method("removeFromSuperview()", of: UIView.self) { base, _ in base.removeFromSuperview() }
        method("removeGestureRecognizer(_:)", of: UIView.self) { $0.removeGestureRecognizer(try $1.get(0)) }
        method("removeInteraction(_:)", of: UIView.self) { $0.removeInteraction(try $1.get(0)) }
        method("removeLayoutGuide(_:)", of: UIView.self) { $0.removeLayoutGuide(try $1.get(0)) }
        method("removeMotionEffect(_:)", of: UIView.self) { $0.removeMotionEffect(try $1.get(0)) }
        method("resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)", of: UIView.self) {
            $0.resizableSnapshotView(
                from: try $1.get(0), afterScreenUpdates: try $1.get(1), withCapInsets: try $1.get(2))
        }
        method("safeAreaInsetsDidChange()", of: UIView.self) { base, _ in base.safeAreaInsetsDidChange() }
        method("sendSubviewToBack(_:)", of: UIView.self) { $0.sendSubviewToBack(try $1.get(0)) }
        method("setContentCompressionResistancePriority(_:for:)", of: UIView.self) {
            $0.setContentCompressionResistancePriority(try $1.get(0), for: try $1.get(1))
        }
    }

    /// Adds members of UIView.
    private mutating func addUIKitCoreMembers8Part4() {
        method("setContentHuggingPriority(_:for:)", of: UIView.self) {
            $0.setContentHuggingPriority(try $1.get(0), for: try $1.get(1))
        }
        method("setNeedsDisplay()", of: UIView.self) { base, _ in base.setNeedsDisplay() }
        method("setNeedsDisplay(_:)", of: UIView.self) { $0.setNeedsDisplay(try $1.get(0)) }
        method("setNeedsLayout()", of: UIView.self) { base, _ in base.setNeedsLayout() }
        method("setNeedsUpdateConstraints()", of: UIView.self) { base, _ in base.setNeedsUpdateConstraints() }
        method("setNeedsUpdateProperties()", of: UIView.self) { base, _ in base.setNeedsUpdateProperties() }
        method("sizeThatFits(_:)", of: UIView.self) { $0.sizeThatFits(try $1.get(0)) }
        method("sizeToFit()", of: UIView.self) { base, _ in base.sizeToFit() }
        method("snapshotView(afterScreenUpdates:)", of: UIView.self) {
            $0.snapshotView(afterScreenUpdates: try $1.get(0))
        }
        method("systemLayoutSizeFitting(_:)", of: UIView.self) { $0.systemLayoutSizeFitting(try $1.get(0)) }
        method(
            "systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)",
            of: UIView.self
        ) {
            $0.systemLayoutSizeFitting(
                try $1.get(0), withHorizontalFittingPriority: try $1.get(1),
                verticalFittingPriority: try $1.get(2))
        }
        method("tintColorDidChange()", of: UIView.self) { base, _ in base.tintColorDidChange() }
        method("traitCollectionDidChange(_:)", of: UIView.self) { $0.traitCollectionDidChange(try $1.get(0)) }
        method("updateConstraints()", of: UIView.self) { base, _ in base.updateConstraints() }
        method("updateConstraintsIfNeeded()", of: UIView.self) { base, _ in base.updateConstraintsIfNeeded() }
        method("updatePropertiesIfNeeded()", of: UIView.self) { base, _ in base.updatePropertiesIfNeeded() }
        method("viewWithTag(_:)", of: UIView.self) { $0.viewWithTag(try $1.get(0)) }
        method("willMove(toSuperview:)", of: UIView.self) { $0.willMove(toSuperview: try $1.get(0)) }
        method("willMove(toWindow:)", of: UIView.self) { $0.willMove(toWindow: try $1.get(0)) }
        method("willRemoveSubview(_:)", of: UIView.self) { $0.willRemoveSubview(try $1.get(0)) }
        function("UIView.appearance()") { _ in UIView.appearance() }
        function("UIView.commitAnimations()") { _ in UIView.commitAnimations() }
        function("UIView.setAnimationBeginsFromCurrentState(_:)") {
            UIView.setAnimationBeginsFromCurrentState(try $0.get(0))
        }
        function("UIView.setAnimationCurve(_:)") { UIView.setAnimationCurve(try $0.get(0)) }
        function("UIView.setAnimationDelay(_:)") { UIView.setAnimationDelay(try $0.get(0)) }
        function("UIView.setAnimationDelegate(_:)") { UIView.setAnimationDelegate(try $0.get(0)) }
        function("UIView.setAnimationDidStop(_:)") { UIView.setAnimationDidStop(try $0.get(0)) }
        function("UIView.setAnimationDuration(_:)") { UIView.setAnimationDuration(try $0.get(0)) }
    }

    /// Adds members of UIView.
    private mutating func addUIKitCoreMembers8Part5() {
        function("UIView.setAnimationRepeatAutoreverses(_:)") {
            UIView.setAnimationRepeatAutoreverses(try $0.get(0))
        }
        function("UIView.setAnimationRepeatCount(_:)") { UIView.setAnimationRepeatCount(try $0.get(0)) }
        function("UIView.setAnimationTransition(_:for:cache:)") {
            UIView.setAnimationTransition(try $0.get(0), for: try $0.get(1), cache: try $0.get(2))
        }
        function("UIView.setAnimationWillStart(_:)") { UIView.setAnimationWillStart(try $0.get(0)) }
        function("UIView.setAnimationsEnabled(_:)") { UIView.setAnimationsEnabled(try $0.get(0)) }
        function("UIView.transition(from:to:duration:)") {
            UIView.transition(from: try $0.get(0), to: try $0.get(1), duration: try $0.get(2))
        }
        function("UIView.transition(from:to:duration:options:)") {
            UIView.transition(
                from: try $0.get(0), to: try $0.get(1), duration: try $0.get(2), options: try $0.get(3))
        }
        function("UIView.userInterfaceLayoutDirection(for:)") {
            UIView.userInterfaceLayoutDirection(for: try $0.get(0))
        }
    }
}
