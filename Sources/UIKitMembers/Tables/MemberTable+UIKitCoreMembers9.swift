// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIView.AnimationCurve to UIViewController.
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
    }

    /// Adds members of UIView.AnimationCurve.
    private mutating func addUIKitCoreMembers9Part0() {
        enumeration(UIView.AnimationCurve.self)
    }

    /// Adds members of UIView.AnimationOptions.
    private mutating func addUIKitCoreMembers9Part1() {
        property("rawValue", \UIView.AnimationOptions.rawValue)
        constant("UIView.AnimationOptions.repeat") { UIView.AnimationOptions.`repeat` }
        constant("UIView.AnimationOptions.allowAnimatedContent") {
            UIView.AnimationOptions.allowAnimatedContent
        }
        constant("UIView.AnimationOptions.allowUserInteraction") {
            UIView.AnimationOptions.allowUserInteraction
        }
        constant("UIView.AnimationOptions.autoreverse") { UIView.AnimationOptions.autoreverse }
        constant("UIView.AnimationOptions.beginFromCurrentState") {
            UIView.AnimationOptions.beginFromCurrentState
        }
        constant("UIView.AnimationOptions.curveEaseIn") { UIView.AnimationOptions.curveEaseIn }
        constant("UIView.AnimationOptions.curveEaseInOut") { UIView.AnimationOptions.curveEaseInOut }
        constant("UIView.AnimationOptions.curveEaseOut") { UIView.AnimationOptions.curveEaseOut }
        constant("UIView.AnimationOptions.curveLinear") { UIView.AnimationOptions.curveLinear }
        constant("UIView.AnimationOptions.flushUpdates") { UIView.AnimationOptions.flushUpdates }
        constant("UIView.AnimationOptions.layoutSubviews") { UIView.AnimationOptions.layoutSubviews }
        constant("UIView.AnimationOptions.overrideInheritedCurve") {
            UIView.AnimationOptions.overrideInheritedCurve
        }
        constant("UIView.AnimationOptions.overrideInheritedDuration") {
            UIView.AnimationOptions.overrideInheritedDuration
        }
        constant("UIView.AnimationOptions.overrideInheritedOptions") {
            UIView.AnimationOptions.overrideInheritedOptions
        }
        constant("UIView.AnimationOptions.preferredFramesPerSecond30") {
            UIView.AnimationOptions.preferredFramesPerSecond30
        }
        constant("UIView.AnimationOptions.preferredFramesPerSecond60") {
            UIView.AnimationOptions.preferredFramesPerSecond60
        }
        constant("UIView.AnimationOptions.showHideTransitionViews") {
            UIView.AnimationOptions.showHideTransitionViews
        }
    }

    /// Adds members of UIView.AnimationOptions.
    private mutating func addUIKitCoreMembers9Part2() {
        constant("UIView.AnimationOptions.transitionCrossDissolve") {
            UIView.AnimationOptions.transitionCrossDissolve
        }
        constant("UIView.AnimationOptions.transitionCurlDown") { UIView.AnimationOptions.transitionCurlDown }
        constant("UIView.AnimationOptions.transitionCurlUp") { UIView.AnimationOptions.transitionCurlUp }
        constant("UIView.AnimationOptions.transitionFlipFromBottom") {
            UIView.AnimationOptions.transitionFlipFromBottom
        }
        constant("UIView.AnimationOptions.transitionFlipFromLeft") {
            UIView.AnimationOptions.transitionFlipFromLeft
        }
        constant("UIView.AnimationOptions.transitionFlipFromRight") {
            UIView.AnimationOptions.transitionFlipFromRight
        }
        constant("UIView.AnimationOptions.transitionFlipFromTop") {
            UIView.AnimationOptions.transitionFlipFromTop
        }
        function("UIView.AnimationOptions(rawValue:)") { UIView.AnimationOptions(rawValue: try $0.get(0)) }
    }

    /// Adds members of UIView.AnimationTransition.
    private mutating func addUIKitCoreMembers9Part3() {
        enumeration(UIView.AnimationTransition.self)
    }

    /// Adds members of UIView.AutoresizingMask.
    private mutating func addUIKitCoreMembers9Part4() {
        property("rawValue", \UIView.AutoresizingMask.rawValue)
        constant("UIView.AutoresizingMask.flexibleBottomMargin") {
            UIView.AutoresizingMask.flexibleBottomMargin
        }
        constant("UIView.AutoresizingMask.flexibleHeight") { UIView.AutoresizingMask.flexibleHeight }
        constant("UIView.AutoresizingMask.flexibleLeftMargin") { UIView.AutoresizingMask.flexibleLeftMargin }
        constant("UIView.AutoresizingMask.flexibleRightMargin") {
            UIView.AutoresizingMask.flexibleRightMargin
        }
        constant("UIView.AutoresizingMask.flexibleTopMargin") { UIView.AutoresizingMask.flexibleTopMargin }
        constant("UIView.AutoresizingMask.flexibleWidth") { UIView.AutoresizingMask.flexibleWidth }
        function("UIView.AutoresizingMask(rawValue:)") { UIView.AutoresizingMask(rawValue: try $0.get(0)) }
    }

    /// Adds members of UIView.ContentMode.
    private mutating func addUIKitCoreMembers9Part5() {
        enumeration(UIView.ContentMode.self)
    }

    /// Adds members of UIView.KeyframeAnimationOptions.
    private mutating func addUIKitCoreMembers9Part6() {
        property("rawValue", \UIView.KeyframeAnimationOptions.rawValue)
        constant("UIView.KeyframeAnimationOptions.repeat") { UIView.KeyframeAnimationOptions.`repeat` }
        constant("UIView.KeyframeAnimationOptions.allowUserInteraction") {
            UIView.KeyframeAnimationOptions.allowUserInteraction
        }
        constant("UIView.KeyframeAnimationOptions.autoreverse") {
            UIView.KeyframeAnimationOptions.autoreverse
        }
        constant("UIView.KeyframeAnimationOptions.beginFromCurrentState") {
            UIView.KeyframeAnimationOptions.beginFromCurrentState
        }
        constant("UIView.KeyframeAnimationOptions.calculationModeCubic") {
            UIView.KeyframeAnimationOptions.calculationModeCubic
        }
        constant("UIView.KeyframeAnimationOptions.calculationModeCubicPaced") {
            UIView.KeyframeAnimationOptions.calculationModeCubicPaced
        }
        constant("UIView.KeyframeAnimationOptions.calculationModeDiscrete") {
            UIView.KeyframeAnimationOptions.calculationModeDiscrete
        }
        constant("UIView.KeyframeAnimationOptions.calculationModeLinear") {
            UIView.KeyframeAnimationOptions.calculationModeLinear
        }
        constant("UIView.KeyframeAnimationOptions.calculationModePaced") {
            UIView.KeyframeAnimationOptions.calculationModePaced
        }
        constant("UIView.KeyframeAnimationOptions.layoutSubviews") {
            UIView.KeyframeAnimationOptions.layoutSubviews
        }
        constant("UIView.KeyframeAnimationOptions.overrideInheritedDuration") {
            UIView.KeyframeAnimationOptions.overrideInheritedDuration
        }
        constant("UIView.KeyframeAnimationOptions.overrideInheritedOptions") {
            UIView.KeyframeAnimationOptions.overrideInheritedOptions
        }
    }

    /// Adds members of UIView.KeyframeAnimationOptions.
    private mutating func addUIKitCoreMembers9Part7() {
        function("UIView.KeyframeAnimationOptions(rawValue:)") {
            UIView.KeyframeAnimationOptions(rawValue: try $0.get(0))
        }
    }

    /// Adds members of UIView.SystemAnimation.
    private mutating func addUIKitCoreMembers9Part8() {
        enumeration(UIView.SystemAnimation.self)
    }

    /// Adds members of UIView.TintAdjustmentMode.
    private mutating func addUIKitCoreMembers9Part9() {
        enumeration(UIView.TintAdjustmentMode.self)
    }

    /// Adds members of UIViewAnimatingPosition.
    private mutating func addUIKitCoreMembers9Part10() {
        enumeration(UIViewAnimatingPosition.self)
    }

    /// Adds members of UIViewAnimatingState.
    private mutating func addUIKitCoreMembers9Part11() {
        enumeration(UIViewAnimatingState.self)
    }

    /// Adds members of UIViewController.
    private mutating func addUIKitCoreMembers9Part12() {
        property("additionalSafeAreaInsets", \UIViewController.additionalSafeAreaInsets)
        property(
            "automaticallyAdjustsScrollViewInsets", \UIViewController.automaticallyAdjustsScrollViewInsets)
        property("childForHomeIndicatorAutoHidden", \UIViewController.childForHomeIndicatorAutoHidden)
        property(
            "childForScreenEdgesDeferringSystemGestures",
            \UIViewController.childForScreenEdgesDeferringSystemGestures)
        property("childForStatusBarHidden", \UIViewController.childForStatusBarHidden)
        property("childForStatusBarStyle", \UIViewController.childForStatusBarStyle)
        property("children", \UIViewController.children)
        property(
            "contentUnavailableConfigurationState", \UIViewController.contentUnavailableConfigurationState)
        property("definesPresentationContext", \UIViewController.definesPresentationContext)
        property("edgesForExtendedLayout", \UIViewController.edgesForExtendedLayout)
        property("extendedLayoutIncludesOpaqueBars", \UIViewController.extendedLayoutIncludesOpaqueBars)
        property("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed)
        property("interfaceOrientation", \UIViewController.interfaceOrientation)
        property("isBeingDismissed", \UIViewController.isBeingDismissed)
        property("isBeingPresented", \UIViewController.isBeingPresented)
        property("isEditing", \UIViewController.isEditing)
        property("isModalInPresentation", \UIViewController.isModalInPresentation)
        property("isMovingFromParent", \UIViewController.isMovingFromParent)
        property("isMovingToParent", \UIViewController.isMovingToParent)
        property("isViewLoaded", \UIViewController.isViewLoaded)
        property(
            "modalPresentationCapturesStatusBarAppearance",
            \UIViewController.modalPresentationCapturesStatusBarAppearance)
        property("modalPresentationStyle", \UIViewController.modalPresentationStyle)
        property("modalTransitionStyle", \UIViewController.modalTransitionStyle)
        property("navigationItem", \UIViewController.navigationItem)
        property("nibBundle", \UIViewController.nibBundle)
        property("nibName", \UIViewController.nibName)
        property("overrideUserInterfaceStyle", \UIViewController.overrideUserInterfaceStyle)
        property("parent", \UIViewController.parent)
        property(
            "performsActionsWhilePresentingModally", \UIViewController.performsActionsWhilePresentingModally)
        property("preferredContentSize", \UIViewController.preferredContentSize)
        property("preferredFocusedView", \UIViewController.preferredFocusedView)
    }
}
