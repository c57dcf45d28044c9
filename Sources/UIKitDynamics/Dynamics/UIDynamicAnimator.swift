import Physics2D

/// Moves items by the rules that behaviors lay down, step by step with the film's clock.
@MainActor open class UIDynamicAnimator: NSObject {
    /// The view whose coordinates the items' centers are in, and whose bounds can be a boundary; nil for
    /// items that are no views.
    open private(set) var referenceView: UIView?

    /// The behaviors that were added, in order, without their children.
    open private(set) var behaviors: [UIDynamicBehavior] = []

    /// Who hears when items begin and cease to move; held weakly.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?

    /// Whether what the animator sees is drawn over the views; default false.
    var isDebugEnabled = false

    /// Whether items are moving; false once all have come to rest.
    open private(set) var isRunning = false

    /// Seconds of motion so far: the sum of the steps, without those while nothing moved.
    open private(set) var elapsedTime: TimeInterval = 0

    /// Which of Apple's engines moves the items; default the scene's. Ours; setting it once there are items
    /// is an error.
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

    /// How exactly views are put where the engine has them; default exact. Ours.
    public var writeBack = WriteBack.exact {
        didSet { if writeBack != oldValue { simulation.forgetAngles() } }
    }

    /// Whether a view keeps its scale as the animator turns it; default true. With false its transform becomes a
    /// pure turn, as on a device, so that a view cannot grow while it falls. Ours.
    public var keepsScale = true

    /// Seconds that the first step has in hand, because a display does not wait for an animator to begin;
    /// default 0, below one sub-step. Ours.
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

    /// How fast time passes for the items: 1 as on a device (the default), 0.5 for half as fast, 0 to hold
    /// everything; from 0 to 1000. Ours.
    public var timeScale: Double = 1 {
        didSet {
            let limit = Limit.timeScale
            guard limit.allows(timeScale) else {
                fail("UIDynamicAnimator.timeScale must be \(limit.rule), but it was set to \(timeScale).")
                return timeScale = oldValue
            }
        }
    }

    /// Whether the film's clock steps the animator; default true. With false only `step(by:)` does. Ours.
    public var followsFilmClock = true

    /// What is told of each item on the step in which it comes to rest; default nothing. Ours.
    public var itemDidSettle: ((any UIDynamicItem) -> Void)?

    /// What began and ceased to touch in the last step, as it was reported. Ours.
    public var contacts: [ContactRecord] { reported.map(record(of:)) }

    /// The layout whose attributes are the items; nil for an animator of views or other objects.
    weak var collectionViewLayout: UICollectionViewLayout?
    /// The layout attributes among the items, by their elements.
    var heldAttributes: [ElementIdentity: UICollectionViewLayoutAttributes] = [:]

    var simulation: Simulation
    private weak var stage: Stage?
    /// Additions and removals that wait for the end of the step.
    private var pending: [() -> Void] = []
    private var isStepping = false
    /// Whether an item's state is no longer finite, so that nothing can be computed any more.
    private(set) var isBroken = false
    /// The contacts of the last step, those that began before those that ended.
    private var reported: [Simulation.Contact] = []

    /// An animator of views inside a reference view.
    public init(referenceView view: UIView) {
        referenceView = view
        simulation = Simulation(generation: Stage.current.engineGeneration)
        super.init()
        join(Stage.current)
    }

    /// An animator of items that are no views.
    public override init() {
        simulation = Simulation(generation: Stage.current.engineGeneration)
        super.init()
        join(Stage.current)
    }

    private func join(_ stage: Stage) {
        self.stage = stage
        simulation.world.threads = stage.simulationThreads
        stage.clock.addTicker(self)
    }

    // MARK: Behaviors

    /// Lets a behavior act from now on, or from the end of the step when called during one. One that is in an
    /// animator already, or in another behavior, is an error.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
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

