extension World {
    /// How many joints there are.
    public var jointCount: Int { joints.count }

    /// The joints, in the order of their places.
    public var jointIDs: [JointID] {
        joints.elements.indices.compactMap { index in
            let generation = joints.elements[index].generation
            return generation == 0 ? nil : JointID(place: Int32(index), generation: generation)
        }
    }

    // MARK: Making and destroying

    /// Joins two bodies by a rod or a spring, and wakes them. The anchors must be finite, length, frequency
    /// and damping ratio finite and 0 or more.
    public mutating func createJoint(_ definition: DistanceJointDefinition) -> JointID {
        let ends = ends(definition.bodyA, definition.anchorA, definition.bodyB, definition.anchorB)
        let length = definition.length ?? distance(of: ends)
        checkLength(length)
        checkSpring(definition.frequency, definition.dampingRatio)
        let joint = DistanceJoint(
            length: length, frequency: definition.frequency, dampingRatio: definition.dampingRatio)
        return insert(ends, .distance(joint), definition.allowsCollision)
    }

    /// Joins two bodies by a pin, and wakes them. The anchors must be finite, no limit NaN, the friction
    /// torque finite and 0 or more.
    public mutating func createJoint(_ definition: RevoluteJointDefinition) -> JointID {
        let ends = ends(definition.bodyA, definition.anchorA, definition.bodyB, definition.anchorB)
        checkLimits(definition.limits)
        checkFriction(definition.frictionTorque)
        let joint = RevoluteJoint(
            angle: angle(of: ends), limits: definition.limits, frictionTorque: definition.frictionTorque)
        return insert(ends, .revolute(joint), definition.allowsCollision)
    }

    /// Joins two bodies by a slide, and wakes them. Anchors and axis must be finite, the axis not zero, no
    /// limit NaN.
    public mutating func createJoint(_ definition: PrismaticJointDefinition) -> JointID {
        let ends = ends(definition.bodyA, definition.anchorA, definition.bodyB, definition.anchorB)
        let axis = direction(of: definition.axis)
        precondition(
            axis.isFinite && abs(axis.length - 1) < 1e-3,
            "A slide's axis must be finite and not zero, not \(definition.axis).")
        checkLimits(definition.limits)
        let joint = PrismaticJoint(axis: axis, angle: angle(of: ends), limits: definition.limits)
        return insert(ends, .prismatic(joint), definition.allowsCollision)
    }

    /// Joins two bodies so that they move as one, and wakes them. The anchors must be finite.
    public mutating func createJoint(_ definition: WeldJointDefinition) -> JointID {
        let ends = ends(definition.bodyA, definition.anchorA, definition.bodyB, definition.anchorB)
        return insert(ends, .weld(WeldJoint(angle: angle(of: ends))), definition.allowsCollision)
    }

    /// Joins two bodies by a rope, and wakes them. The anchors must be finite, the length finite and 0 or
    /// more.
    public mutating func createJoint(_ definition: RopeJointDefinition) -> JointID {
        let ends = ends(definition.bodyA, definition.anchorA, definition.bodyB, definition.anchorB)
        let length = definition.length ?? distance(of: ends)
        checkLength(length)
        return insert(ends, .rope(RopeJoint(length: length)), definition.allowsCollision)
    }

    /// Takes a joint out and wakes its bodies; they collide again if the joint forbade it.
    public mutating func destroyJoint(_ id: JointID) {
        destroyJoint(at: validated(id))
    }

    /// Whether the joint is still in the world; it goes with the first of its bodies.
    public func contains(_ id: JointID) -> Bool {
        id.place >= 0 && Int(id.place) < joints.elements.count
            && joints[id.place].generation == id.generation
    }

    // MARK: Looking at joints

    /// How a joint binds its bodies.
    public func kind(of id: JointID) -> JointKind { joints[validated(id)].kind }

    /// The two bodies of a joint.
    public func bodies(of id: JointID) -> (a: BodyID, b: BodyID) {
        let ends = joints[validated(id)].ends
        return (identifier(ends.bodyA), identifier(ends.bodyB))
    }

    /// Where a joint's two points are, in meters in the world.
    public func anchors(of id: JointID) -> (a: Vector2, b: Vector2) {
        let ends = joints[validated(id)].ends
        return (
            bodies[ends.bodyA].transform.apply(ends.anchorA),
            bodies[ends.bodyB].transform.apply(ends.anchorB)
        )
    }

    /// A point of the world in a body's coordinates, in meters.
    public func localPoint(_ point: Vector2, of id: BodyID) -> Vector2 {
        bodies[validated(id)].transform.applyInverse(point)
    }

    /// A point of a body in the world's coordinates, in meters.
    public func worldPoint(_ point: Vector2, of id: BodyID) -> Vector2 {
        bodies[validated(id)].transform.apply(point)
    }

