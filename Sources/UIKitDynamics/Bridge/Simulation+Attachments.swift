import Physics2D

/// The joints of attachments. The item, or the first of two, is the first body of a distance or rope joint.
/// It is the second body of a prismatic, weld or revolute joint, so that the joint's limits measure its
/// motion relative to the other body.
extension Simulation {
    /// Creates the joint of an attachment if all its items have bodies.
    mutating func attach(_ behavior: UIAttachmentBehavior) {
        if case .impossible = behavior.form { return }
        let bodies = behavior.members.compactMap { record(of: $0)?.body }
        guard bodies.count == behavior.members.count else { return }
        let anchor = behavior.attachedBehaviorType == .anchor ? addAnchor(at: behavior.anchorPoint) : nil
        let length = distance(of: behavior, bodies[0], anchor ?? bodies[1])
        let joint = makeJoint(of: behavior, bodies[0], anchor ?? bodies[1], atDistance: length)
        behavior.handle = AttachmentHandle(joint: joint, anchor: anchor, length: length)
    }

    /// Removes the joint of an attachment and the body at its anchor.
    mutating func detach(_ behavior: UIAttachmentBehavior) {
        guard let handle = behavior.handle else { return }
        behavior.handle = nil
        if world.contains(handle.joint) { world.destroyJoint(handle.joint) }
        if let anchor = handle.anchor { world.destroyBody(anchor) }
    }

    /// Moves the fixed body at an attachment's anchor.
    mutating func moveAnchor(of behavior: UIAttachmentBehavior) {
        guard let anchor = behavior.handle?.anchor else { return }
        world.setPosition(Units.meters(behavior.anchorPoint), angle: 0, of: anchor)
    }

    /// Updates an attachment's joint to changed settings, and replaces a joint whose kind has changed.
    mutating func refresh(_ behavior: UIAttachmentBehavior) {
        guard let handle = behavior.handle else { return }
        if case .rod = behavior.form, world.kind(of: handle.joint) != kind(of: behavior, handle.length) {
            let (body, other) = world.bodies(of: handle.joint)
            world.destroyJoint(handle.joint)
            behavior.handle?.joint = makeJoint(of: behavior, body, other, atDistance: handle.length)
        } else {
            setNumbers(of: handle.joint, behavior, handle.length)
        }
    }

    private mutating func setNumbers(of joint: JointID, _ behavior: UIAttachmentBehavior, _ distance: CGFloat)
    {
        let length = Units.meters(behavior.chosenLength ?? distance)
        switch world.kind(of: joint) {
        case .distance:
            world.setLength(length, of: joint)
            world.setSpring(
                frequency: Float(behavior.frequency), dampingRatio: Float(behavior.damping), of: joint)
        case .rope:
            world.setLength(length, of: joint)
        case .revolute:
            world.setFrictionTorque(Float(behavior.frictionTorque), of: joint)
            world.setLimits(behavior.attachmentRange.limits(inPoints: false), of: joint)
        case .prismatic:
            world.setLimits(behavior.attachmentRange.limits(inPoints: true), of: joint)
        case .weld:
            break
        }
    }

    /// Creates a fixed body without a shape at a point.
    mutating func addAnchor(at point: CGPoint) -> BodyID {
        var definition = BodyDefinition()
        definition.kind = .fixed
        definition.position = Units.meters(point)
        return world.createBody(definition)
    }

    private func distance(of behavior: UIAttachmentBehavior, _ body: BodyID, _ other: BodyID) -> CGFloat {
        let point = world.worldPoint(Units.meters(behavior.offset), of: body)
        let otherPoint = world.worldPoint(Units.meters(behavior.otherOffset), of: other)
        return Units.points((otherPoint - point).length)
    }

    private func kind(of behavior: UIAttachmentBehavior, _ distance: CGFloat) -> JointKind {
        // A distance joint of nearly no length has no direction to push in. Apple's engine makes a pin of a
        // rigid attachment whose anchor is less than 1 pt from its point (measured).
        let isRod = behavior.frequency > 0 || behavior.chosenLength != nil
        return behavior.attachedBehaviorType == .anchor && !isRod && distance < 1 ? .revolute : .distance
    }

    private mutating func makeJoint(
        of behavior: UIAttachmentBehavior, _ body: BodyID, _ other: BodyID, atDistance distance: CGFloat
    ) -> JointID {
        let joint: JointID
        let (offset, otherOffset) = (Units.meters(behavior.offset), Units.meters(behavior.otherOffset))
        switch behavior.form {
        case .rod where kind(of: behavior, distance) == .revolute:
            var definition = RevoluteJointDefinition(other, body)
            (definition.anchorA, definition.anchorB) = (otherOffset, offset)
            joint = world.createJoint(definition)
        case .rod, .impossible:
            var definition = DistanceJointDefinition(body, other)
            (definition.anchorA, definition.anchorB) = (offset, otherOffset)
            joint = world.createJoint(definition)
        case .limit:
            var definition = RopeJointDefinition(body, other)
            (definition.anchorA, definition.anchorB) = (offset, otherOffset)
            definition.allowsCollision = false
            joint = world.createJoint(definition)
        case .sliding(let axis):
            joint = makeSlide(of: behavior, body, other, along: axis)
        case .fixed:
            var definition = WeldJointDefinition(other, body)
            (definition.anchorA, definition.anchorB) = anchors(of: behavior, other, body)
            joint = world.createJoint(definition)
        case .pin:
            var definition = RevoluteJointDefinition(other, body)
            (definition.anchorA, definition.anchorB) = anchors(of: behavior, other, body)
            joint = world.createJoint(definition)
        }
        setNumbers(of: joint, behavior, distance)
        return joint
    }

    private mutating func makeSlide(
        of behavior: UIAttachmentBehavior, _ body: BodyID, _ other: BodyID, along axis: CGVector
    ) -> JointID {
        var definition = PrismaticJointDefinition(other, body, axis: localAxis(axis, of: other))
        (definition.anchorA, definition.anchorB) = anchors(of: behavior, other, body)
        return world.createJoint(definition)
    }

    /// Returns an axis in a body's coordinates, with length 1.
    private func localAxis(_ axis: CGVector, of body: BodyID) -> Vector2 {
        let unit = Vector2(Float(axis.dx / axis.length), Float(axis.dy / axis.length))
        let local = world.localPoint(unit, of: body) - world.localPoint(.zero, of: body)
        // For a body far from the origin, both points are the same float.
        guard abs(local.length - 1) >= 1e-4 else { return local }
        let (sine, cosine) = sineAndCosine(Double(world.angle(of: body)))
        return Vector2(
            Float(cosine) * unit.x + Float(sine) * unit.y, Float(cosine) * unit.y - Float(sine) * unit.x)
    }

    /// Returns the attachment's anchor in the coordinates of both bodies.
    private func anchors(
        of behavior: UIAttachmentBehavior, _ a: BodyID, _ b: BodyID
    ) -> (a: Vector2, b: Vector2) {
        let point = Units.meters(behavior.anchorPoint)
        return (world.localPoint(point, of: a), world.localPoint(point, of: b))
    }
}

extension UIFloatRange {
    /// Returns the range in the engine's units; nil for the infinite range.
    fileprivate func limits(inPoints isInPoints: Bool) -> ClosedRange<Float>? {
        guard !isInfinite else { return nil }
        return isInPoints
            ? Units.meters(minimum)...Units.meters(maximum) : Float(minimum)...Float(maximum)
    }
}

extension Units {
    static func meters(_ offset: UIOffset) -> Vector2 {
        Vector2(meters(offset.horizontal), meters(offset.vertical))
    }
}
