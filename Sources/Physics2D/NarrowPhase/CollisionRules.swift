/// The rules that decide which shapes collide, for a stage of the step.
struct CollisionRules {
    let filter: CollisionFilter
    let hasJoints: Bool

    init(of world: World) {
        (filter, hasJoints) = (world.filter, world.joints.count > 0)
    }

    @inline(__always) func shouldCollide(_ key: UInt64, _ context: StepContext) -> Bool {
        shouldCollide(Int32(truncatingIfNeeded: key >> 32), Int32(truncatingIfNeeded: key), context)
    }

    /// Returns whether two shapes collide: they belong to two bodies, one of them dynamic, are not both
    /// segments, their groups pass the filter, and no joint of their bodies forbids it.
    func shouldCollide(_ a: Int32, _ b: Int32, _ context: StepContext) -> Bool {
        let (first, second) = (context.shapes + Int(a), context.shapes + Int(b))
        let (bodyA, bodyB) = (first.pointee.body, second.pointee.body)
        guard bodyA != bodyB, !(first.pointee.isSegment && second.pointee.isSegment),
            context.bodies[Int(bodyA)].kind == .dynamic || context.bodies[Int(bodyB)].kind == .dynamic,
            filter[first.pointee.group, second.pointee.group]
        else { return false }
        return !(hasJoints && context.areKeptFromColliding(bodyA, bodyB))
    }
}

extension StepContext {
    /// Returns whether a joint between two bodies prevents their collision.
    func areKeptFromColliding(_ a: Int32, _ b: Int32) -> Bool {
        var end = bodies[Int(a)].firstJoint
        while end >= 0 {
            let joint = joints + Int(end >> 1)
            if !joint.pointee.allowsCollision, joint.pointee.body(besides: a) == b { return true }
            end = joint.pointee[end & 1].next
        }
        return false
    }
}
