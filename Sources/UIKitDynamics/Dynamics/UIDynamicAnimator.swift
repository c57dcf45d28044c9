import Physics2D

/// An object that moves items according to behaviors, step by step with the film's clock.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
    /// The view whose coordinate system the items' centers are in, and whose bounds can be a boundary; nil
    /// for an animator of items that are not views.
    open private(set) var referenceView: UIView?

    /// The behaviors added to the animator, in order, without their children.
    open private(set) var behaviors: [UIDynamicBehavior] = []

    /// The delegate that is notified when motion resumes and pauses; held weakly.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?

    /// True when the debug overlay of this animator is drawn over the views; default false.
    var isDebugEnabled = false

    /// A Boolean value that indicates whether the animator is moving items; false once all have come to rest.
    open private(set) var isRunning = false

    /// The simulated time, in seconds: the sum of the steps times the time scale, without steps in
    /// which nothing moved.
    open private(set) var elapsedTime: TimeInterval = 0

    /// The generation of Apple's engine that the animator reproduces; default the run's. Setting it after
    /// the first item was added is an error. Flipbook's own.
    public var engineGeneration: EngineGeneration {
        get { simulation.generation }
        set {
            guard simulation.items.isEmpty else {
                return fail("UIDynamicAnimator.engineGeneration must be set before the first item is added.")
            }
            let (solver, threads) = (simulation.world.solver, simulation.world.threads)
            simulation = Simulation(generation: newValue)
            (simulation.world.solver, simulation.world.threads) = (solver, threads)
        }
    }

    /// The precision with which views are set to the state of their bodies; default exact. Flipbook's own.
    public var writeBack = WriteBack.exact {
        didSet { if writeBack != oldValue { simulation.forgetAngles() } }
    }

    /// A Boolean value that indicates whether a view keeps its scale as the animator rotates it; default
    /// true. When false, its transform becomes a pure rotation, as on a device, so that a view cannot grow
    /// while it falls. Flipbook's own.
    public var keepsScale = true

    /// The time that the first step already has in hand, in seconds, because a display does not start its
    /// period when an animator starts; from 0 to below one sub-step, default 0. Flipbook's own.
    public var displayPhase: TimeInterval {
        get { simulation.substeps.carry }
        set {
            guard newValue >= 0, newValue < TimeInterval(simulation.substeps.substep) else {
                return fail(
                    "UIDynamicAnimator.displayPhase must be from 0 to below a sub-step of \(simulation.substeps.substep) s, not \(newValue)."
                )
            }
            simulation.substeps.carry = newValue
        }
    }

    /// The speed of time for the items, from 0 to 1000; default 1, as on a device. At 0.5 the items move half
    /// as fast, at 0 they hold still. Flipbook's own.
    public var timeScale: Double = 1 {
        didSet {
            let limit = Limit.timeScale
            guard limit.allows(timeScale) else {
                fail("UIDynamicAnimator.timeScale must be \(limit.rule), but it was set to \(timeScale).")
                return timeScale = oldValue
            }
        }
    }

    /// A Boolean value that indicates whether the film's clock steps the animator; default true. When false,
    /// only `step(by:)` does. Flipbook's own.
    public var followsFilmClock = true

    /// A closure called for each item in the step in which it comes to rest; default nil. Flipbook's own.
    public var itemDidSettle: ((any UIDynamicItem) -> Void)?

    /// The contacts that began and ended in the last step, in the order reported. Flipbook's own.
    public var contacts: [ContactRecord] { reported.map(record(of:)) }

    /// The owner of the items; nil for an animator of views or other objects.
    package var itemFrame: (any ItemFrame)?

    var simulation: Simulation
    private weak var run: DynamicsState?
    /// The additions and removals that wait for the end of the step.
    private var pending: [() -> Void] = []
    private var isStepping = false
    /// True when an item's state is no longer finite, which ends the simulation for good.
    private(set) var isBroken = false
    /// The contacts of the last step: those that began, then those that ended.
    var reported: [Simulation.Contact] = []

    /// Creates an animator of views that are descendants of a reference view.
    public init(referenceView view: UIView) {
        referenceView = view
        simulation = Simulation(generation: RunContext.current.dynamics.engineGeneration)
        super.init()
        join(RunContext.current)
    }

    /// Creates an animator of items that are not views.
    public override init() {
        simulation = Simulation(generation: RunContext.current.dynamics.engineGeneration)
        super.init()
        join(RunContext.current)
    }

    private func join(_ context: RunContext) {
        run = context.dynamics
        simulation.world.threads = context.dynamics.threads
        context.dynamics.add(self)
        context.clock.addTicker(self)
    }

    // MARK: Behaviors

    /// Adds a behavior, now or at the end of the step when called during one. A behavior that this animator
    /// has already stays as it is; one that is in another animator, or in another behavior, is an error.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        if behaviors.contains(where: { $0 === behavior }) { return }
        guard !behavior.isTaken else {
            return fail(
                "\(type(of: behavior)) was added twice: a behavior can be in one animator, or in one other behavior."
            )
        }
        afterStep { [self] in
            guard !behavior.isTaken else { return }
            behaviors.append(behavior)
            associate(behavior)
        }
    }

    /// Removes a behavior, now or at the end of the step when called during one. A behavior that is not
    /// in this animator has no effect.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        afterStep { [self] in
            guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
            behaviors.remove(at: index)
            dissociate(behavior)
        }
    }

    /// Removes all behaviors, now or at the end of the step when called during one.
    open func removeAllBehaviors() {
        afterStep { [self] in
            let all = behaviors
            behaviors = []
            all.forEach(dissociate)
        }
    }

    private func afterStep(_ change: @escaping () -> Void) {
        if isStepping { pending.append(change) } else { change() }
    }

    // MARK: Items

    /// Returns the items whose axis-aligned bounding box, enlarged by 10 pt on each side, intersects a
    /// rectangle in the reference view's coordinates.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        simulation.items.map(\.item).filter {
            uprightFrame(of: $0).insetBy(dx: -10, dy: -10).intersects(rect)
        }
    }

    private func uprightFrame(of item: any UIDynamicItem) -> CGRect {
        let center = referenceCenter(of: item)
        if let group = item as? UIDynamicItemGroup {
            return group.frame.offsetBy(dx: center.x - group.center.x, dy: center.y - group.center.y)
        }
        let turned = item.bounds.applying(item.transform)
        return CGRect(
            x: center.x - turned.width / 2, y: center.y - turned.height / 2, width: turned.width,
            height: turned.height)
    }

    /// Moves the item's body to the item's current center and rotation, which the scene has changed; the
    /// velocity is kept. An item that the animator does not hold has no effect.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        guard let record = simulation.record(of: item) else { return }
        if let validationError = ItemValidation.validationError(of: item, for: self) {
            return fail(validationError)
        }
        simulation.place(record, at: referenceCenter(of: item), writeBack)
        resume()
    }

    // MARK: Steps

    /// Advances the simulation by a time in seconds, from above 0 to 1000, times the time scale, if
    /// anything moves. The clock calls this with each tick of the film's clock. Flipbook's own, also
    /// for animators driven by hand.
    open func step(by dt: TimeInterval) {
        let limit = Limit.step
        guard limit.allows(CGFloat(dt)) else {
            return fail("UIDynamicAnimator.step(by:) needs a time \(limit.rule), not \(dt).")
        }
        guard !isStepping, !isBroken else { return }
        reported.removeAll(keepingCapacity: true)
        simulation.showsEvenMotion = run?.showsEvenMotion ?? false
        simulation.recordsStates = simulation.showsEvenMotion || run?.recordsTrajectories ?? false
        simulation.follow(referenceBounds)
        resume()
        guard isRunning, timeScale > 0 else { return }
        isStepping = true
        elapsedTime += dt * timeScale
        guard stepSimulation(by: dt * timeScale) else { return breakDown() }
        writeBackItems()
        reportContacts()
        performActions()
        reportSettled()
        isStepping = false
        makePendingChanges()
        pauseAtRest()
    }

    /// Runs the sub-steps of a step; returns false as soon as one leaves an item in a state that the
    /// engine cannot continue from.
    private func stepSimulation(by dt: TimeInterval) -> Bool {
        simulation.prepareStep()
        run?.stepObserver?.willStep(self, by: dt)
        for _ in 0..<simulation.beginStep(by: dt) {
            applyCustomFields()
            simulation.substep()
            if let record = simulation.firstInvalidItem {
                fail(sentence(ofInvalid: record))
                return false
            }
        }
        simulation.endStep()
        run?.stepObserver?.didStep(self)
        return true
    }

    /// Stops the simulation for good and leaves the items at the positions written back last.
    private func breakDown() {
        (isBroken, isStepping, isRunning) = (true, false, false)
        pending = []
    }

    private var isAtRest: Bool { simulation.isAtRest && !feelsCustomField }

    private func makePendingChanges() {
        let changes = pending
        pending = []
        for change in changes { change() }
    }

    private func pauseAtRest() {
        guard isAtRest else { return }
        isRunning = false
        delegate?.dynamicAnimatorDidPause(self)
    }

    func resume() {
        guard !isRunning, !isStepping, !isBroken, !isAtRest else { return }
        isRunning = true
        delegate?.dynamicAnimatorWillResume(self)
    }
}
