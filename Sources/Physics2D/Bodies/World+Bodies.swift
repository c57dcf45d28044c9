extension World {
    /// The number of bodies.
    public var bodyCount: Int { bodies.count }

    /// Adds a body without shapes and returns its identifier. The dampings must be 0 or more, and can be
    /// infinite; all other numbers must be finite.
    public mutating func createBody(_ definition: BodyDefinition) -> BodyID {
        precondition(
            definition.isValid, "A body's numbers must be finite, and its dampings 0 or more: \(definition)")
        nextGeneration += 1
        let place = bodies.insert(Body(definition, generation: nextGeneration))
        bodies[place].next = newestBody
        if newestBody >= 0 { bodies[newestBody].previous = place }
        if definition.kind == .dynamic { dynamicCount += 1 }
        newestBody = place
        computeMass(of: place)
        return BodyID(place: place, generation: nextGeneration)
    }

    /// Removes a body with its shapes and joints. Each of its touching contacts ends with an event, and the
    /// bodies that touched it or were joined to it wake.
    public mutating func destroyBody(_ id: BodyID) {
        let place = validated(id)
        destroyJoints(of: place)
        destroyContacts(of: place)
        destroyShapes(of: place)
        containers.removeAll { $0.walls == place }
        if bodies[place].kind == .dynamic { dynamicCount -= 1 }
        let (previous, next) = (bodies[place].previous, bodies[place].next)
        if previous >= 0 { bodies[previous].next = next } else { newestBody = next }
        if next >= 0 { bodies[next].previous = previous }
        bodies[place].generation = 0
        bodies.remove(place)
    }

    /// Returns whether the body is still in the world.
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

    /// Returns the position of the body's origin in the world, in meters.
    public func position(of id: BodyID) -> Vector2 { bodies[validated(id)].transform.position }

    /// Returns the angle of the body, in radians. It does not wrap around at a full turn.
    public func angle(of id: BodyID) -> Float { bodies[validated(id)].sweep.angle }

    /// Returns the velocity of the body's center of mass, in meters per second.
    public func linearVelocity(of id: BodyID) -> Vector2 { bodies[validated(id)].velocity }

    /// Returns the angular velocity of the body, in radians per second.
    public func angularVelocity(of id: BodyID) -> Float { bodies[validated(id)].angularVelocity }

    /// Returns the mass of the body, in kilograms; 0 for a fixed body, and 1 for a dynamic body whose shapes
    /// have none.
    public func mass(of id: BodyID) -> Float { bodies[validated(id)].mass }

    /// Returns the moment of inertia about the center of mass, in kilograms times square meters; 0 for a body
    /// that cannot turn.
    public func inertia(of id: BodyID) -> Float { bodies[validated(id)].inertia }

    /// Returns the kind of the body.
    public func kind(of id: BodyID) -> BodyKind { bodies[validated(id)].kind }

    /// Returns whether the step moves the body: false for a body that fell asleep, and for a fixed body.
    public func isAwake(_ id: BodyID) -> Bool { bodies[validated(id)].isMoving }

    /// Wakes a sleeping body.
    public mutating func wake(_ id: BodyID) {
        bodies[validated(id)].wakeIfDynamic()
    }

    /// Moves the body to a position, in meters, and an angle, in radians, without a change of its velocity,
    /// and wakes it and the bodies joined to it. Contacts are updated in the next step. Both values must be
    /// finite.
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

    /// Sets the velocity, in meters per second, and wakes the body. The velocity must be finite; a fixed body
    /// ignores it.
    public mutating func setLinearVelocity(_ velocity: Vector2, of id: BodyID) {
        precondition(velocity.isFinite, "A velocity must be finite, not \(velocity).")
        change(id) { $0.velocity = velocity }
    }

    /// Sets the angular velocity, in radians per second, and wakes the body. It must be finite; a fixed body
    /// ignores it.
    public mutating func setAngularVelocity(_ velocity: Float, of id: BodyID) {
        precondition(velocity.isFinite, "An angular velocity must be finite, not \(velocity).")
        change(id) { $0.angularVelocity = velocity }
    }

    /// Sets the gravity vector of the body, in meters per second squared, and wakes the body if that is a
    /// change. The vector must be finite; a fixed body ignores it.
    public mutating func setGravity(_ gravity: Vector2, of id: BodyID) {
        precondition(gravity.isFinite, "A gravity must be finite, not \(gravity).")
        guard bodies[validated(id)].gravity != gravity else { return }
        change(id) { $0.gravity = gravity }
    }

    /// Sets the decay rates of the velocity and the angular velocity, per second, each 0 or more; infinity
    /// stops the body altogether.
    public mutating func setDamping(linear: Float, angular: Float, of id: BodyID) {
        precondition(linear >= 0 && angular >= 0, "Dampings must be 0 or more, not \(linear), \(angular).")
        let place = validated(id)
        bodies[place].linearDamping = linear
        bodies[place].angularDamping = angular
    }

    /// Sets whether forces, contacts and joints can turn the body. Its present angular velocity stays.
    public mutating func setFixedRotation(_ isFixed: Bool, of id: BodyID) {
        let place = validated(id)
        guard bodies[place].hasFixedRotation != isFixed else { return }
        bodies[place].hasFixedRotation = isFixed
        computeMass(of: place)
    }

    /// Sets whether continuous collision keeps the body from passing through dynamic bodies as well as fixed
    /// ones.
    public mutating func setBullet(_ isBullet: Bool, of id: BodyID) {
        bodies[validated(id)].isBullet = isBullet
    }

    /// Makes the body fixed or dynamic. A body that becomes fixed loses its velocity; one that becomes
    /// dynamic starts at rest, awake. Its contacts end, and are found again in the next step.
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

    /// Applies a force, in newtons, at a point in the world, in meters; default the center of mass. It acts
    /// in every step until the forces are cleared or the body falls asleep. The call wakes the body; a fixed
    /// body ignores it.
    public mutating func applyForce(_ force: Vector2, at point: Vector2? = nil, to id: BodyID) {
        precondition(force.isFinite && point?.isFinite != false, "A force must be finite, not \(force).")
        change(id) { body in
            body.force += force
            if let point { body.torque += cross(point - body.sweep.center, force) }
        }
    }

    /// Applies an impulse, in newton seconds, at a point in the world, in meters; default the center of mass.
    /// The velocity changes at once, and the body wakes; a fixed body ignores it.
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
