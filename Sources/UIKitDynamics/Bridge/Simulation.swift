import Physics2D

/// The world of an animator: the bodies of its items and boundaries, and the behaviors that act on them.
@MainActor struct Simulation {
    let generation: EngineGeneration
    var world = World()
    var substeps: SubstepClock
    private let bindings = ObjectList<ItemBinding>()
    /// The items, in the order in which the animator took them.
    var items: [ItemBinding] { bindings.elements }
    /// The number of items that are groups.
    private(set) var groupCount = 0
    private var records: [ObjectIdentifier: ItemBinding] = [:]
    private(set) var itemsByBody: [BodyID: ItemBinding] = [:]
    /// The items that came to rest between the last two calls of `noteSettled()`.
    private(set) var settled: [ItemBinding] = []
    /// The contacts that began or ended between the last two calls of `takeContacts()`.
    var contacts: [Contact] = []
    /// True when forces act in the world that must be cleared after the step.
    var hasForces = false
    /// The items added since the names were last assigned.
    private var unnamed: [ItemBinding] = []
    var boundaries: [BoundaryBody] = []
    var boundariesByBody: [BodyID: BoundaryBody] = [:]
    var collisions: [UICollisionBehavior] = []
    /// The pushes, in the order added.
    var pushes: [UIPushBehavior] = []
    var looseSnaps: [UISnapBehavior] = []
    /// The custom fields; all other fields are the world's.
    var customFields: [CustomField] = []
    var needsFields = false
    var touches = ContactPairCount()
    /// True when the collision groups must be rebuilt; at first they are, because the world's default
    /// lets everything collide.
    var needsGroups = true
    /// The reference bounds from which the boundaries were made; nil for none.
    var referenceBounds: CGRect?

    init(generation: EngineGeneration) {
        self.generation = generation
        substeps = SubstepClock(rule: generation.substepRule)
        world.damping = generation.damping
    }

    // MARK: Items

    func record(of item: any UIDynamicItem) -> ItemBinding? {
        records[ObjectIdentifier(item)]
    }

    /// Returns true for the body of an item, false for that of a boundary or anchor.
    func isItem(_ body: BodyID) -> Bool { itemsByBody[body] != nil }

    /// Creates a body for an item, whose size is read now and never again. Returns the reason for a failure,
    /// as the end of a sentence; nil on success.
    mutating func add(_ item: any UIDynamicItem, at center: CGPoint) -> String? {
        var definition = BodyDefinition()
        definition.position = Units.meters(center)
        definition.angle = Float(item.turn)
        let body = world.createBody(definition)
        let shape = ItemShape(of: item, generation)
        shape.add(to: body, in: &world)
        // The shapes have a density of 1 until the item's own is set.
        let weight = ItemWeight(mass: world.mass(of: body), inertia: world.inertia(of: body))
        if let validationError = weight.validationError {
            world.destroyBody(body)
            return validationError
        }
        let record = ItemBinding(item, body: body, weight: weight, isCompound: shape.pieces.count > 1)
        if item is UIDynamicItemGroup { groupCount += 1 }
        bindings.append(record, for: item)
        records[ObjectIdentifier(item)] = record
        unnamed.append(record)
        itemsByBody[body] = record
        return nil
    }

    /// Returns the items added since the last call.
    mutating func takeUnnamedItems() -> [ItemBinding] {
        defer { unnamed.removeAll() }
        return unnamed
    }

    mutating func hold(_ item: any UIDynamicItem, by behavior: UIDynamicBehavior) {
        guard let record = record(of: item) else { return }
        record.owningBehaviors.append(
            ItemBinding.Holder(behavior: behavior, sequenceNumber: UIDynamicItemBehavior.nextSequenceNumber())
        )
        refreshSettings(of: record)
        membersDidChange(of: behavior)
        world.wake(record.body)
    }

    /// Ends a behavior's hold on an item. Returns true when it was the last one, which removes the item.
    mutating func release(_ item: any UIDynamicItem, by behavior: UIDynamicBehavior) -> Bool {
        guard let record = record(of: item) else { return false }
        record.owningBehaviors.removeAll { $0.behavior === behavior }
        membersDidChange(of: behavior)
        guard record.owningBehaviors.isEmpty else {
            refreshSettings(of: record)
            world.wake(record.body)
            return false
        }
        record.isReleased = true
        if record.item is UIDynamicItemGroup { groupCount -= 1 }
        world.destroyBody(record.body)
        bindings.remove(item)
        records[ObjectIdentifier(item)] = nil
        itemsByBody[record.body] = nil
        return true
    }

    private mutating func membersDidChange(of behavior: UIDynamicBehavior) {
        if behavior is UICollisionBehavior { needsGroups = true }
        if behavior is UIFieldBehavior { needsFields = true }
    }

    mutating func settingsDidChange(of behavior: UIDynamicBehavior) {
        if behavior is UIFieldBehavior { needsFields = true }
        for record in items where record.isHeld(by: behavior) {
            refreshSettings(of: record)
            world.wake(record.body)
        }
    }

    private mutating func refreshSettings(of record: ItemBinding) {
        var settings = ItemSettings(of: record)
        settings.apply(to: record, in: &world)
    }

    // MARK: Motion

