/// A scene with windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
    /// The windows that code has shown; without any, that of the film.
    open var windows: [UIWindow] { RunContext.current.screenState.shownWindows }
    /// The window that receives typed text: the film's, unless code shows another.
    open var keyWindow: UIWindow? { RunContext.current.screenState.keyWindow }
    /// The screen.
    open var screen: UIScreen { .main }
    /// The screen's coordinates: those of the film's window.
    open var coordinateSpace: any UICoordinateSpace { RunContext.current.window }
    /// The direction in which the interface stands: on its side where the film is wider than high.
    open var interfaceOrientation: UIInterfaceOrientation {
        let size = UIScreen.main.bounds.size
        return size.width > size.height ? .landscapeRight : .portrait
    }
    /// The status bar.
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
    /// The environment.
    open var traitCollection: UITraitCollection { UITraitCollection() }
}
