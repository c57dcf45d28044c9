extension World {
    /// The number of joints.
    public var jointCount: Int { joints.count }

    /// The identifiers of the joints, in the order of storage.
    public var jointIDs: [JointID] {
        joints.elements.indices.compactMap { index in
            let generation = joints.elements[index].generation
            return generation == 0 ? nil : JointID(index: Int32(index), generation: generation)
        }
    }

    // MARK: Making and destroying

    /// Joins two bodies by a distance joint, wakes them, and returns the joint's identifier. The bodies must
    /// differ and be in the world, the anchors be finite, and length, frequency and damping ratio be finite
    /// and 0 or more.
    public mutating func createJoint(_ definition: DistanceJointDefinition) -> JointID {
        let ends = ends(definition.bodyA, definition.anchorA, definition.bodyB, definition.anchorB)
        let length = definition.length ?? distance(of: ends)
        checkLength(length)
        checkSpring(definition.frequency, definition.dampingRatio)
        let joint = DistanceJoint(
            length: length, frequency: definition.frequency, dampingRatio: definition.dampingRatio)
        return insert(ends, .distance(joint), definition.allowsCollision)
    }

    /// Joins two bodies by a revolute joint, wakes them, and returns the joint's identifier. The bodies must
    /// differ and be in the world, the anchors be finite, no limit be NaN, and the friction torque be finite
    /// and 0 or more.
    public mutating func createJoint(_ definition: RevoluteJointDefinition) -> JointID {
        let ends = ends(definition.bodyA, definition.anchorA, definition.bodyB, definition.anchorB)
        checkLimits(definition.limits)
        checkFriction(definition.frictionTorque)
        let joint = RevoluteJoint(
            angle: angle(of: ends), limits: definition.limits, frictionTorque: definition.frictionTorque)
        return insert(ends, .revolute(joint), definition.allowsCollision)
    }

    /// Joins two bodies by a prismatic joint, wakes them, and returns the joint's identifier. The bodies must
    /// differ and be in the world, anchors and axis be finite, the axis not be zero, and no limit be NaN.
    public mutating func createJoint(_ definition: PrismaticJointDefinition) -> JointID {
        let ends = ends(definition.bodyA, definition.anchorA, definition.bodyB, definition.anchorB)
        let axis = direction(of: definition.axis)
        precondition(
            axis.isFinite && abs(axis.length - 1) < 1e-3,
            "A prismatic joint's axis must be finite and not zero, not \(definition.axis).")
        checkLimits(definition.limits)
        let joint = PrismaticJoint(axis: axis, angle: angle(of: ends), limits: definition.limits)
        return insert(ends, .prismatic(joint), definition.allowsCollision)
    }

    /// Joins two bodies so that they move as one, wakes them, and returns the joint's identifier. The bodies
    /// must differ and be in the world, and the anchors be finite.
    public mutating func createJoint(_ definition: WeldJointDefinition) -> JointID {
        let ends = ends(definition.bodyA, definition.anchorA, definition.bodyB, definition.anchorB)
        return insert(ends, .weld(WeldJoint(angle: angle(of: ends))), definition.allowsCollision)
    }

    /// Joins two bodies by a rope joint, wakes them, and returns the joint's identifier. The bodies must
    /// differ and be in the world, the anchors be finite, and the length be finite and 0 or more.
    public mutating func createJoint(_ definition: RopeJointDefinition) -> JointID {
        let ends = ends(definition.bodyA, definition.anchorA, definition.bodyB, definition.anchorB)
        let length = definition.length ?? distance(of: ends)
        checkLength(length)
        return insert(ends, .rope(RopeJoint(length: length)), definition.allowsCollision)
    }

    /// Removes a joint and wakes its bodies; they can collide again if the joint prevented it.
    public mutating func destroyJoint(_ id: JointID) {
        destroyJoint(at: validated(id))
    }

    /// Returns whether the joint is still in the world; it is removed with the first of its bodies that is.
    public func contains(_ id: JointID) -> Bool {
        id.index >= 0 && Int(id.index) < joints.elements.count
            && joints[id.index].generation == id.generation
    }

    // MARK: Looking at joints

    /// Returns the kind of a joint.
    public func kind(of id: JointID) -> JointKind { joints[validated(id)].kind }

    /// Returns the two bodies of a joint.
    public func bodies(of id: JointID) -> (a: BodyID, b: BodyID) {
        let ends = joints[validated(id)].ends
        return (identifier(ends.bodyA), identifier(ends.bodyB))
    }

    /// Returns the positions of a joint's two anchors in the world, in meters.
    public func anchors(of id: JointID) -> (a: Vector2, b: Vector2) {
        let ends = joints[validated(id)].ends
        return (
            bodies[ends.bodyA].transform.apply(ends.anchorA),
            bodies[ends.bodyB].transform.apply(ends.anchorB)
        )
    }

    /// Returns a point of the world in a body's coordinates, in meters.
    public func localPoint(_ point: Vector2, of id: BodyID) -> Vector2 {
        bodies[validated(id)].transform.applyInverse(point)
    }

    /// Returns a point of a body in the world's coordinates, in meters.
    public func worldPoint(_ point: Vector2, of id: BodyID) -> Vector2 {
        bodies[validated(id)].transform.apply(point)
    }

    // MARK: Changing joints

    /// Wakes the bodies of a joint.
    public mutating func wake(_ id: JointID) {
        wakeBodies(of: validated(id))
    }

    /// Sets the length of a distance or rope joint, in meters, finite and 0 or more, and wakes its bodies.
    /// Other joints have no length.
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

    /// Makes a distance joint a spring of a frequency, in hertz, and a damping ratio, or rigid for a
    /// frequency of 0, and wakes its bodies. Both must be finite and 0 or more, and the joint a distance
    /// joint.
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

    /// Sets the limits of a revolute joint's angle, in radians from its value at the creation, or of a
    /// prismatic joint's translation, in meters from the first anchor along the axis; nil for none. Wakes its
    /// bodies. Neither limit may be NaN; other joints have no limits.
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
                preconditionFailure("Only revolute and prismatic joints have limits.")
            }
        }
    }

    /// Sets the maximum friction torque of a revolute joint, in newton meters, finite and 0 or more, and
    /// wakes its bodies. Other joints have no friction.
    public mutating func setFrictionTorque(_ torque: Float, of id: JointID) {
        checkFriction(torque)
        change(id) { form in
            guard case .revolute(var joint) = form else {
                preconditionFailure("Only revolute joints have friction.")
            }
            joint.frictionTorque = torque
            form = .revolute(joint)
        }
    }

    private mutating func change(_ id: JointID, _ edit: (inout Joint.Form) -> Void) {
        let index = validated(id)
        edit(&joints[index].form)
        wakeBodies(of: index)
    }

    private func validated(_ id: JointID) -> Int32 {
        precondition(contains(id), "This joint is not, or no longer, in the world.")
        return id.index
    }
}