    /// Ends a behavior, now or at the end of the step when called during one. One that is not in this
    /// animator changes nothing.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        afterStep { [self] in
            guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
            behaviors.remove(at: index)
            dissociate(behavior)
        }
    }

    /// Ends all behaviors, now or at the end of the step when called during one.
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

    /// Lets a behavior with all its children act.
    func associate(_ behavior: UIDynamicBehavior) {
        for part in behavior.tree {
            part.willMove(to: self)
            part.animator = self
            if let collision = part as? UICollisionBehavior { simulation.add(collision) }
            for item in part.members { hold(item, by: part) }
            if let collision = part as? UICollisionBehavior { boundariesDidChange(of: collision) }
            (part as? UIDynamicItemBehavior)?.addPendingVelocities()
            part.didJoin(self)
        }
        resume()
    }

    /// Ends a behavior with all its children.
    func dissociate(_ behavior: UIDynamicBehavior) {
        for part in behavior.tree {
            part.willMove(to: nil)
            part.animator = nil
            part.willLeave(self)
            for item in part.members { release(item, by: part) }
            if let collision = part as? UICollisionBehavior { simulation.remove(collision) }
        }
        resume()
    }

    // MARK: Items

    /// The items whose upright frame, 10 pt larger on each side, meets a rectangle in the reference view's
    /// coordinates.
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

    /// Takes over an item's present center and turn, which the scene has changed; the velocity stays. An item
    /// that is not here changes nothing.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        guard let record = simulation.record(of: item) else { return }
        if let objection = ItemCheck.objection(to: item, by: self) { return fail(objection) }
        simulation.place(record, at: referenceCenter(of: item), writeBack)
        resume()
    }

    func hold(_ item: any UIDynamicItem, by behavior: UIDynamicBehavior) {
        if simulation.record(of: item) == nil {
            if let objection = ItemCheck.objection(to: item, by: self) { return fail(objection) }
            if let objection = simulation.add(item, at: referenceCenter(of: item)) {
                return fail("\(describe(item)) \(objection)")
            }
            for view in item.views { view.drivingAnimator = self }
            remember(item)
        }
        simulation.hold(item, by: behavior)
        resume()
    }

    func release(_ item: any UIDynamicItem, by behavior: UIDynamicBehavior) {
        guard simulation.release(item, by: behavior) else { return }
        forget(item)
        for view in item.views { (view.drivingAnimator, view.drivenTurn, view.drivenShift) = (nil, nil, nil) }
    }

    // MARK: Steps

    /// Moves everything forward by seconds times the time scale, if anything moves. The stage does this with
    /// each tick of the film's clock; ours, for animators that are driven by hand.
    open func step(by dt: TimeInterval) {
        let limit = Limit.step
        guard limit.allows(CGFloat(dt)) else {
            return fail("UIDynamicAnimator.step(by:) needs a time \(limit.rule), not \(dt).")
        }
        guard !isStepping, !isBroken else { return }
        reported.removeAll(keepingCapacity: true)
        simulation.showsEvenMotion = stage?.showsEvenMotion ?? false
        simulation.recordsStates = simulation.showsEvenMotion || stage?.recordsItemWays ?? false
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

    /// Runs the sub-steps; false as soon as one of them leaves an item in a state that cannot be carried on.
    private func stepSimulation(by dt: TimeInterval) -> Bool {
        for _ in 0..<simulation.beginStep(by: dt) {
            applyCustomFields()
            simulation.substep()
            if let record = simulation.firstInvalidItem {
                fail(sentence(ofInvalid: record))
                return false
            }
        }
        simulation.endStep()
        return true
    }

    /// Ends all motion for good, and leaves the items where they were seen last.
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

    private func performActions() {
        guard behaviors.contains(where: \.hasAction) else { return }
        for behavior in behaviors.flatMap(\.tree) { behavior.action?() }
    }

    private func reportContacts() {
        simulation.takeContacts()
        let events = simulation.contacts
        guard !events.isEmpty else { return }
        let isHeard = simulation.hasListener
        for contact in events where contact.phase == .began { report(contact, isHeard) }
        for contact in events where contact.phase == .ended { report(contact, isHeard) }
    }

    private func report(_ contact: Simulation.Contact, _ isHeard: Bool) {
        // Items get their names in the order in which they are first told of.
        giveName(to: contact.item)
        if case .item(let other) = contact.other { giveName(to: other) }
        reported.append(contact)
        guard isHeard else { return }
        for behavior in contact.behaviors { contact.tell(behavior) }
    }

    private func giveName(to record: ItemBody) {
        if record.name == nil { record.name = name(of: record.item) }
    }

    private func record(of contact: Simulation.Contact) -> ContactRecord {
        ContactRecord(
            phase: contact.phase, item: contact.item.name ?? "", other: otherName(of: contact),
            point: contact.point)
    }

    private func reportSettled() {
        simulation.noteSettled()
        let settled = simulation.settled
        guard !settled.isEmpty else { return }
        if let itemDidSettle { for record in settled { itemDidSettle(record.item) } }
        guard behaviors.contains(where: \.hasSettleReport) else { return }
        for behavior in behaviors.flatMap(\.tree) { reportSettled(behavior, settled) }
    }

    /// A behavior settles when the last of its items, or of its children's, does.
    private func reportSettled(_ behavior: UIDynamicBehavior, _ settled: [ItemBody]) {
        guard let report = behavior.didSettle else { return }
        let parts = behavior.tree
        func isHeld(_ record: ItemBody) -> Bool { parts.contains { record.isHeld(by: $0) } }
        guard settled.contains(where: isHeld) else { return }
        if !simulation.items.contains(where: { $0.isMoving(in: simulation.world) && isHeld($0) }) { report() }
    }
}
