extension WindowState {
    /// The height of the status bar of screens without a notch, at most, in points: that of an iPad. A hidden
    /// bar leaves no inset there, while a notch keeps its own.
    private static let highestPlainBar: CGFloat = 24

    /// The insets of the screen in effect, in points: those of the device, without those of a hidden status
    /// bar.
    package var safeAreaInsets: UIEdgeInsets {
        get {
            guard hidesStatusBar, deviceInsets.top <= Self.highestPlainBar else { return deviceInsets }
            return UIEdgeInsets(
                top: 0, left: deviceInsets.left, bottom: deviceInsets.bottom, right: deviceInsets.right)
        }
        set { deviceInsets = newValue }
    }

    /// The rectangle of the status bar in the window: as high as the inset of the device; empty for a hidden
    /// one.
    var statusBarFrame: CGRect {
        hidesStatusBar
            ? .zero : CGRect(x: 0, y: 0, width: window.bounds.width, height: deviceInsets.top)
    }

    /// Asks the controller that is shown for the style of the status bar and whether it hides the bar, and
    /// fits the views to the answer.
    func updateStatusBar() {
        guard deviceInsets.top > 0, let controller = controllerOfScreen else { return }
        statusBarStyle = controller.naming(\.childForStatusBarStyle).preferredStatusBarStyle
        let hides = controller.naming(\.childForStatusBarHidden).prefersStatusBarHidden
        let before = safeAreaInsets
        guard hides != hidesStatusBar else { return }
        hidesStatusBar = hides
        if safeAreaInsets != before { window.insetsDidChange() }
    }

    /// The controller that covers the screen.
    private var controllerOfScreen: UIViewController? {
        let root = shownWindows.last?.rootViewController ?? window.rootViewController
        guard var controller = root else { return nil }
        while let presented = controller.presented,
            presented.modalPresentationStyle == .fullScreen
                || presented.modalPresentationCapturesStatusBarAppearance
        {
            controller = presented
        }
        return controller
    }
}

extension UIViewController {
    /// Returns the controller that decides: this one, or the child that it names, and so on.
    fileprivate func naming(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController {
        var controller = self
        while let next = controller[keyPath: child] { controller = next }
        return controller
    }
}
