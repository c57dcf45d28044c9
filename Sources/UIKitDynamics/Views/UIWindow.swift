/// The root of a view hierarchy, as large as the film.
@preconcurrency @MainActor open class UIWindow: UIView {
    /// The controller whose view fills the window. Setting it loads that view and shows it, in UIKit's order.
    ///
    /// The order is: `loadView`, `viewDidLoad`, `viewWillAppear`, the view moves to the window,
    /// `viewIsAppearing`, layout with `viewWillLayoutSubviews` and `viewDidLayoutSubviews`, `viewDidAppear`.
    open var rootViewController: UIViewController? {
        didSet {
            guard oldValue !== rootViewController else { return }
            oldValue?.leaveWindow()
            rootViewController?.enter(self)
        }
    }

    /// The scene of the window: the film's.
    open var windowScene: UIWindowScene?

    /// The position in front of other windows; default 0. It has no effect.
    open var windowLevel = Level.normal

    /// The positions of windows in front of one another.
    public struct Level: RawRepresentable, Sendable, Hashable {
        /// The raw value.
        public let rawValue: CGFloat
        /// Creates a position from a raw value.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// The usual position.
        public static let normal = Level(rawValue: 0)
        /// The position of the status bar.
        public static let statusBar = Level(rawValue: 1000)
        /// The position of alerts.
        public static let alert = Level(rawValue: 2000)
    }

    /// Creates a window of a scene, as large as the film.
    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: UIScreen.main.bounds)
        self.windowScene = windowScene
    }

    /// A Boolean value that indicates whether typed text goes to the window; always true.
    open var isKeyWindow: Bool { true }

    /// Has no effect: a film has one window.
    open func makeKey() {}

    /// Has no effect: the host's window is always visible.
    open func makeKeyAndVisible() {}

    /// The window itself.
    open override var window: UIWindow? { self }
}
