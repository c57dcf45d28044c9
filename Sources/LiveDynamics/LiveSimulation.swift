public import Physics2D

/// The simulation of an animator without its Swift code: the world, and the laws of behaviors that act
/// between its sub-steps. It gives the same bits as the animator, as long as no code of the scene interferes.
public struct LiveSimulation: Sendable {
    /// The bodies, joints and fields.
    public var world: World
    /// The clock of the sub-steps.
    public var clock: SubstepClock
    /// The length of a step, in seconds.
    public var step: Double
    /// The bodies of the items.
    public var items: [BodyID]
    /// The pushes that act in the next step.
    public var pushes: [BodyPush]
    /// The new snaps, whose springs do not pull yet.
    public var holds: [SpringHold]
    /// The states of all bodies before the last sub-step, by their indices in the storage.
    public private(set) var previous: [BodyState] = []
    var grabs: [Grab] = []

    /// Creates the simulation of a world.
    public init(
        _ world: World, clock: SubstepClock, step: Double, items: [BodyID], pushes: [BodyPush],
        holds: [SpringHold]
    ) {
        (self.world, self.clock, self.step) = (world, clock, step)
        (self.items, self.pushes, self.holds) = (items, pushes, holds)
    }

    /// True when no item is awake and nothing pushes.
    public var isAtRest: Bool {
        for item in items where world.contains(item) && world.isAwake(item) { return false }
        return pushes.isEmpty
    }

    /// Runs the sub-steps of one step, unless all items rest. Returns false when an item's state is no longer
    /// one that the engine can continue from.
    public mutating func advance() -> Bool {
        guard !isAtRest else { return true }
        let hasForces = pushes.contains { $0.isContinuous }
        for push in pushes where world.contains(push.body) { push.apply(to: &world) }
        pushes.removeAll { !$0.isContinuous }
        for _ in 0..<clock.substeps(in: step) {
            endHolds()
            keepPrevious()
            world.step(clock.substep)
            if world.firstInvalidBody() != nil { return false }
        }
        if hasForces { world.clearForces() }
        for index in holds.indices { holds[index].endStep() }
        world.clearEvents()
        return true
    }

    private mutating func endHolds() {
        guard !holds.isEmpty else { return }
        var rest: [SpringHold] = []
        for var hold in holds {
            if !hold.ends(before: clock.substep, in: &world) { rest.append(hold) }
        }
        holds = rest
    }

    private mutating func keepPrevious() {
        previous.removeAll(keepingCapacity: true)
        for index in 0..<world.bodyCapacity { previous.append(world.state(ofBodyAt: index)) }
    }

    /// Returns the state of a body at an index in the storage as pictures show it: interpolated between the
    /// last two sub-steps, so that items move evenly.
    public func shownState(ofBodyAt index: Int) -> BodyState {
        var state = world.state(ofBodyAt: index)
        let share = Float(clock.carry / Double(clock.substep))
        guard previous.indices.contains(index), share <= 1 - 1e-4 else { return state }
        let before = previous[index]
        guard before.generation == state.generation else { return state }
        state.position = before.position + share * (state.position - before.position)
        state.angle = before.angle + share * (state.angle - before.angle)
        return state
    }

    /// Writes or reads the simulation.
    public mutating func code(_ archive: inout Archive) {
        var isFourMilliseconds = clock.rule == .fourMilliseconds
        var carry = clock.carry
        archive.code(&isFourMilliseconds)
        archive.code(&carry)
        clock = SubstepClock(
            rule: isFourMilliseconds ? .fourMilliseconds : .oneHundredTwentieth, carry: carry)
        archive.code(&step)
        archive.code(&items, from: .none) { $1.code(&$0) }
        archive.code(&pushes, from: BodyPush(.none, force: .zero, arm: .zero, isContinuous: false)) {
            $1.code(&$0)
        }
        archive.code(&holds, from: SpringHold(of: [])) { $1.code(&$0) }
        archive.code(&grabs, from: Grab(anchor: .none, joint: .none)) { $1.code(&$0) }
        world.code(&archive)
    }

    /// Writes the simulation as words.
    public var words: [UInt32] {
        var (copy, archive) = (self, Archive())
        copy.code(&archive)
        return archive.words
    }

    /// Replaces the simulation by one that is read from words, and keeps the states before the last sub-step,
    /// so that pictures go on evenly. Returns false, and changes nothing, for words that are no simulation.
    public mutating func restore(_ words: [UInt32]) -> Bool {
        guard var other = LiveSimulation(words: words) else { return false }
        other.previous = previous
        self = other
        return true
    }

    /// Reads a simulation from words; nil for words that are none.
    public init?(words: [UInt32]) {
        self.init(
            World(), clock: SubstepClock(rule: .oneHundredTwentieth), step: 0, items: [], pushes: [],
            holds: [])
        var archive = Archive(reading: words)
        code(&archive)
        guard archive.isValid, archive.isAtEnd else { return nil }
    }
}