// Preconditions of a joint's numbers.
extension World {
    private func ends(_ a: BodyID, _ anchorA: Vector2, _ b: BodyID, _ anchorB: Vector2) -> JointAnchors {
        precondition(a != b, "A joint needs two bodies, not one and the same.")
        precondition(
            anchorA.isFinite && anchorB.isFinite,
            "A joint's anchors must be finite, not \(anchorA), \(anchorB).")
        return JointAnchors(validated(a), anchorA, validated(b), anchorB)
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

    private func angle(of ends: JointAnchors) -> Float {
        bodies[ends.bodyB].sweep.angle - bodies[ends.bodyA].sweep.angle
    }

    private func distance(of ends: JointAnchors) -> Float {
        let (a, b) = (bodies[ends.bodyA].transform, bodies[ends.bodyB].transform)
        let distance = (b.apply(ends.anchorB) - a.apply(ends.anchorA)).length
        return distance.isFinite ? distance : .greatestFiniteMagnitude
    }

    /// Returns the unit vector of an axis, even of one whose square overflows or underflows.
    private func direction(of axis: Vector2) -> Vector2 {
        let largest = max(abs(axis.x), abs(axis.y))
        let isOrdinary = largest > Float.ulpOfOne && largest < 1e18
        if isOrdinary || largest == 0 { return axis.normalized }
        return Vector2(axis.x / largest, axis.y / largest).normalized
    }
}
