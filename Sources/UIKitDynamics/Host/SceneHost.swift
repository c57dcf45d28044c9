import Picture

/// The host of a scene: its window, its clock, and the state of a run. Each run has its own host. Flipbook's
/// own.
@preconcurrency @MainActor public final class SceneHost {
    /// The host in which scene code currently runs. The initial host has 320 x 568 points and is not filmed.
    public static var current = SceneHost(size: CGSize(width: 320, height: 568), isFilming: false)

    /// The root of the view hierarchy, as large as the film.
    public let window: UIWindow
    /// The virtual time of the run.
    public let clock = FilmClock()
    /// The engine generation of animators whose scene sets none; default `modern`.
    public let engineGeneration: EngineGeneration
    /// The number of pixels per point; default 2.
    public let scale: CGFloat
    /// The object that measures text with the fonts that draw it; nil for a rough estimate.
    public let textRuler: (any TextMeasurer)?
    /// The first failure reported; nil when there is none.
    public private(set) var failure: SceneFailure?
    /// The warnings about mistakes of the scene and missing resources that do not end the film; each once.
    public private(set) var warnings: [String] = []
    /// The object that reads image files; nil, the default, for placeholders in place of images.
    public var imageReader: (any ImageReader)?
    /// The path of the folder in which images are found by their names: that of the scene file; default nil,
    /// for placeholders in place of images.
    public var resourceFolder: String?
    /// The object whose stored properties give items their names; nil, the default, for the root view
    /// controller.
    public var nameSource: AnyObject?

    /// The module of the scene's code, in which storyboards find classes; nil, the default, for that of
    /// `nameSource`.
    public var sceneModule: String?

    /// The window that receives typed text: the film's, unless code shows another.
    var keyWindow: UIWindow? {
        get { shownWindow ?? window }
        set { shownWindow = newValue }
    }
    private weak var shownWindow: UIWindow?

    /// The windows that code has shown; without any, that of the film.
    var shownWindows: [UIWindow] {
        let own = window.subviews.compactMap { $0 as? UIWindow }
        return own.isEmpty ? [window] : own
    }

    /// The delegate of the app that the film shows; nil for a scene.
    var appDelegate: (any UIApplicationDelegate)?

    /// The insets of the screen that bars and notches of the device cover, in points; default none.
    public var safeAreaInsets = UIEdgeInsets.zero

    /// A Boolean value that indicates whether animators record their items' trajectories through the
    /// sub-steps of each tick, for films that show moments between ticks; default false.
    /// It does not change the motion.
    package var recordsTrajectories = false

    /// A Boolean value that indicates whether pictures show items at moments that advance evenly,
    /// interpolated between the engine's sub-steps; default false, for the states of the engine.
    /// It does not change the motion.
    public var showsEvenMotion = false

    /// The number of threads for animators created from now on whose solver uses several, from 1 to 64;
    /// default 1. Numbers outside this range are clamped. The motion is bit-identical for any number.
    public var simulationThreads = 1 {
        didSet { simulationThreads = max(1, min(simulationThreads, 64)) }
    }

    /// A Boolean value that indicates whether pictures show the state of the simulation above the
    /// views; default false.
    public var showsDebugOverlay = false

    /// A Boolean value that indicates whether the script's fingers are drawn above the picture as
    /// discs; default true.
    public var showsTouches = true

    /// The fingers and tilts that act on the scene; default none. A script that breaks a rule is an
    /// error and has no effect.
    public var inputScript: InputScript {
        get { input.script }
        set { withCurrent { input.play(newValue) } }
    }

    private(set) lazy var input = ScriptedInput(window: window)
    /// The object that receives typed text; nil for none.
    weak var firstResponder: UIResponder?
    private(set) lazy var interfaces = SceneInterfaces(host: self)
    private(set) lazy var images = SceneImages(host: self)
    private(set) lazy var screen = UIScreen(host: self)
    private(set) lazy var application = UIApplication()
    private(set) lazy var windowScene = UIWindowScene(
        session: UISceneSession(role: .windowApplication), connectionOptions: .init())
    /// The random numbers of scene code in files that import UIKit, the same in every run.
    public var random = FilmRandom()
    /// The state that calls of scene code leave to one another. Code reads it whenever a property of a view
    /// changes, hence without a check of exclusivity.
    @exclusivity(unchecked) var calls = CallContext()
    /// The views whose settings those of a class take, by class.
    var appearances: [ObjectIdentifier: UIView] = [:]
    var areAnimationsEnabled = true
    /// A Boolean value that indicates whether code has read the device's attitude.
    var readsTilt = false
    private var names = ItemNames()
    private var identityCount = 0
    private var hashNumberCount = 0
    private var constraintCount = 0
    private var animatorEntries: [AnimatorEntry] = []

    private struct AnimatorEntry {
        weak var animator: UIDynamicAnimator?
    }
    private let isFilming: Bool

    /// Creates a host for a run, which records failures in `failure`. The size is in points, the scale in
    /// pixels per point.
    public convenience init(
        size: CGSize, scale: CGFloat = 2, engineGeneration: EngineGeneration = .modern,
        textRuler: (any TextMeasurer)? = nil
    ) {
        self.init(
            size: size, scale: scale, engineGeneration: engineGeneration, textRuler: textRuler,
            isFilming: true)
    }