    // MARK: Changing joints

    /// Wakes the bodies of a joint.
    public mutating func wake(_ id: JointID) {
        wakeBodies(of: validated(id))
    }

    /// Sets how long a rod, spring or rope is, in meters, and wakes its bodies.
    public mutating func setLength(_ length: Float, of id: JointID) {
        checkLength(length)
        change(id) { form in
            switch form {
            case .distance(var joint):
                joint.length = length
                form = .distance(joint)
            case .rope(var joint):
                joint.length = length
                form = .rope(joint)
            default:
                preconditionFailure("Only distance joints and ropes have a length.")
            }
        }
    }

    /// Makes a distance joint a spring of a frequency in hertz and a damping ratio, or a rod when the
    /// frequency is 0, and wakes its bodies.
    public mutating func setSpring(frequency: Float, dampingRatio: Float, of id: JointID) {
        checkSpring(frequency, dampingRatio)
        change(id) { form in
            guard case .distance(var joint) = form else {
                preconditionFailure("Only distance joints can be springs.")
            }
            (joint.frequency, joint.dampingRatio) = (frequency, dampingRatio)
            form = .distance(joint)
        }
    }

    /// Sets how far a pin turns, in radians, or a slide slides, in meters, counted from where the joint was
    /// made; nil for any distance. Wakes its bodies.
    public mutating func setLimits(_ limits: ClosedRange<Float>?, of id: JointID) {
        checkLimits(limits)
        change(id) { form in
            switch form {
            case .revolute(var joint):
                joint.limit.range = limits
                form = .revolute(joint)
            case .prismatic(var joint):
                joint.limit.range = limits
                form = .prismatic(joint)
            default:
                preconditionFailure("Only pins and slides have limits.")
            }
        }
    }

    /// Sets the largest torque with which a pin resists turning, in newton meters, and wakes its bodies.
    public mutating func setFrictionTorque(_ torque: Float, of id: JointID) {
        checkFriction(torque)
        change(id) { form in
            guard case .revolute(var joint) = form else { preconditionFailure("Only pins have friction.") }
            joint.frictionTorque = torque
            form = .revolute(joint)
        }
    }

    private mutating func change(_ id: JointID, _ edit: (inout Joint.Form) -> Void) {
        let place = validated(id)
        edit(&joints[place].form)
        wakeBodies(of: place)
    }

    private func validated(_ id: JointID) -> Int32 {
        precondition(contains(id), "This joint is not, or no longer, in the world.")
        return id.place
    }
}

// The rules for a joint's numbers.
extension World {
    private func ends(_ a: BodyID, _ anchorA: Vector2, _ b: BodyID, _ anchorB: Vector2) -> JointEnds {
        precondition(a != b, "A joint needs two bodies, not one and the same.")
        precondition(
            anchorA.isFinite && anchorB.isFinite,
            "A joint's anchors must be finite, not \(anchorA), \(anchorB).")
        return JointEnds(validated(a), anchorA, validated(b), anchorB)
    }

    private func checkLength(_ length: Float) {
        precondition(length >= 0 && length.isFinite, "A joint's length must be 0 or more, not \(length).")
    }

    private func checkSpring(_ frequency: Float, _ dampingRatio: Float) {
        precondition(
            frequency >= 0 && frequency.isFinite && dampingRatio >= 0 && dampingRatio.isFinite,
            "A spring's frequency and damping ratio must be 0 or more, not \(frequency), \(dampingRatio).")
    }

    private func checkFriction(_ torque: Float) {
        precondition(torque >= 0 && torque.isFinite, "A friction torque must be 0 or more, not \(torque).")
    }

    private func checkLimits(_ limits: ClosedRange<Float>?) {
        precondition(
            limits.map { !$0.lowerBound.isNaN && !$0.upperBound.isNaN } ?? true,
            "A joint's limits must be numbers.")
    }

    private func angle(of ends: JointEnds) -> Float {
        bodies[ends.bodyB].sweep.angle - bodies[ends.bodyA].sweep.angle
    }

    private func distance(of ends: JointEnds) -> Float {
        let (a, b) = (bodies[ends.bodyA].transform, bodies[ends.bodyB].transform)
        let distance = (b.apply(ends.anchorB) - a.apply(ends.anchorA)).length
        return distance.isFinite ? distance : .greatestFiniteMagnitude
    }

    /// Returns the direction of length 1; of a vector whose square overflows or underflows too.
    private func direction(of axis: Vector2) -> Vector2 {
        let largest = max(abs(axis.x), abs(axis.y))
        let isOrdinary = largest > Float.ulpOfOne && largest < 1e18
        if isOrdinary || largest == 0 { return axis.normalized }
        return Vector2(axis.x / largest, axis.y / largest).normalized
    }
}
