/// The window of a run, and what an app keeps once: the screen, the application, the first responder.
@MainActor package final class WindowState: RunState {
    /// The root of the view hierarchy, as large as the film.
    package let window: UIWindow
    /// The insets of the screen that bars and notches of the device cover, in points; default none.
    var deviceInsets = UIEdgeInsets.zero
    /// True while the controller that is shown hides the status bar.
    package var hidesStatusBar = false
    /// The style of the status bar that the controller that is shown prefers.
    package var statusBarStyle = UIStatusBarStyle.default
    /// The direction in which a device was turned; nil before.
    package var deviceOrientation: UIDeviceOrientation?
    /// The object that receives typed text; nil for none.
    package weak var firstResponder: UIResponder?
    /// The keyboard on the screen; nil for a screen without one.
    package var keyboard: ScreenKeyboard?
    /// True after a view was constrained to the keyboard.
    var hasKeyboardGuides = false
    /// True while typed text goes from one object to another.
    var isHandingOver = false
    /// The delegate of the app that the film shows; nil for a scene.
    package var appDelegate: (any UIApplicationDelegate)?
    /// The proxies whose settings the views of their classes adopt.
    package let appearances = AppearanceProxies()
    /// The constraint of a storyboard whose parts the next one without arguments takes; nil for none.
    package var drawnConstraint: NSLayoutConstraint?
    /// True once a view was given a dimmed tint.
    var hasDimmedTints = false
    /// True after a view or controller has set a style of its own.
    package var hasStyleOverrides = false
    /// True after a view was put above the base level.
    var hasElevatedViews = false
    /// True after a view or controller has set a preferred size of texts of its own.
    var hasContentSizeOverrides = false
    /// The handlers of objects for changes of traits.
    var traitChanges: [ObjectIdentifier: [TraitChangeRegistration]] = [:]
    /// True after a list has asked for changes of constraints in its elements.
    var hasListsThatFollowConstraints = false
    /// The views that draw at the end of the tick.
    let display = DisplayQueue()
    /// The closures that begin transitions before the next layout.
    package var pendingTransitions: [() -> Void] = []
    /// The controller whose view loads without its first child; nil for none.
    weak var entering: UIViewController?
    /// The controllers that show their first children later, and how.
    var awaited: [(parent: UIViewController, show: (_ isSeen: Bool) -> Void)] = []
    /// True while a view goes to another superview in its window.
    var isMovingView = false
    /// True where a pass, which has solved the constraints, goes on to a subview.
    var isDescending = false
    /// The number of calls of `layoutSubviews` in this tick.
    private var layoutCount = 0
    /// The largest number of calls of `layoutSubviews` in a tick: ten for each of 25,000 views, far beyond
    /// any film. Layout whose calls request ever more would never end.
    private static let mostLayouts = 250_000
    /// The views of the calls beyond that number, which show whether it is a loop or a window of very many
    /// views.
    private var lastLaidOut: Set<ObjectIdentifier> = []
    /// The number of those calls, and that of different views in them which is no loop.
    private static let (lastLayouts, manyViews) = (10_000, 5_000)
    /// The object that creates views and controllers from storyboards; nil for none.
    package var interfaces: (any InterfaceSource)?
    /// The object that makes sheets and popovers; nil where all presentations cover the window.
    package var presentations: (any PresentationSource)?
    package private(set) lazy var touches = TouchDispatcher(window: window)
    package private(set) lazy var device = UIDevice()
    package private(set) lazy var screen = UIScreen(window: window, scale: scale)
    package private(set) lazy var application = UIApplication()
    package private(set) lazy var windowScene = UIWindowScene(
        session: UISceneSession(role: .windowApplication), connectionOptions: .init())
    private weak var shownWindow: UIWindow?
    /// True once the app has begun to launch.
    private var hasLaunched = false
    /// The ends of appearances that wait for the first picture; nil where none is due.
    private var unseen: [() -> Void]?
    private let scale: CGFloat

    package init(of context: RunContext) {
        window = UIWindow(frame: CGRect(origin: .zero, size: context.size))
        scale = context.scale
        context.appName = { [unowned context] in context.moduleName }
    }

    /// The window that receives typed text: the film's, unless code shows another.
    package var keyWindow: UIWindow? {
        get { shownWindow ?? window }
        set { shownWindow = newValue }
    }

    /// The windows that code has shown; without any, that of the film.
    package var shownWindows: [UIWindow] {
        let own = window.subviews.compactMap { $0 is KeyboardWindow ? nil : $0 as? UIWindow }
        return own.isEmpty ? [window] : own
    }

    /// Launches the app, once in a film. As on devices, it is active before its views are seen.
    func launch(_ body: () -> Void) {
        guard !hasLaunched else { return body() }
        (hasLaunched, unseen) = (true, [])
        body()
        application.becomeActive()
        let ends = unseen ?? []
        unseen = nil
        for end in ends { end() }
    }

    /// Performs the end of an appearance now, or during the launch after the app has become active.
    func whenSeen(_ end: @escaping () -> Void) {
        if unseen == nil { end() } else { unseen?.append(end) }
    }

    /// Lays out the window. A view that requests layout during layout gets it in the same tick; after ten
    /// passes the remaining requests wait for the next tick.
    package func layOut() {
        defer { (layoutCount, lastLaidOut) = (0, []) }
        beginPendingTransitions()
        for _ in 0..<10 where window.subtreeNeedsLayout { window.layoutIfNeeded() }
    }

    /// Begins the transitions that wait for the next layout. One that code begins meanwhile waits for
    /// another.
    func beginPendingTransitions() {
        guard !pendingTransitions.isEmpty else { return }
        let all = pendingTransitions
        pendingTransitions = []
        for begin in all { begin() }
    }

    /// Lays out the window and lets the views draw whose drawing is due.
    package func layOutAndDraw() {
        removeForgottenWindows()
        layOut()
        RunContext.current.commitLayers { display.draw() }
    }

    /// Takes the windows off the screen that code no longer holds: apps end an alert in a window of its own
    /// when they set their last reference to nil. Devices call nothing of the controllers in it.
    private func removeForgottenWindows() {
        for index in window.subviews.indices.reversed()
        where window.holdsAlone(index) && window.subviews[index] is UIWindow {
            RunContext.current.shownLooks.noteDeparture(of: window.subviews[index].storage)
            window.unlinkSubview(window.subviews[index])
        }
    }

    /// Counts a call of `layoutSubviews` of a view. Returns false, after reporting it, when there were too
    /// many in the tick, and after any other failure, so that functions that call one another come to an end.
    func mayLayOut(_ view: UIView) -> Bool {
        let context = RunContext.current
        layoutCount += 1
        if layoutCount > Self.mostLayouts {
            lastLaidOut.insert(ObjectIdentifier(view))
            if layoutCount > Self.mostLayouts + Self.lastLayouts { context.fail(failure(at: view)) }
        }
        return context.failure == nil
    }

    private func failure(at view: UIView) -> SceneFailure {
        guard lastLaidOut.count < Self.manyViews else {
            return SceneFailure(
                "layoutSubviews was called more than \(Self.mostLayouts) times in one tick, for more than "
                    + "\(Self.manyViews) views; the window must have fewer views, or layout come to an end.")
        }
        let name = RunContext.current.name(of: view)
        return SceneFailure(
            "\(name): layoutSubviews of \(type(of: view)) was called again and again, "
                + "with \(Self.mostLayouts) calls in one tick; layout must come to an end.")
    }
}

extension RunContext {
    /// The window of the run, and what an app keeps once.
    package var screenState: WindowState { self[WindowState.self] }
    /// The root of the view hierarchy, as large as the film.
    public var window: UIWindow { screenState.window }

    /// Shows a view controller: loads its view, fits it to the window, and calls the controller's methods in
    /// UIKit's order. Before the first one's view is seen, the app becomes active.
    ///
    /// The view has the window's bounds from `viewDidLoad` on, as on the full-screen phones of 2013.
    public func install(_ viewController: UIViewController) {
        withCurrent {
            screenState.launch { window.rootViewController = viewController }
            screenState.layOut()
        }
    }
}
