// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIViewController to UIViewPropertyAnimator.
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
    }

    /// Adds members of UIViewController.
    private mutating func addUIKitCoreMembers9Part0() {
        method("didReceiveMemoryWarning()", of: UIViewController.self) { base, _ in
            base.didReceiveMemoryWarning()
        }
        method("didRotate(from:)", of: UIViewController.self) { $0.didRotate(from: try $1.get(0)) }
        method("dismiss(animated:)", of: UIViewController.self) { $0.dismiss(animated: try $1.get(0)) }
        method("endAppearanceTransition()", of: UIViewController.self) { base, _ in
            base.endAppearanceTransition()
        }
        method("loadView()", of: UIViewController.self) { base, _ in base.loadView() }
        method("loadViewIfNeeded()", of: UIViewController.self) { base, _ in base.loadViewIfNeeded() }
        method("overrideTraitCollection(forChild:)", of: UIViewController.self) {
            $0.overrideTraitCollection(forChild: try $1.get(0))
        }
        method("performSegue(withIdentifier:sender:)", of: UIViewController.self) {
            $0.performSegue(withIdentifier: try $1.get(0), sender: try $1.get(1))
        }
        method("preferredContentSizeDidChange(forChildContentContainer:)", of: UIViewController.self) {
            $0.preferredContentSizeDidChange(forChildContentContainer: try $1.get(0))
        }
        method("prepare(for:sender:)", of: UIViewController.self) {
            $0.prepare(for: try $1.get(0), sender: try $1.get(1))
        }
        method("present(_:animated:)", of: UIViewController.self) {
            $0.present(try $1.get(0), animated: try $1.get(1))
        }
        method("removeFromParent()", of: UIViewController.self) { base, _ in base.removeFromParent() }
        method("setEditing(_:animated:)", of: UIViewController.self) {
            $0.setEditing(try $1.get(0), animated: try $1.get(1))
        }
        method("setNeedsStatusBarAppearanceUpdate()", of: UIViewController.self) { base, _ in
            base.setNeedsStatusBarAppearanceUpdate()
        }
        method("setNeedsUpdateContentUnavailableConfiguration()", of: UIViewController.self) { base, _ in
            base.setNeedsUpdateContentUnavailableConfiguration()
        }
    }

    /// Adds members of UIViewController.
    private mutating func addUIKitCoreMembers9Part1() {
        method("setNeedsUpdateOfHomeIndicatorAutoHidden()", of: UIViewController.self) { base, _ in
            base.setNeedsUpdateOfHomeIndicatorAutoHidden()
        }
        method("setNeedsUpdateOfScreenEdgesDeferringSystemGestures()", of: UIViewController.self) { base, _ in
            base.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
        }
        method("setNeedsUpdateProperties()", of: UIViewController.self) { base, _ in
            base.setNeedsUpdateProperties()
        }
        method("setOverrideTraitCollection(_:forChild:)", of: UIViewController.self) {
            $0.setOverrideTraitCollection(try $1.get(0), forChild: try $1.get(1))
        }
        method("shouldPerformSegue(withIdentifier:sender:)", of: UIViewController.self) {
            $0.shouldPerformSegue(withIdentifier: try $1.get(0), sender: try $1.get(1))
        }
        method("show(_:sender:)", of: UIViewController.self) { $0.show(try $1.get(0), sender: try $1.get(1)) }
        method("showDetailViewController(_:sender:)", of: UIViewController.self) {
            $0.showDetailViewController(try $1.get(0), sender: try $1.get(1))
        }
        method("size(forChildContentContainer:withParentContainerSize:)", of: UIViewController.self) {
            $0.size(forChildContentContainer: try $1.get(0), withParentContainerSize: try $1.get(1))
        }
        method("systemLayoutFittingSizeDidChange(forChildContentContainer:)", of: UIViewController.self) {
            $0.systemLayoutFittingSizeDidChange(forChildContentContainer: try $1.get(0))
        }
        method("traitCollectionDidChange(_:)", of: UIViewController.self) {
            $0.traitCollectionDidChange(try $1.get(0))
        }
        method("transition(from:to:duration:)", of: UIViewController.self) {
            $0.transition(from: try $1.get(0), to: try $1.get(1), duration: try $1.get(2))
        }
        method("transition(from:to:duration:options:)", of: UIViewController.self) {
            $0.transition(
                from: try $1.get(0), to: try $1.get(1), duration: try $1.get(2), options: try $1.get(3))
        }
    }

    /// Adds members of UIViewController.
    private mutating func addUIKitCoreMembers9Part2() {
        method("updateContentUnavailableConfiguration(using:)", of: UIViewController.self) {
            $0.updateContentUnavailableConfiguration(using: try $1.get(0))
        }
        method("updatePropertiesIfNeeded()", of: UIViewController.self) { base, _ in
            base.updatePropertiesIfNeeded()
        }
        method("updateViewConstraints()", of: UIViewController.self) { base, _ in
            base.updateViewConstraints()
        }
        method("viewDidAppear(_:)", of: UIViewController.self) { $0.viewDidAppear(try $1.get(0)) }
        method("viewDidDisappear(_:)", of: UIViewController.self) { $0.viewDidDisappear(try $1.get(0)) }
        method("viewDidLayoutSubviews()", of: UIViewController.self) { base, _ in
            base.viewDidLayoutSubviews()
        }
        method("viewDidLoad()", of: UIViewController.self) { base, _ in base.viewDidLoad() }
        method("viewIsAppearing(_:)", of: UIViewController.self) { $0.viewIsAppearing(try $1.get(0)) }
        method("viewLayoutMarginsDidChange()", of: UIViewController.self) { base, _ in
            base.viewLayoutMarginsDidChange()
        }
        method("viewSafeAreaInsetsDidChange()", of: UIViewController.self) { base, _ in
            base.viewSafeAreaInsetsDidChange()
        }
        method("viewWillAppear(_:)", of: UIViewController.self) { $0.viewWillAppear(try $1.get(0)) }
        method("viewWillDisappear(_:)", of: UIViewController.self) { $0.viewWillDisappear(try $1.get(0)) }
        method("viewWillLayoutSubviews()", of: UIViewController.self) { base, _ in
            base.viewWillLayoutSubviews()
        }
        method("viewWillTransition(to:with:)", of: UIViewController.self) {
            $0.viewWillTransition(to: try $1.get(0), with: try $1.get(1))
        }
        method("willMove(toParent:)", of: UIViewController.self) { $0.willMove(toParent: try $1.get(0)) }
        method("willRotate(to:duration:)", of: UIViewController.self) {
            $0.willRotate(to: try $1.get(0), duration: try $1.get(1))
        }
    }

    /// Adds members of UIViewController.
    private mutating func addUIKitCoreMembers9Part3() {
        method("willTransition(to:with:)", of: UIViewController.self) {
            $0.willTransition(to: try $1.get(0), with: try $1.get(1))
        }
    }

    /// Adds members of UIViewControllerAnimatedTransitioning.
    private mutating func addUIKitCoreMembers9Part4() {
        method("animationEnded(_:)", of: UIViewControllerAnimatedTransitioning.self) {
            $0.animationEnded(try $1.get(0))
        }
        method("interruptibleAnimator(using:)", of: UIViewControllerAnimatedTransitioning.self) {
            $0.interruptibleAnimator(using: try $1.get(0))
        }
    }

    /// Adds members of UIViewControllerInteractiveTransitioning.
    private mutating func addUIKitCoreMembers9Part5() {
        property("completionCurve", \UIViewControllerInteractiveTransitioning.completionCurve)
        property("completionSpeed", \UIViewControllerInteractiveTransitioning.completionSpeed)
        property("wantsInteractiveStart", \UIViewControllerInteractiveTransitioning.wantsInteractiveStart)
    }

    /// Adds members of UIViewControllerTransitioningDelegate.
    private mutating func addUIKitCoreMembers9Part6() {
        method("animationController(forDismissed:)", of: UIViewControllerTransitioningDelegate.self) {
            $0.animationController(forDismissed: try $1.get(0))
        }
        method(
            "animationController(forPresented:presenting:source:)",
            of: UIViewControllerTransitioningDelegate.self
        ) {
            $0.animationController(
                forPresented: try $1.get(0), presenting: try $1.get(1), source: try $1.get(2))
        }
        method("interactionControllerForDismissal(using:)", of: UIViewControllerTransitioningDelegate.self) {
            $0.interactionControllerForDismissal(using: try $1.get(0))
        }
        method("interactionControllerForPresentation(using:)", of: UIViewControllerTransitioningDelegate.self)
        {
            $0.interactionControllerForPresentation(using: try $1.get(0))
        }
        method(
            "presentationController(forPresented:presenting:source:)",
            of: UIViewControllerTransitioningDelegate.self
        ) {
            $0.presentationController(
                forPresented: try $1.get(0), presenting: try $1.get(1), source: try $1.get(2))
        }
    }

    /// Adds members of UIViewImplicitlyAnimating.
    private mutating func addUIKitCoreMembers9Part7() {
        method("continueAnimation(withTimingParameters:durationFactor:)", of: UIViewImplicitlyAnimating.self)
        {
            $0.continueAnimation(withTimingParameters: try $1.get(0), durationFactor: try $1.get(1))
        }
    }

    /// Adds members of UIViewPropertyAnimator.
    private mutating func addUIKitCoreMembers9Part8() {
        property("delay", \UIViewPropertyAnimator.delay)
        property("duration", \UIViewPropertyAnimator.duration)
        property("fractionComplete", \UIViewPropertyAnimator.fractionComplete)
        property("isInterruptible", \UIViewPropertyAnimator.isInterruptible)
        property("isManualHitTestingEnabled", \UIViewPropertyAnimator.isManualHitTestingEnabled)
        property("isReversed", \UIViewPropertyAnimator.isReversed)
        property("isRunning", \UIViewPropertyAnimator.isRunning)
        property("isUserInteractionEnabled", \UIViewPropertyAnimator.isUserInteractionEnabled)
        property("pausesOnCompletion", \UIViewPropertyAnimator.pausesOnCompletion)
        property("scrubsLinearly", \UIViewPropertyAnimator.scrubsLinearly)
        property("state", \UIViewPropertyAnimator.state)
        property("timingParameters", \UIViewPropertyAnimator.timingParameters)
        function("UIViewPropertyAnimator()") { _ in UIViewPropertyAnimator() }
        function("UIViewPropertyAnimator(duration:controlPoint1:controlPoint2:)") {
            UIViewPropertyAnimator(
                duration: try $0.get(0), controlPoint1: try $0.get(1), controlPoint2: try $0.get(2))
        }
        function("UIViewPropertyAnimator(duration:curve:)") {
            UIViewPropertyAnimator(duration: try $0.get(0), curve: try $0.get(1))
        }
        function("UIViewPropertyAnimator(duration:dampingRatio:)") {
            UIViewPropertyAnimator(duration: try $0.get(0), dampingRatio: try $0.get(1))
        }
        function("UIViewPropertyAnimator(duration:timingParameters:)") {
            UIViewPropertyAnimator(duration: try $0.get(0), timingParameters: try $0.get(1))
        }
        method("continueAnimation(withTimingParameters:durationFactor:)", of: UIViewPropertyAnimator.self) {
            $0.continueAnimation(withTimingParameters: try $1.get(0), durationFactor: try $1.get(1))
        }
        method("finishAnimation(at:)", of: UIViewPropertyAnimator.self) {
            $0.finishAnimation(at: try $1.get(0))
        }
        method("pauseAnimation()", of: UIViewPropertyAnimator.self) { base, _ in base.pauseAnimation() }
        method("startAnimation()", of: UIViewPropertyAnimator.self) { base, _ in base.startAnimation() }
        method("startAnimation(afterDelay:)", of: UIViewPropertyAnimator.self) {
            $0.startAnimation(afterDelay: try $1.get(0))
        }
    }

    /// Adds members of UIViewPropertyAnimator.
    private mutating func addUIKitCoreMembers9Part9() {
        method("stopAnimation(_:)", of: UIViewPropertyAnimator.self) { $0.stopAnimation(try $1.get(0)) }
    }
}
