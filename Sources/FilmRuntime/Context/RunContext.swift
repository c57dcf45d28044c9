public import Picture

/// The context of a run: its clock, its random numbers, its failures and warnings, and what reads and
/// measures for it. Each run has its own, which is current while code of the run is called. Flipbook's own.
///
/// Modules keep more state of a run in slots of their own; see `RunState`.
@preconcurrency @MainActor public final class RunContext {
    /// The context of the code that runs now. The initial one has 320 x 568 points and is not filmed.
    public static var current = RunContext(size: CGSize(width: 320, height: 568), isFilming: false) {
        didSet { (SystemLook.current, DefaultsStore.current) = (current.look, current.defaults) }
    }

    /// The closure that receives warnings about a scene that goes on, each once for a run; default one that
    /// writes them to standard error.
    public static var warningHandler: @MainActor (String) -> Void = { sentence in
        FileHandle.standardError.write(Data("Warning: \(sentence)\n".utf8))
    }

    /// The closure that returns the file and line of the scene's code that is running, such as
    /// "Own.swift:12"; nil, the default, where nobody looks them up.
    public static var placeInScene: (@MainActor () -> String?)?

    /// The closure that prepares each thread that a scene's code starts, on that thread and before its code;
    /// default one that does nothing. Set it before scenes run.
    nonisolated(unsafe) package static var prepareThread: @Sendable () -> Void = {}

    /// The closure that a thread that a scene's code has started calls when it begins to run, and when it
    /// waits or ends; default one that does nothing. Set it before scenes run.
    nonisolated(unsafe) package static var setTurn: @Sendable (_ isRunning: Bool) -> Void = { _ in }

    /// The size of the screen in points; it changes when the device turns.
    public package(set) var size: CGSize
    /// The number of pixels per point; default 2.
    public let scale: CGFloat
    /// A Boolean value that indicates whether the interface is dark; default false. Set it before code of the
    /// scene runs.
    public var isDark = false
    /// The generation of Apple's system whose controls the run shows; default iOS 18. Set it before code of
    /// the scene runs.
    public var look = SystemLook.iOS18 {
        didSet { if self === RunContext.current { SystemLook.current = look } }
    }
    /// The virtual time of the run.
    public let clock = FilmClock()
    /// The jobs of the run's tasks.
    package let jobs: JobQueue
    /// The settings that the run's code keeps in `UserDefaults`.
    let defaults: DefaultsStore
    /// The object that measures text with the fonts that draw it; nil for a rough estimate.
    public let textRuler: (any TextMeasurer)?
    /// The object that reads image files; nil, the default, for placeholders in place of images.
    public var imageCoder: (any ImageCoder)?
    /// The path of the folder in which images are found by their names: that of the scene file; default nil,
    /// for placeholders in place of images.
    public var resourceFolder: String?
    /// A Boolean value that indicates whether the storyboards and xibs of other apps below that folder are
    /// left out, as for a file that is filmed by itself; default false.
    package var leavesOutOtherApps = false
    /// A Boolean value that indicates whether Flipbook's own views and images take the places of those in
    /// missing files; default false.
    package var usesStandIns = false
    /// The module of the scene's code, in which storyboards find classes; nil, the default, for that of
    /// the object that names items.
    public var sceneModule: String?
    /// The closure that returns the name of the scene's app; default one that returns nil.
    package var appName: () -> String? = { nil }
    /// The random numbers of scene code in files that import UIKit, the same in every run.
    public var random = FilmRandom()
    /// The states of `rand` and `drand48`.
    package var seededNumbers = SeededNumbers()
    /// The first failure reported; nil when there is none.
    public private(set) var failure: SceneFailure?
    /// The warnings about mistakes of the scene and missing resources that do not end the film; each once.
    public private(set) var warnings: [String] = []

    /// The members of UIKit without effect that the scene has used, each once, in the order of use.
    public private(set) var usesWithoutEffect: [UseWithoutEffect] = []

