/// The status bar of a scene, which a film with a bezel shows.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
    /// The rectangle of the bar: as high as the inset at the top of the device; empty for a hidden bar.
    open var statusBarFrame: CGRect { RunContext.current.screenState.statusBarFrame }
    /// A Boolean value that indicates whether the controller that is shown hides the bar.
    open var isStatusBarHidden: Bool { RunContext.current.screenState.hidesStatusBar }
    /// The style that the controller that is shown prefers.
    open var statusBarStyle: UIStatusBarStyle { RunContext.current.screenState.statusBarStyle }
}
