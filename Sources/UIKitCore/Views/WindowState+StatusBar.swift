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

    /// Asks the controller that is shown whether it hides the status bar, and fits the views to the answer.
    func updateStatusBar() {
        guard deviceInsets.top > 0, let controller = controllerOfStatusBar else { return }
        let (hides, before) = (controller.prefersStatusBarHidden, safeAreaInsets)
        guard hides != hidesStatusBar else { return }
        hidesStatusBar = hides
        if safeAreaInsets != before { window.insetsDidChange() }
    }

    /// The controller that decides about the status bar: that which covers the screen, or the child that it
    /// names.
    private var controllerOfStatusBar: UIViewController? {
        let root = shownWindows.last?.rootViewController ?? window.rootViewController
        guard var controller = root else { return nil }
        while let presented = controller.presented,
            presented.modalPresentationStyle == .fullScreen
                || presented.modalPresentationCapturesStatusBarAppearance
        {
            controller = presented
        }
        while let child = controller.childForStatusBarHidden { controller = child }
        return controller
    }
}
