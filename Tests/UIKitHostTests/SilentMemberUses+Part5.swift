// Written by .ci/uikit from the public declarations.
import UIKitHost

extension SilentMemberUses {
    /// Adds members of UIViewControllerTransition.
    @MainActor static func addUIViewControllerTransition(_ uses: inout SilentMemberUses) {
        uses.call("UIViewController.Transition.zoom") {
            _ = UIViewController.Transition.zoom { _ in nil }
        }
    }
}
