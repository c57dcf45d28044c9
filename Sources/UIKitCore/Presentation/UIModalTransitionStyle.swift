/// The default transitions of presented controllers.
public enum UIModalTransitionStyle: Int, Sendable {
    /// A slide from the bottom; the default.
    case coverVertical = 0
    /// A turn about the vertical axis, with the presented controller on the back.
    case flipHorizontal
    /// A fade.
    case crossDissolve
    /// A page that is turned; without effect: drawn as a dissolve.
    case partialCurl
}

extension UIViewController {
    /// Warns of a style that is drawn as a dissolve.
    func warnOfTransitionStyle() {
        if modalTransitionStyle == .partialCurl { warnOfNoEffect("UIModalTransitionStyle.partialCurl") }
    }
}
