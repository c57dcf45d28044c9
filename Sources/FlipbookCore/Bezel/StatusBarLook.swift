package import UIKitHost

/// The look of the status bar that a scene's controllers prefer.
package struct StatusBarLook: Sendable {
    /// A Boolean value that indicates whether the bar is hidden.
    var isHidden = false
    /// The style; that of the system stands out from what lies behind the bar.
    var style = UIStatusBarStyle.default

    /// Creates the look of a bar that no code changes.
    package init() {}

    /// Takes the look that the controllers of a host prefer now.
    @MainActor package init(of host: SceneHost) { (isHidden, style) = host.statusBar }
}
