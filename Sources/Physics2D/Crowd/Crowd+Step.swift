/// What of the world's settings a crowd's step obeys.
struct CrowdRules {
    let pairing: Pairing
    let damping: DampingRule
    let velocityIterations: Int
    let positionIterations: Int
    let allowsSleep: Bool
    let threads: Int
    /// In how many parts contacts are colored.
    let segmentCount: Int
    /// 1 / the last step's time; 0 before the first.
    let inversePreviousTime: Float
    let bodyCount: Int
    let shapeCount: Int
    let jointCount: Int

    init(of world: World) {
        pairing = Pairing(filter: world.filter, hasJoints: world.joints.count > 0)
        damping = world.damping
        velocityIterations = world.velocityIterations
        positionIterations = world.positionIterations
        allowsSleep = world.allowsSleep
        let isLarge = world.dynamicCount >= Tuning.crewCrowdSize
        threads = isLarge ? min(world.threads, CrewMember.most) : 1
        segmentCount = isLarge ? Coloring.segmentCount(of: world.dynamicCount) : 1
        inversePreviousTime = world.inversePreviousTime
        bodyCount = world.bodies.elements.count
        shapeCount = world.shapes.elements.count
        jointCount = world.joints.count > 0 ? world.joints.elements.count : 0
    }
}

extension Crowd {
    /// Moves all bodies forward by a time in seconds.
    mutating func step(_ columns: Columns, _ rules: CrowdRules, _ time: Float) {
        withShift(rules) { $0.step(columns, rules, time, $1) }
    }

    private mutating func step(
        _ columns: Columns, _ rules: CrowdRules, _ time: Float, _ shift: Shift
    ) {
        let step = begin(columns, rules, time)
        touchPairs(step, rules, shift)
        lookahead.age += 1
        // The rows leave their place while stages use them and the rest side by side.
        var rows = contacts
        contacts = []
        rows.withUnsafeMutableBufferPointer { solve(step, rules, $0, shift) }
        contacts = rows
        stopAtImpacts(step, rules.pairing, shift)
    }

    private mutating func stopAtImpacts(_ step: CrowdStep, _ pairing: Pairing, _ shift: Shift) {
        let few = UnsafeBufferPointer(start: self.walls.contents, count: wallCount)
        let walls = Walls(grid: grid, few: wallCount <= Walls.most ? few : nil)
        // Where a bullet stops depends on which of two bodies is first; other bodies mind only what is fixed.
        let alone = Shift(crew: nil)
        let fast = fast.room(for: step.bodyCount).joined(fastCounts.contents, shift) {
            $0.share(of: 0..<step.bodyCount).lowerBound
        }
        guard !fast.isEmpty else { return }
        (hasBullets ? alone : shift).forEachPiece { piece in
            for index in piece.share(of: fast.indices) {
                step.stopAtImpacts(Int(fast[index]), walls, pairing)
            }
        }
    }

    private mutating func solve(
        _ step: CrowdStep, _ rules: CrowdRules, _ rows: UnsafeMutableBufferPointer<CrowdContact>,
        _ shift: Shift
    ) {
        let islands = wakeIslands(step, rules, rows)
        integrateAndColor(rows, step, rules, shift)
        let step = withStandIns(step)
        let joints = joints(step, rules)
        let solver = solver(step, rules, rows, joints)
        let isTouched = colors.contents
        let depths = depths.room(for: 2 * CrewMember.most)
        let (fast, fastCounts) = (fast.room(for: step.bodyCount), fastCounts.room(for: shift.pieceCount))
        shift.run { member in
            solver.solve(joints, rules, isTouched, depths, member)
            member.forEachPiece { piece in
                let bodies = piece.share(of: 0..<step.bodyCount)
                fastCounts[piece.index] = step.place(bodies, fast + bodies.lowerBound)
            }
        }
        if rules.allowsSleep { islands?.sleep(rest.room(for: step.bodyCount), step.time, solver) }
    }

    private mutating func begin(_ columns: Columns, _ rules: CrowdRules, _ time: Float) -> CrowdStep {
        CrowdStep(
            columns: columns, bodyCount: rules.bodyCount, shapeCount: rules.shapeCount, time: time,
            bounds: bounds.room(for: rules.shapeCount),
            placed: placed.room(for: rules.shapeCount), centers: centers.room(for: rules.bodyCount + 1),
            velocities: velocities.room(for: rules.bodyCount + 1),
            shifts: shifts.room(for: rules.bodyCount + 1))
    }

