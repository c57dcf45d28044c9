// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIViewController to UIViewImplicitlyAnimating.
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
    }

    /// Adds members of UIViewController.
    private mutating func addUIKitCoreMembers10Part0() {
        property(
            "preferredInterfaceOrientationForPresentation",
            \UIViewController.preferredInterfaceOrientationForPresentation)
        property(
            "preferredScreenEdgesDeferringSystemGestures",
            \UIViewController.preferredScreenEdgesDeferringSystemGestures)
        property("preferredStatusBarStyle", \UIViewController.preferredStatusBarStyle)
        property("preferredStatusBarUpdateAnimation", \UIViewController.preferredStatusBarUpdateAnimation)
        property("prefersHomeIndicatorAutoHidden", \UIViewController.prefersHomeIndicatorAutoHidden)
        property("prefersStatusBarHidden", \UIViewController.prefersStatusBarHidden)
        property("presentationController", \UIViewController.presentationController)
        property("presentedViewController", \UIViewController.presentedViewController)
        property("presentingViewController", \UIViewController.presentingViewController)
        property(
            "providesPresentationContextTransitionStyle",
            \UIViewController.providesPresentationContextTransitionStyle)
        property("restorationIdentifier", \UIViewController.restorationIdentifier)
        property("restoresFocusAfterTransition", \UIViewController.restoresFocusAfterTransition)
        property(
            "shouldAutomaticallyForwardAppearanceMethods",
            \UIViewController.shouldAutomaticallyForwardAppearanceMethods)
        property("shouldAutorotate", \UIViewController.shouldAutorotate)
        property("supportedInterfaceOrientations", \UIViewController.supportedInterfaceOrientations)
        property("systemMinimumLayoutMargins", \UIViewController.systemMinimumLayoutMargins)
        property("tabBarItem", \UIViewController.tabBarItem)
        property("title", \UIViewController.title)
        property("toolbarItems", \UIViewController.toolbarItems)
        property("traitCollection", \UIViewController.traitCollection)
        property("traitOverrides", \UIViewController.traitOverrides)
        property("transitionCoordinator", \UIViewController.transitionCoordinator)
        property("transitioningDelegate", \UIViewController.transitioningDelegate)
        property("view", \UIViewController.view)
        property("viewIfLoaded", \UIViewController.viewIfLoaded)
        property(
            "viewRespectsSystemMinimumLayoutMargins", \UIViewController.viewRespectsSystemMinimumLayoutMargins
        )
        function("UIViewController()") { _ in UIViewController() }
        method("addChild(_:)", of: UIViewController.self) { $0.addChild(try $1.get(0)) }
        method("beginAppearanceTransition(_:animated:)", of: UIViewController.self) {
            $0.beginAppearanceTransition(try $1.get(0), animated: try $1.get(1))
        }
    }

    /// Adds members of UIViewController.
    private mutating func addUIKitCoreMembers10Part1() {
        method("didMove(toParent:)", of: UIViewController.self) { $0.didMove(toParent: try $1.get(0)) }
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
    private mutating func addUIKitCoreMembers10Part2() {
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
    private mutating func addUIKitCoreMembers10Part3() {
        method("unwind(for:towards:)", of: UIViewController.self) {
            $0.unwind(for: try $1.get(0), towards: try $1.get(1))
        }
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
        method("willAnimateRotation(to:duration:)", of: UIViewController.self) {
            $0.willAnimateRotation(to: try $1.get(0), duration: try $1.get(1))
        }
    }

    /// Adds members of UIViewController.
    private mutating func addUIKitCoreMembers10Part4() {
        method("willMove(toParent:)", of: UIViewController.self) { $0.willMove(toParent: try $1.get(0)) }
        method("willRotate(to:duration:)", of: UIViewController.self) {
            $0.willRotate(to: try $1.get(0), duration: try $1.get(1))
        }
        method("willTransition(to:with:)", of: UIViewController.self) {
            $0.willTransition(to: try $1.get(0), with: try $1.get(1))
        }
        function("UIViewController.attemptRotationToDeviceOrientation()") { _ in
            UIViewController.attemptRotationToDeviceOrientation()
        }
    }

    /// Adds members of UIViewControllerAnimatedTransitioning.
    private mutating func addUIKitCoreMembers10Part5() {
        method("animationEnded(_:)", of: UIViewControllerAnimatedTransitioning.self) {
            $0.animationEnded(try $1.get(0))
        }
        method("interruptibleAnimator(using:)", of: UIViewControllerAnimatedTransitioning.self) {
            $0.interruptibleAnimator(using: try $1.get(0))
        }
    }

    /// Adds members of UIViewControllerInteractiveTransitioning.
    private mutating func addUIKitCoreMembers10Part6() {
        property("completionCurve", \UIViewControllerInteractiveTransitioning.completionCurve)
        property("completionSpeed", \UIViewControllerInteractiveTransitioning.completionSpeed)
        property("wantsInteractiveStart", \UIViewControllerInteractiveTransitioning.wantsInteractiveStart)
    }

    /// Adds members of UIViewControllerTransitioningDelegate.
    private mutating func addUIKitCoreMembers10Part7() {
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
    private mutating func addUIKitCoreMembers10Part8() {
        method("continueAnimation(withTimingParameters:durationFactor:)", of: UIViewImplicitlyAnimating.self)
        {
            $0.continueAnimation(withTimingParameters: try $1.get(0), durationFactor: try $1.get(1))
        }
    }
}