    /// True when the states of each sub-step are recorded.
    var recordsStates = false
    /// True when pictures show states interpolated between two sub-steps.
    var showsEvenMotion = false
    /// The time carried over from the step before the last one, in seconds.
    var carryBefore: Double = 0

    /// The first item whose state is no longer finite; nil when there is none.
    var firstInvalidItem: ItemBinding? { world.firstInvalidBody().flatMap { itemsByBody[$0] } }

    /// True when no item is awake and no push is about to act.
    var isAtRest: Bool {
        for record in items where world.isAwake(record.body) { return false }
        return !pushes.contains(where: \.isPushing)
    }

    /// Brings the collision groups and the fields up to date.
    mutating func prepareStep() {
        if needsGroups { refreshGroups() }
        if needsFields { refreshFields() }
    }

    /// Begins a step of a duration in seconds, after `prepareStep`; returns the number of its sub-steps.
    mutating func beginStep(by dt: TimeInterval) -> Int {
        applyPushes()
        beginStates()
        return substeps.substeps(in: dt)
    }

    mutating func substep() {
        setSnapLengths()
        world.step(substeps.substep)
        addStates()
    }

    mutating func endStep() {
        if hasForces { world.clearForces() }
        hasForces = false
        countStepForSnaps()
    }

    /// Updates `settled` with the items that came to rest since the last call.
    mutating func noteSettled() {
        settled.removeAll(keepingCapacity: true)
        for record in items {
            let isMoving = world.isAwake(record.body)
            if record.wasMoving && !isMoving { settled.append(record) }
            record.wasMoving = isMoving
        }
    }

    /// Reads the position and angle of every body, in points and with the precision of the write-back.
    func sync(_ writeBack: UIDynamicAnimator.WriteBack) {
        for record in items { sync(at: record, writeBack) }
    }

    private func sync(at record: ItemBinding, _ writeBack: UIDynamicAnimator.WriteBack) {
        let rounding = record.view == nil ? .exact : writeBack
        record.center = rounding.rounded(Units.points(world.position(of: record.body)))
        let angle = world.angle(of: record.body)
        guard angle != record.angle else { return }
        record.angle = angle
        record.rotation = generation.rotation(rounding.rounded(CGFloat(angle)))
    }

    /// Makes the next read recompute every item's rotation.
    func forgetAngles() {
        for record in items { record.angle = .nan }
    }

    mutating func place(_ record: ItemBinding, at center: CGPoint, _ writeBack: UIDynamicAnimator.WriteBack) {
        world.setPosition(Units.meters(center), angle: Float(record.item.turn), of: record.body)
        world.wake(record.body)
        record.states = []
        sync(at: record, writeBack)
    }

    func center(of record: ItemBinding) -> CGPoint { Units.points(world.position(of: record.body)) }

    func angle(of record: ItemBinding) -> CGFloat { CGFloat(world.angle(of: record.body)) }

    func velocity(of record: ItemBinding) -> (linear: CGPoint, angular: CGFloat) {
        (Units.points(world.linearVelocity(of: record.body)), CGFloat(world.angularVelocity(of: record.body)))
    }

    /// Adds to an item's velocity. Returns the reason for a failure, as the end of a sentence;
    /// nil on success.
    mutating func addVelocity(linear: CGPoint, angular: CGFloat, to record: ItemBinding) -> String? {
        let velocity = world.linearVelocity(of: record.body) + Units.meters(linear)
        let spin = world.angularVelocity(of: record.body) + Float(angular)
        if let validationError = Self.validationError(ofVelocity: velocity, spin) { return validationError }
        world.setLinearVelocity(velocity, of: record.body)
        world.setAngularVelocity(spin, of: record.body)
        return nil
    }

    /// Returns the reason why no item can have this velocity, as the end of a sentence; nil if one can.
    static func validationError(ofVelocity velocity: Vector2, _ spin: Float) -> String? {
        let points = Units.points(velocity)
        if !Limit.velocity.allows(points) {
            return "would get a velocity of \(points) pt/s, but it must be \(Limit.velocity.rule)."
        }
        guard Limit.spin.allows(CGFloat(spin)) else {
            return "would get an angular velocity of \(spin) rad/s, but it must be \(Limit.spin.rule)."
        }
        return nil
    }

    // MARK: Collisions

    mutating func add(_ behavior: UICollisionBehavior) {
        collisions.append(behavior)
        needsGroups = true
    }

    mutating func remove(_ behavior: UICollisionBehavior) {
        collisions.removeAll { $0 === behavior }
        removeBoundaries(of: behavior)
        needsGroups = true
    }

    mutating func collisionsDidChange() {
        needsGroups = true
        wakeItems()
    }

    mutating func wakeItems() {
        for record in items { world.wake(record.body) }
    }

    private mutating func refreshGroups() {
        needsGroups = false
        var groups = CollisionGroups(collisions)
        for record in items { world.setGroup(groups.group(of: record), of: record.body) }
        for boundary in boundaries {
            world.setGroup(groups.group(ofBoundariesOf: boundary.behavior), of: boundary.body)
        }
        world.filter = groups.filter
    }
}

extension ItemBinding {
    func isMoving(in world: World) -> Bool { world.isAwake(body) }
}
