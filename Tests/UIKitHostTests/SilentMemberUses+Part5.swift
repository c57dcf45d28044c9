// Written by .ci/uikit from the public declarations.
import UIKitHost

extension SilentMemberUses {
    /// Adds members of UIViewKeyframeAnimationOptions.
    @MainActor static func addUIViewKeyframeAnimationOptions(_ uses: inout SilentMemberUses) {
        uses.call("UIView.KeyframeAnimationOptions.calculationModeDiscrete") {
            UIView.animateKeyframes(
                withDuration: 1, delay: 0, options: .calculationModeDiscrete, animations: {})
        }
        uses.call("UIView.KeyframeAnimationOptions.calculationModePaced") {
            UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModePaced, animations: {})
        }
        uses.call("UIView.KeyframeAnimationOptions.calculationModeCubic") {
            UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeCubic, animations: {})
        }
        uses.call("UIView.KeyframeAnimationOptions.calculationModeCubicPaced") {
            UIView.animateKeyframes(
                withDuration: 1, delay: 0, options: .calculationModeCubicPaced, animations: {})
        }
    }

    /// Adds members of UIViewController.
    @MainActor static func addUIViewController(_ uses: inout SilentMemberUses) {
        uses.call("UIViewController.setOverrideTraitCollection") {
            UIViewController().setOverrideTraitCollection(UITraitCollection(), forChild: UIViewController())
        }
        uses.change(
            "UIViewController.hidesBottomBarWhenPushed", UIViewController(), \.hidesBottomBarWhenPushed)
        uses.set(
            "UIViewController.edgesForExtendedLayout", UIViewController(), \.edgesForExtendedLayout, .top)
        uses.change(
            "UIViewController.restoresFocusAfterTransition", UIViewController(),
            \.restoresFocusAfterTransition)
        uses.change(
            "UIViewController.viewRespectsSystemMinimumLayoutMargins", UIViewController(),
            \.viewRespectsSystemMinimumLayoutMargins)
        uses.change(
            "UIViewController.performsActionsWhilePresentingModally", UIViewController(),
            \.performsActionsWhilePresentingModally)
        uses.change(
            "UIViewController.definesPresentationContext", UIViewController(), \.definesPresentationContext)
        uses.change(
            "UIViewController.providesPresentationContextTransitionStyle", UIViewController(),
            \.providesPresentationContextTransitionStyle)
        uses.change(
            "UIViewController.modalPresentationCapturesStatusBarAppearance", UIViewController(),
            \.modalPresentationCapturesStatusBarAppearance)
        uses.set(
            "UIViewController.preferredContentSize", UIViewController(), \.preferredContentSize,
            CGSize(width: 3, height: 3))
        uses.call("UIViewController.setNeedsStatusBarAppearanceUpdate") {
            evaluate(UIViewController().setNeedsStatusBarAppearanceUpdate())
        }
    }

    /// Adds members of UIViewPropertyAnimator.
    @MainActor static func addUIViewPropertyAnimator(_ uses: inout SilentMemberUses) {
        uses.change(
            "UIViewPropertyAnimator.isManualHitTestingEnabled",
            UIViewPropertyAnimator(duration: 1, curve: .linear), \.isManualHitTestingEnabled)
        uses.change(
            "UIViewPropertyAnimator.scrubsLinearly", UIViewPropertyAnimator(duration: 1, curve: .linear),
            \.scrubsLinearly)
    }
}
