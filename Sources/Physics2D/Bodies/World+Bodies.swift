extension World {
    /// How many bodies there are.
    public var bodyCount: Int { bodies.count }

    /// Adds a body without a shape; every number of its definition must be finite, dampings not negative.
    public mutating func createBody(_ definition: BodyDefinition) -> BodyID {
        precondition(
            definition.isValid, "A body's numbers must be finite, and its dampings 0 or more: \(definition)")
        nextGeneration += 1
        let place = bodies.insert(Body(definition, generation: nextGeneration))
        bodies[place].older = newestBody
        if newestBody >= 0 { bodies[newestBody].newer = place }
        if definition.kind == .dynamic { dynamicCount += 1 }
        newestBody = place
        computeMass(of: place)
        return BodyID(place: place, generation: nextGeneration)
    }

    /// Takes a body with its shapes and joints out; what touched it gets an event that this has ended, and
    /// wakes, as does what was joined to it.
    public mutating func destroyBody(_ id: BodyID) {
        let place = validated(id)
        destroyJoints(of: place)
        destroyContacts(of: place)
        destroyShapes(of: place)
        containers.removeAll { $0.walls == place }
        if bodies[place].kind == .dynamic { dynamicCount -= 1 }
        let (newer, older) = (bodies[place].newer, bodies[place].older)
        if newer >= 0 { bodies[newer].older = older } else { newestBody = older }
        if older >= 0 { bodies[older].newer = newer }
        bodies[place].generation = 0
        bodies.remove(place)
    }

    /// Whether the body is still in the world.
    public func contains(_ id: BodyID) -> Bool {
        id.place >= 0 && Int(id.place) < bodies.elements.count && bodies[id.place].generation == id.generation
    }

    func validated(_ id: BodyID) -> Int32 {
        precondition(contains(id), "This body is not, or no longer, in the world.")
        return id.place
    }

    func identifier(_ place: Int32) -> BodyID {
        BodyID(place: place, generation: bodies[place].generation)
    }

    /// Where the body's origin stands, in meters.
    public func position(of id: BodyID) -> Vector2 { bodies[validated(id)].transform.position }

    /// How the body is turned, in radians; it grows beyond a full turn.
    public func angle(of id: BodyID) -> Float { bodies[validated(id)].sweep.angle }

    /// The velocity of the body's center of mass, in meters per second.
    public func linearVelocity(of id: BodyID) -> Vector2 { bodies[validated(id)].velocity }

    /// The body's angular velocity, in radians per second.
    public func angularVelocity(of id: BodyID) -> Float { bodies[validated(id)].angularVelocity }

    /// The body's mass in kilograms; 0 for a fixed one.
    public func mass(of id: BodyID) -> Float { bodies[validated(id)].mass }

    /// The body's rotational inertia about its center of mass, in kilograms times square meters; 0 for one
    /// that cannot turn.
    public func inertia(of id: BodyID) -> Float { bodies[validated(id)].inertia }

    /// Whether the body is fixed or moves.
    public func kind(of id: BodyID) -> BodyKind { bodies[validated(id)].kind }

    /// Whether the step moves the body; false for one at rest that fell asleep, and for a fixed one.
    public func isAwake(_ id: BodyID) -> Bool { bodies[validated(id)].isMoving }

    /// Lets a sleeping body move again.
    public mutating func wake(_ id: BodyID) {
        bodies[validated(id)].wakeIfDynamic()
    }

    /// Puts the body elsewhere at once, without touching its velocity, and wakes it and what is joined to it;
    /// contacts follow in the next step.
    public mutating func setPosition(_ position: Vector2, angle: Float, of id: BodyID) {
        precondition(
            position.isFinite && angle.isFinite, "A body's place must be finite, not \(position), \(angle).")
        let place = validated(id)
        let transform = Transform(position: position, rotation: Rotation(angle: angle))
        bodies[place].transform = transform
        bodies[place].sweep.center = transform.apply(bodies[place].sweep.localCenter)
        bodies[place].sweep.startCenter = bodies[place].sweep.center
        bodies[place].sweep.angle = angle
        bodies[place].sweep.startAngle = angle
        bodies[place].wakeIfDynamic()
        wakeJoined(to: place)
        refreshAABBs(of: place)
    }

    /// Sets the velocity in meters per second and wakes the body; nothing for a fixed one.
    public mutating func setLinearVelocity(_ velocity: Vector2, of id: BodyID) {
        precondition(velocity.isFinite, "A velocity must be finite, not \(velocity).")
        change(id) { $0.velocity = velocity }
    }

    /// Sets the angular velocity in radians per second and wakes the body; nothing for a fixed one.
    public mutating func setAngularVelocity(_ velocity: Float, of id: BodyID) {
        precondition(velocity.isFinite, "An angular velocity must be finite, not \(velocity).")
        change(id) { $0.angularVelocity = velocity }
    }

    /// Sets the acceleration that pulls the body, in meters per second squared, and wakes it if that is a
    /// change.
    public mutating func setGravity(_ gravity: Vector2, of id: BodyID) {
        precondition(gravity.isFinite, "A gravity must be finite, not \(gravity).")
        guard bodies[validated(id)].gravity != gravity else { return }
        change(id) { $0.gravity = gravity }
    }

    /// Sets how fast velocities fade, per second; infinity stops a body altogether.
    public mutating func setDamping(linear: Float, angular: Float, of id: BodyID) {
        precondition(linear >= 0 && angular >= 0, "Dampings must be 0 or more, not \(linear), \(angular).")
        let place = validated(id)
        bodies[place].linearDamping = linear
        bodies[place].angularDamping = angular
    }

    /// Sets whether forces and contacts can turn the body; a spin that it has goes on.
    public mutating func setFixedRotation(_ isFixed: Bool, of id: BodyID) {
        let place = validated(id)
        guard bodies[place].hasFixedRotation != isFixed else { return }
        bodies[place].hasFixedRotation = isFixed
        computeMass(of: place)
    }

    /// Sets whether the body is kept from passing through other dynamic bodies as well.
    public mutating func setBullet(_ isBullet: Bool, of id: BodyID) {
        bodies[validated(id)].isBullet = isBullet
    }

    /// Makes the body fixed or dynamic. A body that becomes fixed loses its velocity; one that becomes
    /// dynamic starts at rest, awake.
    public mutating func setKind(_ kind: BodyKind, of id: BodyID) {
        let place = validated(id)
        guard bodies[place].kind != kind else { return }
        bodies[place].kind = kind
        dynamicCount += kind == .dynamic ? 1 : -1
        bodies[place].sleep()
        bodies[place].sweep.startCenter = bodies[place].sweep.center
        bodies[place].sweep.startAngle = bodies[place].sweep.angle
        if kind == .dynamic { bodies[place].wake() }
        computeMass(of: place)
        destroyContacts(of: place)
        refreshOwners(of: place)
        refreshAABBs(of: place)
    }

    /// Pushes the body in every step until the forces are cleared: newtons, at a point in the world in meters
    /// (default its center of mass); wakes it.
    public mutating func applyForce(_ force: Vector2, at point: Vector2? = nil, to id: BodyID) {
        precondition(force.isFinite && point?.isFinite != false, "A force must be finite, not \(force).")
        change(id) { body in
            body.force += force
            if let point { body.torque += cross(point - body.sweep.center, force) }
        }
    }

    /// Changes the body's velocity at once: newton seconds, at a point in the world in meters (default its
    /// center of mass); wakes it.
    public mutating func applyLinearImpulse(_ impulse: Vector2, at point: Vector2? = nil, to id: BodyID) {
        precondition(
            impulse.isFinite && point?.isFinite != false, "An impulse must be finite, not \(impulse).")
        change(id) { body in
            body.velocity += body.inverseMass * impulse
            if let point {
                body.angularVelocity += body.inverseInertia * cross(point - body.sweep.center, impulse)
            }
        }
    }

    private mutating func change(_ id: BodyID, _ edit: (inout Body) -> Void) {
        let place = validated(id)
        guard bodies[place].kind == .dynamic else { return }
        bodies[place].wake()
        edit(&bodies[place])
    }
}

extension BodyDefinition {
    fileprivate var isValid: Bool {
        position.isFinite && angle.isFinite && linearVelocity.isFinite && angularVelocity.isFinite
            && gravity.isFinite
            && linearDamping >= 0 && angularDamping >= 0
    }
}