    private init(
        size: CGSize, scale: CGFloat = 2, engineGeneration: EngineGeneration = .modern,
        textRuler: (any TextMeasurer)? = nil, isFilming: Bool
    ) {
        (self.scale, self.engineGeneration, self.textRuler) = (scale, engineGeneration, textRuler)
        self.isFilming = isFilming
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
    }

    /// Reports a failure. A filmed host records the first one. A host that is not filmed stops the program
    /// with the sentence, as UIKit does with an exception.
    public func fail(_ failure: SceneFailure) {
        // Nobody reads `failure` outside of a film; a trap has a backtrace to the line that broke the rule.
        guard isFilming else { fatalError(failure.message) }
        if self.failure == nil { self.failure = failure }
    }

    /// The closure that receives warnings about a scene that goes on, each once for a run; default one that
    /// writes them to standard error.
    public static var warningHandler: @MainActor (String) -> Void = { sentence in
        FileHandle.standardError.write(Data("Warning: \(sentence)\n".utf8))
    }

    /// Reports something that the scene does wrong, or that is missing, without ending its film.
    func warn(_ sentence: String) {
        guard isFilming, !warnings.contains(sentence) else { return }
        warnings.append(sentence)
        Self.warningHandler(sentence)
    }

    /// Shows a view controller: loads its view, fits it to the window, and calls the controller's methods in
    /// UIKit's order.
    ///
    /// The view has the window's bounds from `viewDidLoad` on, as on the full-screen phones of 2013.
    public func install(_ viewController: UIViewController) {
        withCurrent {
            window.rootViewController = viewController
            layOut()
        }
    }

    /// Runs code with this host as the current one.
    public func withCurrent<T>(_ body: () throws -> T) rethrows -> T {
        let outer = SceneHost.current
        SceneHost.current = self
        defer { SceneHost.current = outer }
        return try body()
    }

    /// Advances by one tick in seconds, in the order of an iteration of UIKit's run loop.
    ///
    /// 1. The clock advances.
    /// 2. Input: fingers and tilt follow the script, recognizers and views receive touches, so that a
    ///    response is in the frame that shows the touch.
    /// 3. Due actions: ends of animations, `DispatchQueue` and `Timer`, in the order of their times.
    /// 4. Display links, in the order in which they were added.
    /// 5. Animators move their items. They come after the display links, because an animator has a display
    ///    link of its own behind those of scenes: changes of 2 to 4 act in this very step.
    /// 6. Layout, last, as before a device draws its frame.
    public func advance(by dt: TimeInterval) {
        guard dt >= 0, dt.isFinite else {
            return fail(SceneFailure("SceneHost: a tick must be 0 or more seconds long, but it is \(dt)."))
        }
        withCurrent {
            clock.move(by: dt)
            input.advance(to: clock.time)
            clock.performDueActions()
            clock.callDisplayLinks(after: dt)
            clock.tick(by: dt)
            layOut()
        }
    }

    /// Returns a picture of the window's current state, including animations, the debug overlay and the
    /// fingers if they are shown.
    public func picture(background: Color = .white) -> Picture {
        withCurrent {
            for animator in animators { animator.nameItems() }
            var picture = Picture(size: window.bounds.size, background: background)
            if let views = window.pictureLayer(at: clock.time) { picture.layers.append(views) }
            picture.layers += debugLayers
            if showsTouches, let fingers = input.picture(at: clock.time) { picture.layers.append(fingers) }
            return picture
        }
    }

    /// Returns the name of an object for traces and messages: unique, and constant throughout the run.
    ///
    /// It is the accessibility identifier or the name of the collection view element; else the name of the
    /// stored property of `nameSource` that holds the object, with the index if it is in an array ("square",
    /// "squares0"); else "item0", "item1" and so on in the order of the first calls. A name that another
    /// object already has gets a number at its end.
    public func name(of object: AnyObject) -> String {
        names.name(of: object, source: nameSource ?? window.rootViewController)
    }

    /// Returns the next number in the order in which constraints are activated.
    func newConstraintOrder() -> Int {
        constraintCount += 1
        return constraintCount
    }

    /// The module of the scene's code; nil for none.
    var moduleName: String? {
        if let sceneModule { return sceneModule }
        let scene = (nameSource ?? window.rootViewController).map { String(reflecting: type(of: $0)) }
        return scene?.split(separator: ".").dropLast().first.map(String.init)
    }

    /// Returns the next hash value for an object; they start at 1.
    func newHashNumber() -> Int {
        hashNumberCount += 1
        return hashNumberCount
    }

    /// Returns the next layer identity for a view; identities start at 1.
    func newIdentity() -> Int {
        identityCount += 1
        return identityCount
    }

    /// The animators created while this host was the current one and still alive, in the order of creation.
    public var animators: [UIDynamicAnimator] { animatorEntries.compactMap(\.animator) }

    /// Adds an animator. The reference is weak, since scene code owns the animator.
    func add(_ animator: UIDynamicAnimator) {
        animatorEntries.removeAll { $0.animator == nil }
        animatorEntries.append(AnimatorEntry(animator: animator))
        clock.addTicker(animator)
    }

    /// Lays out the window. A view that requests layout during layout gets it in the same tick; after ten
    /// passes the remaining requests wait for the next tick.
    private func layOut() {
        for _ in 0..<10 where window.subtreeNeedsLayout { window.layoutIfNeeded() }
    }
}
