/// The default transitions of presented controllers.
public enum UIModalTransitionStyle: Int, Sendable {
    /// A slide from the bottom; the default.
    case coverVertical = 0
    /// A rotation about the vertical axis; without effect: drawn as a dissolve.
    case flipHorizontal
    /// A fade.
    case crossDissolve
    /// A page that is turned; without effect: drawn as a dissolve.
    case partialCurl
}

extension UIViewController {
    /// Warns of a style that is drawn as a dissolve.
    func warnOfTransitionStyle() {
        guard [.flipHorizontal, .partialCurl].contains(modalTransitionStyle) else { return }
        warnOfNoEffect("UIModalTransitionStyle.\(modalTransitionStyle)")
    }
}
