// Written by .ci/uikit from the public declarations.
import UIKitHost

extension SilentMemberUses {
    /// Adds members of UIViewController.
    @MainActor static func addUIViewController(_ uses: inout SilentMemberUses) {
        uses.call("UIViewController.setOverrideTraitCollection") {
            UIViewController().setOverrideTraitCollection(UITraitCollection(), forChild: UIViewController())
        }
        uses.change(
            "UIViewController.restoresFocusAfterTransition", UIViewController(),
            \.restoresFocusAfterTransition)
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
        uses.call("UIViewController.setNeedsStatusBarAppearanceUpdate") {
            evaluate(UIViewController().setNeedsStatusBarAppearanceUpdate())
        }
    }

    /// Adds members of UIViewPropertyAnimator.
    @MainActor static func addUIViewPropertyAnimator(_ uses: inout SilentMemberUses) {
        uses.change(
            "UIViewPropertyAnimator.isManualHitTestingEnabled",
            UIViewPropertyAnimator(duration: 1, curve: .linear), \.isManualHitTestingEnabled)
    }
}
