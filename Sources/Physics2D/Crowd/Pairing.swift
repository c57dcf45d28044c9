/// The rules for which shapes collide, for a stage of the step.
struct Pairing {
    let filter: CollisionFilter
    let hasJoints: Bool

    func shouldCollide(_ key: UInt64, _ columns: Columns) -> Bool {
        shouldCollide(Int32(truncatingIfNeeded: key >> 32), Int32(truncatingIfNeeded: key), columns)
    }

    /// Whether two shapes of different bodies collide.
    func shouldCollide(_ a: Int32, _ b: Int32, _ columns: Columns) -> Bool {
        let (first, second) = (columns.shapes + Int(a), columns.shapes + Int(b))
        if first.pointee.isSegment && second.pointee.isSegment { return false }
        return filter[first.pointee.group, second.pointee.group]
            && !(hasJoints && columns.areKeptFromColliding(first.pointee.body, second.pointee.body))
    }
}

extension Columns {
    /// Whether a joint between two bodies forbids them to collide.
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
