public import Picture

// What callers of a host ask of its context.
extension SceneHost {
    /// The root of the view hierarchy, as large as the film.
    public var window: UIWindow { context.window }
    /// The virtual time of the run.
    public var clock: FilmClock { context.clock }
    /// The number of pixels per point; default 2.
    public var scale: CGFloat { context.scale }
    /// The first failure reported; nil when there is none.
    public var failure: SceneFailure? { context.failure }
    /// The warnings about mistakes of the scene and missing resources that do not end the film; each once.
    public var warnings: [String] { context.warnings }
    /// The members of UIKit without effect that the scene has used, each once, in the order of use.
    public var usesWithoutEffect: [UseWithoutEffect] { context.usesWithoutEffect }
    /// The closure that receives warnings about a scene that goes on, each once for a run; default one that
    /// writes them to standard error.
    public static var warningHandler: @MainActor (String) -> Void {
        get { RunContext.warningHandler }
        set { RunContext.warningHandler = newValue }
    }

    /// The animators created in the run and still alive, in the order of creation.
    public var animators: [UIDynamicAnimator] { context.animators }

    /// The engine generation of animators whose scene sets none.
    public var engineGeneration: EngineGeneration { context.dynamics.engineGeneration }

    /// The insets of the screen that bars and notches of the device cover, in points; default none.
    public var safeAreaInsets: UIEdgeInsets {
        get { context.screenState.safeAreaInsets }
        set { context.screenState.safeAreaInsets = newValue }
    }

    /// The status bar that the controller that is shown prefers.
    package var statusBar: (isHidden: Bool, style: UIStatusBarStyle) {
        (context.screenState.hidesStatusBar, context.screenState.statusBarStyle)
    }

    /// A Boolean value that indicates whether the interface is dark; default false. Set it before a
    /// controller is installed.
    public var isDark: Bool {
        get { context.isDark }
        set { context.isDark = newValue }
    }

    /// The generation of Apple's system whose controls, bars and sheets are shown; default iOS 18. Set it
    /// before a controller is installed.
    public var look: SystemLook {
        get { context.look }
        set { context.look = newValue }
    }

    /// A Boolean value that indicates whether Flipbook's own views and images take the places of those that a
    /// missing storyboard, xib or image file has; default false, for a failure.
    public var usesStandIns: Bool {
        get { context.usesStandIns }
        set { context.usesStandIns = newValue }
    }

    /// The number of threads for animators created from now on whose solver uses several, from 1 to 64;
    /// default 1. Numbers outside this range are clamped. The motion is bit-identical for any number.
    public var simulationThreads: Int {
        get { context.dynamics.threads }
        set { context.dynamics.threads = newValue }
    }

    /// A Boolean value that indicates whether pictures show items at moments that advance evenly,
    /// interpolated between the engine's sub-steps; default false, for the states of the engine.
    /// It does not change the motion.
    public var showsEvenMotion: Bool {
        get { context.dynamics.showsEvenMotion }
        set { context.dynamics.showsEvenMotion = newValue }
    }

    /// A Boolean value that indicates whether animators record their items' trajectories through the
    /// sub-steps of each tick, for films that show moments between ticks; default false.
    /// It does not change the motion.
    package var recordsTrajectories: Bool {
        get { context.dynamics.recordsTrajectories }
        set { context.dynamics.recordsTrajectories = newValue }
    }

    /// The object that reads image files; nil, the default, for placeholders in place of images.
    public var imageCoder: (any ImageCoder)? {
        get { context.imageCoder }
        set { context.imageCoder = newValue }
    }

    /// The path of the folder in which images are found by their names: that of the scene file; default nil,
    /// for placeholders in place of images.
    public var resourceFolder: String? {
        get { context.resourceFolder }
        set { context.resourceFolder = newValue }
    }

    /// A Boolean value that indicates whether the storyboards of other apps below that folder are left out;
    /// default false.
    package var leavesOutOtherApps: Bool {
        get { context.leavesOutOtherApps }
        set { context.leavesOutOtherApps = newValue }
    }

    /// Reports a failure of the run.
    public func fail(_ failure: SceneFailure) { context.fail(failure) }

    /// Returns the name of an object for traces and messages: unique, and constant throughout the run.
    public func name(of object: AnyObject) -> String { context.name(of: object) }
}