    /// The object that records changes of animated values now; nil when changes are not animated. Code reads
    /// it whenever a property of a view changes, hence not in a slot and without a check of exclusivity.
    @exclusivity(unchecked) package var recorder: AnyObject?
    private var slots: [Slot] = []
    private var identityCount = 0
    private var hashNumberCount = 0
    private var constraintCount = 0
    private var actionCount = 0
    private let isFilming: Bool

    private struct Slot {
        let key: ObjectIdentifier
        let state: AnyObject
    }

    /// Creates the context of a run, which records failures in `failure`. The size is in points, the scale in
    /// pixels per point.
    public convenience init(size: CGSize, scale: CGFloat = 2, textRuler: (any TextMeasurer)? = nil) {
        self.init(size: size, scale: scale, textRuler: textRuler, isFilming: true)
    }

    private init(size: CGSize, scale: CGFloat = 2, textRuler: (any TextMeasurer)? = nil, isFilming: Bool) {
        (self.size, self.scale, self.textRuler, self.isFilming) = (size, scale, textRuler, isFilming)
        jobs = JobQueue(moment: clock.moment)
        defaults = isFilming ? DefaultsStore() : .outsideOfRuns
    }

    /// The state of a kind that a module keeps for the run. It is created on first access.
    package subscript<State: RunState>(_ kind: State.Type) -> State {
        let key = ObjectIdentifier(kind)
        // A run has about ten kinds, so a search takes less time than a hash.
        for slot in slots where slot.key == key { return unsafeDowncast(slot.state, to: kind) }
        let state = State(of: self)
        slots.append(Slot(key: key, state: state))
        return state
    }

    /// Runs code with this context as the current one.
    public func withCurrent<T>(_ body: () throws -> T) rethrows -> T {
        let outer = RunContext.current
        RunContext.current = self
        defer { RunContext.current = outer }
        return try jobs.collect { try InterfaceStyle.with(dark: isDark, body) }
    }

    // MARK: Failures

    /// Reports a failure. A filmed run records the first one, with the place in the scene's code that is
    /// running. A run that is not filmed stops the program with the sentence, as UIKit does with an
    /// exception.
    public func fail(_ failure: SceneFailure) {
        // Nobody reads `failure` outside of a film; a trap has a backtrace to the line that broke the rule.
        guard isFilming else { fatalError(failure.message) }
        guard self.failure == nil else { return }
        self.failure = failure
        self.failure?.place = Self.placeInScene?()
    }

    /// Reports something that the scene does wrong, or that is missing, without ending its film.
    package func warn(_ sentence: String) {
        guard isFilming, !warnings.contains(sentence) else { return }
        warnings.append(sentence)
        Self.warningHandler(sentence)
    }

    /// Reports that a member of UIKit, such as "UILabel.shadowColor", has no effect: once, with the place in
    /// the scene's code where it was first used, as far as it is known.
    package func warn(noEffectOf member: String) {
        guard isFilming, !usesWithoutEffect.contains(where: { $0.member == member }) else { return }
        let use = UseWithoutEffect(member: member, place: Self.placeInScene?())
        usesWithoutEffect.append(use)
        let place = use.place.map { " (\($0))" } ?? ""
        warn("\(member) has no effect in a film\(place).")
    }

    // MARK: Numbers

    /// Returns the next hash value for an object; they start at 1.
    package func newHashNumber() -> Int {
        hashNumberCount += 1
        return hashNumberCount
    }

    /// Returns the next layer identity; identities start at 1.
    package func newIdentity() -> Int {
        identityCount += 1
        return identityCount
    }

    /// Returns the next number in the order in which constraints are activated.
    package func newConstraintOrder() -> Int {
        constraintCount += 1
        return constraintCount
    }

    /// Returns the next number of an action, for identifiers that are the same in every run.
    package func newActionNumber() -> Int {
        actionCount += 1
        return actionCount
    }
}
