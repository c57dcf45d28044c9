public import Physics2D

extension LiveSimulation {
    /// The hold of a finger on an item: a spring, as of an attachment, from the item to a fixed body under
    /// the finger.
    struct Grab: Sendable {
        var anchor: BodyID
        var joint: JointID

        mutating func code(_ archive: inout Archive) {
            anchor.code(&archive)
            joint.code(&archive)
        }
    }

    /// Attaches a body to a point in meters, by a spring of a frequency in hertz and a damping ratio, both
    /// as of an attachment. A body that is not dynamic stays free.
    public mutating func grab(_ body: BodyID, at point: Vector2, frequency: Float, dampingRatio: Float) {
        release()
        guard world.contains(body), world.kind(of: body) == .dynamic, point.isFinite else { return }
        var definition = BodyDefinition()
        (definition.kind, definition.position) = (.fixed, point)
        let anchor = world.createBody(definition)
        var spring = DistanceJointDefinition(body, anchor)
        spring.anchorA = world.localPoint(point, of: body)
        let joint = world.createJoint(spring)
        world.setLength(0, of: joint)
        world.setSpring(frequency: frequency, dampingRatio: dampingRatio, of: joint)
        world.wake(body)
        grabs = [Grab(anchor: anchor, joint: joint)]
    }

    /// Moves the point to which a body is attached.
    public mutating func drag(to point: Vector2) {
        guard let grab = grabs.first, world.contains(grab.anchor), point.isFinite else { return }
        world.setPosition(point, angle: 0, of: grab.anchor)
        if world.contains(grab.joint) { world.wake(grab.joint) }
    }

    /// Lets go of the attached body.
    public mutating func release() {
        for grab in grabs {
            if world.contains(grab.joint) { world.destroyJoint(grab.joint) }
            if world.contains(grab.anchor) { world.destroyBody(grab.anchor) }
        }
        grabs = []
    }

    /// True while a body is attached.
    public var isGrabbing: Bool { !grabs.isEmpty }
}
