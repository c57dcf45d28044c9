/// The status bar of a scene, which a film does not show.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
    /// The rectangle of the bar: as high as the insets at the top of the device.
    open var statusBarFrame: CGRect {
        let context = RunContext.current
        return CGRect(
            x: 0, y: 0, width: context.window.bounds.width, height: context.screenState.safeAreaInsets.top)
    }
    /// A Boolean value that indicates whether the bar is hidden; always true.
    open var isStatusBarHidden: Bool { true }
    /// The style of the bar, which no film shows; always default.
    open var statusBarStyle: UIStatusBarStyle { .default }
}
