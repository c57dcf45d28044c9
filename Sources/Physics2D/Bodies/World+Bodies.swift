extension World {
    /// The number of bodies.
    public var bodyCount: Int { bodies.count }

    /// Adds a body without shapes and returns its identifier. The dampings must be 0 or more, and can be
    /// infinite; all other numbers must be finite.
    public mutating func createBody(_ definition: BodyDefinition) -> BodyID {
        precondition(
            definition.isValid, "A body's numbers must be finite, and its dampings 0 or more: \(definition)")
        nextGeneration += 1
        let index = bodies.insert(Body(definition, generation: nextGeneration))
        bodies[index].next = newestBody
        if newestBody >= 0 { bodies[newestBody].previous = index }
        if definition.kind == .dynamic { dynamicCount += 1 }
        newestBody = index
        computeMass(of: index)
        return BodyID(index: index, generation: nextGeneration)
    }

    /// Removes a body with its shapes and joints. Each of its touching contacts ends with an event, and the
    /// bodies that touched it or were joined to it wake.
    public mutating func destroyBody(_ id: BodyID) {
        let index = validated(id)
        destroyJoints(of: index)
        destroyContacts(of: index)
        destroyShapes(of: index)
        containers.removeAll { $0.walls == index }
        if bodies[index].kind == .dynamic { dynamicCount -= 1 }
        let (previous, next) = (bodies[index].previous, bodies[index].next)
        if previous >= 0 { bodies[previous].next = next } else { newestBody = next }
        if next >= 0 { bodies[next].previous = previous }
        bodies[index].generation = 0
        bodies.remove(index)
    }

    /// Returns whether the body is still in the world.
    public func contains(_ id: BodyID) -> Bool {
        id.index >= 0 && Int(id.index) < bodies.elements.count && bodies[id.index].generation == id.generation
    }

    func validated(_ id: BodyID) -> Int32 {
        precondition(contains(id), "This body is not, or no longer, in the world.")
        return id.index
    }

    func identifier(_ index: Int32) -> BodyID {
        BodyID(index: index, generation: bodies[index].generation)
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
        let index = validated(id)
        let transform = Transform(position: position, rotation: Rotation(angle: angle))
        bodies[index].transform = transform
        bodies[index].sweep.center = transform.apply(bodies[index].sweep.localCenter)
        bodies[index].sweep.startCenter = bodies[index].sweep.center
        bodies[index].sweep.angle = angle
        bodies[index].sweep.startAngle = angle
        bodies[index].wakeIfDynamic()
        wakeJoined(to: index)
        refreshAABBs(of: index)
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
        let index = validated(id)
        bodies[index].linearDamping = linear
        bodies[index].angularDamping = angular
    }

    /// Sets whether forces, contacts and joints can turn the body. Its current angular velocity is kept.
    public mutating func setFixedRotation(_ isFixed: Bool, of id: BodyID) {
        let index = validated(id)
        guard bodies[index].hasFixedRotation != isFixed else { return }
        bodies[index].hasFixedRotation = isFixed
        computeMass(of: index)
    }

    /// Sets whether continuous collision keeps the body from passing through dynamic bodies as well as fixed
    /// ones.
    public mutating func setBullet(_ isBullet: Bool, of id: BodyID) {
        bodies[validated(id)].isBullet = isBullet
    }

    /// Makes the body fixed or dynamic. A body that becomes fixed loses its velocity; one that becomes
    /// dynamic starts at rest, awake. Its contacts end, and are found again in the next step.
    public mutating func setKind(_ kind: BodyKind, of id: BodyID) {
        let index = validated(id)
        guard bodies[index].kind != kind else { return }
        bodies[index].kind = kind
        dynamicCount += kind == .dynamic ? 1 : -1
        bodies[index].sleep()
        bodies[index].sweep.startCenter = bodies[index].sweep.center
        bodies[index].sweep.startAngle = bodies[index].sweep.angle
        if kind == .dynamic { bodies[index].wake() }
        computeMass(of: index)
        destroyContacts(of: index)
        refreshOwners(of: index)
        refreshAABBs(of: index)
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
        let index = validated(id)
        guard bodies[index].kind == .dynamic else { return }
        bodies[index].wake()
        edit(&bodies[index])
    }
}

extension BodyDefinition {
    fileprivate var isValid: Bool {
        position.isFinite && angle.isFinite && linearVelocity.isFinite && angularVelocity.isFinite
            && gravity.isFinite
            && linearDamping >= 0 && angularDamping >= 0
    }
}
