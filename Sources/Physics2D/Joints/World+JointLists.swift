// Each body has a doubly linked list of its joints' ends.
extension World {
    /// Adds a joint to the world and to the lists of its bodies, and wakes them; returns its identifier.
    mutating func insert(_ ends: JointAnchors, _ form: Joint.Form, _ allowsCollision: Bool) -> JointID {
        nextGeneration += 1
        let index = joints.insert(
            Joint(ends, form, allowsCollision: allowsCollision, generation: nextGeneration))
        link(index, side: 0, to: ends.bodyA)
        link(index, side: 1, to: ends.bodyB)
        if !allowsCollision { needsFiltering = true }
        wakeBodies(of: index)
        return JointID(index: index, generation: nextGeneration)
    }

    private mutating func link(_ joint: Int32, side: Int32, to body: Int32) {
        let next = bodies[body].firstJoint
        joints[joint][side].next = next
        if next >= 0 { joints[next >> 1][next & 1].previous = joint << 1 | side }
        bodies[body].firstJoint = joint << 1 | side
    }

    private mutating func unlink(_ joint: Int32, side: Int32, from body: Int32) {
        let link = joints[joint][side]
        if link.next >= 0 { joints[link.next >> 1][link.next & 1].previous = link.previous }
        if link.previous >= 0 {
            joints[link.previous >> 1][link.previous & 1].next = link.next
        } else {
            bodies[body].firstJoint = link.next
        }
    }

    /// Removes a joint from the world and from the lists of its bodies, and wakes them.
    mutating func destroyJoint(at index: Int32) {
        let joint = joints[index]
        wakeBodies(of: index)
        unlink(index, side: 0, from: joint.ends.bodyA)
        unlink(index, side: 1, from: joint.ends.bodyB)
        joints[index].generation = 0
        joints.remove(index)
        // The broad phase finds the contacts that the joint prevented.
        if !joint.allowsCollision { markShapesAsMoved(of: joint.ends.bodyA) }
    }

    private mutating func markShapesAsMoved(of body: Int32) {
        var shape = bodies[body].firstShape
        while shape >= 0 {
            broadPhase.moved.append(shape)
            shape = shapes[shape].next
        }
    }

    mutating func destroyJoints(of body: Int32) {
        while bodies[body].firstJoint >= 0 { destroyJoint(at: bodies[body].firstJoint >> 1) }
    }

    mutating func wakeBodies(of joint: Int32) {
        bodies[joints[joint].ends.bodyA].wakeIfDynamic()
        bodies[joints[joint].ends.bodyB].wakeIfDynamic()
    }

    /// Wakes the bodies that are joined to a body.
    mutating func wakeJoined(to body: Int32) {
        var end = bodies[body].firstJoint
        while end >= 0 {
            wakeBodies(of: end >> 1)
            end = joints[end >> 1][end & 1].next
        }
    }
}
