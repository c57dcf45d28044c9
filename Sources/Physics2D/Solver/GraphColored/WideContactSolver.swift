/// The solver of the wide constraints of a step, color by color.
struct WideContactSolver {
    let bodies: SolverBodies
    /// The contact in each lane; -1 for an unused lane.
    let lanes: UnsafePointer<Int32>
    let constraints: UnsafeMutablePointer<WideContactConstraint>
    let colors: GraphColors
    let partition: WorkPartition
    /// The copies of bodies that several workers move; nil when bodies are solved in their own rows.
    let boundary: BoundaryBodies?
    /// A null contact for unused lanes, one for each worker.
    let nullContacts: UnsafeMutablePointer<Contact>

    var constraintCount: Int { colors.constraintCount }

    /// Prepares the worker's constraints for the bodies' current transforms.
    func prepare(_ worker: Worker, impulseScale: Float) {
        forEachOwn(worker) { range in
            for index in range {
                WideContactConstraint.prepare(
                    constraints + index, ContactW(contacts(of: index, worker), bodies.context), bodies,
                    dummy: bodies.firstDummy + index, impulseScale: impulseScale)
            }
        }
        guard let boundary else { return }
        for color in 0...GraphColors.overflow {
            for index in partition[color, worker].boundary { boundary.remap(constraints + index) }
        }
    }

    /// Calls `visit` with ranges of the worker's constraints, for work that is independent of the order.
    @inline(__always) private func forEachOwn(_ worker: Worker, _ visit: (Range<Int>) -> Void) {
        guard worker.count > 1 else { return visit(0..<constraintCount) }
        for color in 0...GraphColors.overflow where colors.size(color) > 0 {
            visit(partition[color, worker].all)
        }
    }

    @inline(__always) private func contacts(of index: Int, _ worker: Worker) -> ContactRowsW {
        @inline(__always) func contact(_ lane: Int) -> UnsafeMutablePointer<Contact> {
            let contact = Int(lanes[4 * index + lane])
            assert(contact < bodies.context.contactCount, "a lane holds a contact of the store")
            return contact >= 0 ? bodies.context.contacts + contact : nullContacts + worker.index
        }
        return ContactRowsW(a: contact(0), b: contact(1), c: contact(2), d: contact(3))
    }

    /// Applies the impulses of the last step.
    func warmStart(_ worker: Worker) {
        forEachInTurn(worker) { range in
            for index in range { WideContactConstraint.warmStart(constraints + index, bodies.velocities) }
        }
    }

    func solveVelocities(_ worker: Worker) {
        forEachInTurn(worker) { range in
            for index in range {
                WideContactConstraint.solveVelocities(constraints + index, bodies.velocities)
            }
        }
    }

    func solveBlocks(_ worker: Worker) {
        forEachInTurn(worker) { range in
            for index in range { WideContactConstraint.solveBlock(constraints + index, bodies.velocities) }
        }
    }

    /// Calls `visit` with ranges of the worker's constraints, color by color.
    @inline(__always) private func forEachInTurn(_ worker: Worker, _ visit: (Range<Int>) -> Void) {
        // Constraints of different colors share boundary bodies, so a worker solves a color's boundary when
        // all its neighbors have solved theirs of the color before.
        guard worker.count > 1 else { return visit(0..<constraintCount) }
        let neighbors = partition.neighbors[worker.index]
        for color in 0...GraphColors.overflow where colors.size(color) > 0 {
            let own = partition[color, worker]
            if !own.boundary.isEmpty { worker.wait(for: neighbors) }
            visit(own.boundary)
            worker.advance()
            visit(own.interior)
        }
    }

    /// Stores the impulses for the next step, and advances the separations to where the bodies will be.
    func finishVelocities(_ worker: Worker, _ time: Float) {
        forEachOwn(worker) { range in
            for index in range {
                let solved = constraints + index
                WideContactConstraint.advance(solved, bodies.velocities, time)
                ContactW.storeImpulses(
                    solved.pointee.first.normalImpulse, solved.pointee.second.normalImpulse,
                    tangent: solved.pointee.tangentImpulse, contacts(of: index, worker))
            }
        }
    }

    /// Moves overlapping bodies apart by one iteration; returns the least separation that the worker found, 0
    /// at most.
    func solvePositions(_ worker: Worker) -> Float {
        var deepest = FloatW.zero
        forEachInTurn(worker) { range in
            for index in range {
                deepest = min(
                    deepest, WideContactConstraint.solvePositions(constraints + index, bodies.deltas))
            }
        }
        return deepest.min()
    }

    /// Calls `visit` with a moving body of each contact that overlaps by more than three slops.
    func forEachDeepContact(_ visit: (Int32) -> Void) {
        for index in 0..<constraintCount {
            let separation = WideContactConstraint.separation(constraints + index, bodies.deltas)
            for lane in 0..<4 where separation[lane] < -3 * Tuning.linearSlop && lanes[4 * index + lane] >= 0
            {
                let contact = bodies.context.contacts[Int(lanes[4 * index + lane])]
                visit(bodies.isMoving(contact.bodyA) ? contact.bodyA : contact.bodyB)
            }
        }
    }
}
