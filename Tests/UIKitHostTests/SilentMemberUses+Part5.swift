// Written by .ci/uikit from the public declarations.
import UIKitHost

extension SilentMemberUses {
    /// Adds members of UIViewController.
    @MainActor static func addUIViewController(_ uses: inout SilentMemberUses) {
        uses.call("UIViewController.setOverrideTraitCollection") {
            UIViewController().setOverrideTraitCollection(UITraitCollection(), forChild: UIViewController())
        }
        uses.call("UIViewController.setNeedsUpdateOfHomeIndicatorAutoHidden") {
            evaluate(UIViewController().setNeedsUpdateOfHomeIndicatorAutoHidden())
        }
        uses.call("UIViewController.setNeedsUpdateOfScreenEdgesDeferringSystemGestures") {
            evaluate(UIViewController().setNeedsUpdateOfScreenEdgesDeferringSystemGestures())
        }
        uses.change(
            "UIViewController.restoresFocusAfterTransition", UIViewController(),
            \.restoresFocusAfterTransition)
        uses.change(
            "UIViewController.performsActionsWhilePresentingModally", UIViewController(),
            \.performsActionsWhilePresentingModally)
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
}
