// Written by .ci/uikit from the public declarations.
import UIKitHost

extension SilentMemberUses {
    /// Adds members of UIViewPropertyAnimator.
    @MainActor static func addUIViewPropertyAnimator(_ uses: inout SilentMemberUses) {
        uses.change(
            "UIViewPropertyAnimator.isManualHitTestingEnabled",
            UIViewPropertyAnimator(duration: 1, curve: .linear), \.isManualHitTestingEnabled)
    }
}
