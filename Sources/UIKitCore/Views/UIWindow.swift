/// The root of a view hierarchy. A film has one, and shows those of its code in it.
@preconcurrency @MainActor open class UIWindow: UIView {
    /// The controller whose view fills the window. A window on the screen loads that view and shows it, in
    /// UIKit's order; another one does so when it is shown.
    ///
    /// The order is: `loadView`, `viewDidLoad`, `viewWillAppear`, the view moves to the window,
    /// `viewIsAppearing`, layout with `viewWillLayoutSubviews` and `viewDidLayoutSubviews`, `viewDidAppear`.
    open var rootViewController: UIViewController? {
        didSet {
            guard oldValue !== rootViewController, isOnScreen else { return }
            oldValue?.leaveWindow()
            rootViewController?.enter(self)
        }
    }

    /// True for the film's own window, and for one that code has shown over it.
    private var isOnScreen: Bool { superview != nil || RunContext.current.window === self }

    /// The scene of the window: the film's.
    open var windowScene: UIWindowScene?

    /// The screen of the window: the film's, which is the only one.
    open var screen: UIScreen {
        get { .main }
        set {}
    }

    /// The position in front of other windows; default 0. It acts when the window is shown.
    open var windowLevel = Level.normal

    /// The positions of windows in front of one another.
    public struct Level: RawRepresentable, Comparable, Sendable, Hashable {
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

        /// Creates a position from a raw value.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// Returns true for a position behind another one.
        public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
        /// Returns a position in front of another one by a number.
        public static func + (level: Level, offset: CGFloat) -> Level { Level(level.rawValue + offset) }
        /// Returns a position behind another one by a number.
        public static func - (level: Level, offset: CGFloat) -> Level { Level(level.rawValue - offset) }
        /// Moves a position to the front by a number.
        public static func += (level: inout Level, offset: CGFloat) { level = level + offset }
        /// Moves a position to the back by a number.
        public static func -= (level: inout Level, offset: CGFloat) { level = level - offset }
    }

    /// Creates a window as large as the film.
    public convenience init() {
        self.init(frame: UIScreen.main.bounds)
    }

    /// Creates a window of a scene, as large as the film.
    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: UIScreen.main.bounds)
        self.windowScene = windowScene
    }

    /// A Boolean value that indicates whether typed text goes to the window.
    open var isKeyWindow: Bool { RunContext.current.screenState.keyWindow === self }

    /// Lets typed text go to the window.
    open func makeKey() {
        let state = RunContext.current.screenState
        let former = state.keyWindow
        state.keyWindow = self
        guard former !== self else { return }
        former?.resignKey()
        becomeKey()
    }

    /// Notifies the window that typed text goes to it. The default implementation does nothing.
    open func becomeKey() {}

    /// Notifies the window that typed text goes to another one. The default implementation does nothing.
    open func resignKey() {}

    /// Delivers an event of touches to the recognizers and the views that they are on.
    open func sendEvent(_ event: UIEvent) { RunContext.current.screenState.touches.deliverEvent() }

    /// Shows the window in front of others of its level, and lets typed text go to it. The window stays on
    /// the screen for as long as code holds it.
    open func makeKeyAndVisible() {
        makeKey()
        isHidden = false
        show()
    }

    /// A Boolean value that indicates whether the window is hidden. Setting it to false shows the window.
    open override var isHidden: Bool {
        didSet { if !isHidden { show() } }
    }

    /// Adds the window to that of the film, behind windows of higher levels.
    private func show() {
        let screen = RunContext.current.window
        guard screen !== self, superview == nil else { return }
        let higher = screen.subviews.firstIndex { view in
            (view as? UIWindow).map { $0.windowLevel.rawValue > windowLevel.rawValue } ?? false
        }
        screen.insertSubview(self, at: higher ?? screen.subviews.count)
        rootViewController?.enter(self)
    }

    /// The window itself.
    open override var window: UIWindow? { self }
}
