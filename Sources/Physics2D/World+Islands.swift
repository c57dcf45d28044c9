// Bodies that touch one another or are joined, directly or through others, form an island. Fixed bodies do not connect: two
// boxes on one floor are two islands. Each island is solved by itself, and falls asleep as a whole once all
// its bodies have been slow for a while.

extension World {
    /// Finds the islands of awake bodies and moves each of them forward.
    mutating func solveIslands(_ time: Float) {
        let impulseScale = inversePreviousTime * time
        var seed = newestBody
        while seed >= 0 {
            let body = bodies[seed]
            if body.isMoving && !body.isInIsland {
                gatherIsland(from: seed)
                solveIsland(time, impulseScale: impulseScale)
            }
            seed = body.older
        }
        finishIslands()
    }

    /// Collects everything that is connected with a body by touching contacts and joints.
    private mutating func gatherIsland(from seed: Int32) {
        scratch.islandBodies.removeAll(keepingCapacity: true)
        scratch.islandContacts.removeAll(keepingCapacity: true)
        scratch.islandJoints.removeAll(keepingCapacity: true)
        scratch.bodyStack.removeAll(keepingCapacity: true)
        scratch.bodyStack.append(seed)
        bodies[seed].isInIsland = true
        while let place = scratch.bodyStack.popLast() {
            scratch.islandBodies.append(place)
            guard bodies[place].kind == .dynamic else { continue }
            bodies[place].wake()
            gatherContacts(of: place)
            gatherJoints(of: place)
        }
        // A fixed body may be in several islands.
        for place in scratch.islandBodies where bodies[place].kind == .fixed {
            bodies[place].isInIsland = false
        }
    }

    private mutating func gatherContacts(of place: Int32) {
        var end = bodies[place].firstContact
        while end >= 0 {
            let contact = contacts[end >> 1]
            let (index, next) = (end >> 1, contact[end & 1].next)
            end = next
            guard !contact.isInIsland, contact.isEnabled, contact.isTouching else { continue }
            contacts[index].isInIsland = true
            scratch.islandContacts.append(index)
            visit(contact.bodyA == place ? contact.bodyB : contact.bodyA)
        }
    }

    private mutating func gatherJoints(of place: Int32) {
        var end = bodies[place].firstJoint
        while end >= 0 {
            let (index, joint) = (end >> 1, joints[end >> 1])
            end = joint[end & 1].next
            guard !joint.isInIsland else { continue }
            joints[index].isInIsland = true
            scratch.islandJoints.append(index)
            visit(joint.body(besides: place))
        }
    }

    private mutating func visit(_ body: Int32) {
        guard !bodies[body].isInIsland else { return }
        bodies[body].isInIsland = true
        scratch.bodyStack.append(body)
    }

    private mutating func solveIsland(_ time: Float, impulseScale: Float) {
        let (velocityIterations, positionIterations) = (velocityIterations, positionIterations)
        let (damping, allowsSleep) = (damping, allowsSleep)
        withIsland(impulseScale: impulseScale) { island in
            island.integrateVelocities(time, damping: damping)
            island.solver.prepare()
            island.solver.warmStart()
            island.joints.prepare(JointStep(time: time, impulseScale: impulseScale))
            for _ in 0..<velocityIterations {
                island.joints.solveVelocities()
                island.solver.solveVelocities()
            }
            island.solver.storeImpulses(in: island.columns.contacts)
            island.integratePositions(time)
            let isSettled = (0..<positionIterations).contains { _ in island.solvePositions() }
            island.place()
            if allowsSleep { island.updateSleep(time, isSettled: isSettled) }
        }
    }

    /// Makes the constraints of the gathered contacts, and lends the island to `body`.
    mutating func withIsland(impulseScale: Float, _ body: (Island) -> Void) {
        var scratch = Scratch()
        swap(&scratch, &self.scratch)
        withColumns { columns in
            scratch.constraints.removeAll(keepingCapacity: true)
            for contact in scratch.islandContacts {
                scratch.constraints.append(ContactConstraint(contact, columns, impulseScale: impulseScale))
            }
            scratch.constraints.withUnsafeMutableBufferPointer { constraints in
                scratch.islandBodies.withUnsafeBufferPointer { members in
                    scratch.islandJoints.withUnsafeBufferPointer { joints in
                        body(
                            Island(
                                columns: columns, members: members,
                                solver: ContactSolver(bodies: columns.bodies, constraints: constraints),
                                joints: JointSolver(
                                    bodies: columns.bodies, joints: columns.joints, members: joints)))
                    }
                }
            }
        }
        swap(&scratch, &self.scratch)
    }

    /// Takes the island marks off and lets the tree follow the bodies that moved.
    private mutating func finishIslands() {
        var place = newestBody
        while place >= 0 {
            if bodies[place].isInIsland {
                bodies[place].isInIsland = false
                if bodies[place].kind == .dynamic { moveLeaves(of: place) }
            }
            place = bodies[place].older
        }
        var contact = newestContact
        while contact >= 0 {
            contacts[contact].isInIsland = false
            contact = contacts[contact].older
        }
        for index in joints.elements.indices { joints.elements[index].isInIsland = false }
    }

    /// Enlarges and moves the leaves of a body's shapes to what they swept over.
    mutating func moveLeaves(of place: Int32) {
        let (start, end) = (bodies[place].sweep.startPlacement, bodies[place].placement)
        var shape = bodies[place].firstShape
        while shape >= 0 {
            let index = shape
            let box = withColumns { columns in
                let hull = columns.hull(index)
                return hull.box(at: start).union(hull.box(at: end))
            }
            if tree.move(shapes[index].leaf, to: box, way: end.position - start.position) {
                movedShapes.append(index)
            }
            shape = shapes[index].next
        }
    }
}
