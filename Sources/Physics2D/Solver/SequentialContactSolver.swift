// Sequential impulses (Catto, "Iterative Dynamics with Temporal Coherence", GDC 2005): projected Gauss-Seidel
// over the contacts of an island. Each contact in turn gets the impulse that stops its points from
// approaching; after some iterations all are nearly satisfied at once. The sign constraint, to push and never
// pull, applies to a point's accumulated impulse, not to each change of it, so that later iterations can take
// back an excess. The result is that of Box2D 2.3's order of contacts; see `IndependentOrder`.

/// The solver that solves island by island, contact after contact.
struct SequentialContactSolver: ContactSolver {
    private var order = IndependentOrder()
    private var pairs = ScratchBuffer<ContactPair>()
    private var velocities = ScratchBuffer<VelocityPair>()

    mutating func solve(
        _ context: StepContext, _ islands: Islands, _ settings: StepSettings, _ workers: WorkerScope
    ) {
        for index in 0..<islands.count {
            let isSettled = solve(islands.islands[index], of: islands, context, settings)
            islands.islands[index].isUnsettled = !isSettled
        }
    }

    private mutating func solve(
        _ island: Island, of islands: Islands, _ context: StepContext, _ settings: StepSettings
    ) -> Bool {
        let members = islands.bodies(of: island)
        for member in members {
            context.bodies[Int(member)].integrateVelocities(settings.time, damping: settings.damping)
        }
        let contacts = constraints(
            of: islands.contacts(of: island), context, impulseScale: settings.impulseScale)
        let joints = JointSolver(
            bodies: context.bodies, joints: context.joints, members: islands.joints(of: island))
        contacts.prepare()
        contacts.warmStart()
        joints.prepare(JointStep(time: settings.time, impulseScale: settings.impulseScale))
        for _ in 0..<settings.velocityIterations {
            joints.solveVelocities()
            contacts.solveVelocities()
        }
        contacts.storeImpulses(in: context.contacts)
        for member in members { context.bodies[Int(member)].integratePosition(settings.time) }
        var isSettled = false
        for _ in 0..<settings.positionIterations where !isSettled {
            let areContactsSettled = contacts.solvePositions()
            isSettled = joints.solvePositions() && areContactsSettled
        }
        for member in members { context.place(member) }
        return isSettled
    }

    /// Creates the constraints of contacts.
    mutating func constraints(
        of contacts: UnsafeBufferPointer<Int32>, _ context: StepContext, impulseScale: Float
    ) -> ContactConstraints {
        ContactConstraints(
            order.sort(contacts, context), context, impulseScale: impulseScale,
            pairs: pairs.reserve(contacts.count), velocities: velocities.reserve(contacts.count))
    }
}

extension StepContext {
    /// Updates a body's transform to its new center and angle.
    @inline(__always) func place(_ body: Int32) {
        let body = bodies + Int(body)
        body.pointee.transform = body.pointee.sweptTransform()
    }
}