    /// Wakes what touches a body that is awake; nil when nothing sleeps or may.
    private mutating func wakeIslands(
        _ step: CrowdStep, _ rules: CrowdRules, _ rows: UnsafeMutableBufferPointer<CrowdContact>
    ) -> CrowdIslands? {
        guard rules.allowsSleep || hasSleepers else { return nil }
        let islands = CrowdIslands(
            parents: parents.room(for: step.bodyCount), columns: step.columns, bodyCount: step.bodyCount)
        islands.findAll(rows, jointCount: rules.jointCount)
        islands.wake(rest.room(for: step.bodyCount))
        return islands
    }

    // A floor is in contacts of all colors and blocks. Though no impulse moves it, its row would be written by
    // several threads at once.
    /// Gives each block a row that stands in for its bodies that do not move.
    private mutating func withStandIns(_ step: CrowdStep) -> CrowdStep {
        var step = step
        let (count, before) = (step.firstStandIn + colored.blockCount, step.bodyCount + 1)
        step.velocities = velocities.room(for: count, keeping: before)
        step.shifts = shifts.room(for: count, keeping: before)
        return step
    }

    private mutating func solver(
        _ step: CrowdStep, _ rules: CrowdRules, _ rows: UnsafeMutableBufferPointer<CrowdContact>,
        _ joints: CrowdJoints
    ) -> CrowdSolver {
        let nobody = nobody.room(for: rules.threads)
        var none = CrowdContact()
        (none.bodyA, none.bodyB) = (Int32(step.bodyCount), Int32(step.bodyCount))
        nobody.initialize(repeating: none, count: rules.threads)
        return CrowdSolver(
            step: step, rows: rows, slots: slots.contents, blocks: blocks.room(for: colored.blockCount),
            colors: colored,
            // Joints look for all bodies where they are.
            shares: sharing.shares, edges: joints.isEmpty ? sharing.edges(of: step) : nil, nobody: nobody)
    }

    private mutating func joints(_ step: CrowdStep, _ rules: CrowdRules) -> CrowdJoints {
        let members = jointMembers.room(for: rules.jointCount)
        var count = 0
        for index in 0..<rules.jointCount {
            let joint = step.columns.joints + index
            guard joint.pointee.generation != 0 else { continue }
            let ends = joint.pointee.ends
            guard step.centers[Int(ends.bodyA)].z > 0 || step.centers[Int(ends.bodyB)].z > 0 else {
                continue
            }
            members[count] = Int32(index)
            count += 1
        }
        return CrowdJoints(
            step: step,
            solver: JointSolver(
                bodies: step.columns.bodies, joints: step.columns.joints,
                members: UnsafeBufferPointer(start: members, count: count)))
    }
}

extension CrowdSolver {
    /// What a member of the crew does of a step's solution.
    fileprivate func solve(
        _ joints: CrowdJoints, _ rules: CrowdRules, _ isTouched: UnsafePointer<UInt64>,
        _ depths: UnsafeMutablePointer<Float>, _ member: CrewMember
    ) {
        let impulseScale = rules.inversePreviousTime * step.time
        let bodies = edges?.bodies(of: member) ?? member.share(of: 0..<step.bodyCount)
        prepare(member, impulseScale: impulseScale)
        edges?.moveOut(step, member)
        member.wait()
        joints.byOne(member) { joints.prepare(impulseScale: impulseScale) }
        warmStart(member)
        for iteration in 0..<rules.velocityIterations {
            let isLast = iteration == rules.velocityIterations - 1
            joints.byOne(member) { joints.solveVelocities() }
            if isLast { settleVelocities(member) } else { solveVelocities(member) }
        }
        member.wait(for: shares.neighbors[member.index])
        finishVelocities(member)
        member.wait()
        edges?.bringVelocitiesBack(step, member)
        step.integratePositions(bodies, isTouched)
        for iteration in 0..<rules.positionIterations {
            // In two places by turns: who is ahead writes into one while others read the other.
            let depths = depths + CrewMember.most * (iteration & 1)
            // Joints are the first member's, and so is their verdict.
            depths[member.index] = 0
            joints.byOne(member) {
                if !joints.solvePositions() { depths[0] = -.greatestFiniteMagnitude }
            }
            depths[member.index] = min(depths[member.index], solvePositions(member))
            member.wait()
            let deepest = (0..<member.count).reduce(Float(0)) { min($0, depths[$1]) }
            if deepest >= -3 * Tuning.linearSlop { break }
        }
        edges?.bringShiftsBack(step, member)
        member.wait()
    }
}
