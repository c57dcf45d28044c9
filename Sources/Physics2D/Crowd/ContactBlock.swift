// With the inverse inertia i, an impulse p along n at an arm r changes a body's angular velocity by
// i p (r x n), and the speed of its point along n is n.v + (r x n) w. If angular velocities are counted in
// units of the root of i, w = sqrt(i) w', both get the same factor: w' changes by p j with j = sqrt(i) (r x n),
// and the point's speed is n.v + j w'. So one number for each body and point tells what the contact feels and
// what it does. A body that cannot move has masses of 0 and is not moved, without asking.

/// Four contacts that share no body, a lane each. A lane that is not used has factors of 0.
struct ContactBlock: BitwiseCopyable {
    struct Point: BitwiseCopyable {
        /// sqrt(i) (r x n) of the two bodies.
        var turnA, turnB: Lanes
        /// The impulse that takes away a speed of 1, and more by the relaxation; 0 for a point that there is not.
        var mass: Lanes
        /// The speed at which the bodies must part: the bounce.
        var partingSpeed: Lanes
        var impulse: Lanes
        var separation: Lanes
    }

    var bodyA, bodyB: BodyOffsets
    var normalX, normalY: Lanes
    /// The bodies' inverse masses, and the roots of their inverse inertias.
    var massA, massB, rootA, rootB: Lanes
    var friction: Lanes
    var first, second: Point
    /// What rubs in the middle between the points: sqrt(i) (r x t) of the two bodies, the impulse that takes
    /// away a speed of 1 and more by the relaxation, and the impulse.
    var slideA, slideB, slideMass, slideImpulse: Lanes
}

/// Four rows of contacts.
typealias FourRows = (
    UnsafeMutableRawPointer, UnsafeMutableRawPointer, UnsafeMutableRawPointer, UnsafeMutableRawPointer
)

extension FourBodies {
    /// Four numbers of each contact's row, turned into columns.
    @inline(__always) init(_ rows: FourRows, _ offset: Int) {
        self.init(rows.0 + offset, rows.1 + offset, rows.2 + offset, rows.3 + offset)
    }

    /// Columns written as four numbers of each contact's row.
    @inline(__always) func store(_ rows: FourRows, _ offset: Int) {
        store(rows.0 + offset, rows.1 + offset, rows.2 + offset, rows.3 + offset)
    }
}

extension UnsafeMutablePointer<ContactBlock> {
    /// Where the block's first bodies stand, and its second ones.
    @inline(__always) var bodyA: UnsafePointer<BodyOffsets> {
        UnsafeRawPointer(self).assumingMemoryBound(to: BodyOffsets.self)
    }
    @inline(__always) var bodyB: UnsafePointer<BodyOffsets> { bodyA + 1 }
}

extension ContactBlock {
    /// Makes a block of four rows, with what the solver needs for them. A row of its own stands in for all of its
    /// bodies that do not move.
    @inline(__always) static func prepare(
        _ block: UnsafeMutablePointer<ContactBlock>, _ rows: FourRows, _ step: CrowdStep, standIn: Int,
        impulseScale: Float
    ) {
        @inline(__always) func bodies(_ offset: Int) -> BodyOffsets {
            BodyOffsets(
                rows.0.load(fromByteOffset: offset, as: Int32.self),
                rows.1.load(fromByteOffset: offset, as: Int32.self),
                rows.2.load(fromByteOffset: offset, as: Int32.self),
                rows.3.load(fromByteOffset: offset, as: Int32.self))
        }
        block.pointee.bodyA = bodies(CrowdContact.bodyAOffset)
        block.pointee.bodyB = bodies(CrowdContact.bodyBOffset)
        let geometry = FourBodies(rows, CrowdContact.geometryOffset)
        let arms = FourBodies(rows, CrowdContact.armsOffset)
        let impulses = FourBodies(rows, CrowdContact.impulsesOffset)
        let material = FourBodies(rows, CrowdContact.materialOffset)
        let (a, b) = (FourBodies(step.centers, block.bodyA), FourBodies(step.centers, block.bodyB))
        let u = FourMotions(step.velocities, block.bodyA)
        let v = FourMotions(step.velocities, block.bodyB)
        let (nx, ny) = (geometry.x, geometry.y)
        let relaxation = Tuning.crowdRelaxation
        (block.pointee.normalX, block.pointee.normalY) = (nx, ny)
        block.pointee.friction = material.x
        // A centre's row ends with the inverse mass and the root of the inverse inertia.
        (block.pointee.massA, block.pointee.massB) = (a.turn, b.turn)
        (block.pointee.rootA, block.pointee.rootB) = (a.extra, b.extra)
        (step.velocities[standIn], step.shifts[standIn]) = (.zero, .zero)
        block.pointee.bodyA.replace(where: a.turn .== 0, with: standIn)
        block.pointee.bodyB.replace(where: b.turn .== 0, with: standIn)
        let mass = a.turn + b.turn
        let (wayX, wayY) = (a.x - b.x, a.y - b.y)
        let approach = (v.x - u.x) * nx + (v.y - u.y) * ny
        let zero = Lanes.zero
        @inline(__always) func point(
            _ x: Lanes, _ y: Lanes, _ exists: Lanes, _ separation: Lanes, _ press: Lanes
        ) -> Point {
            let (bx, by) = (x + wayX, y + wayY)
            let turnA = a.extra * (x * ny - y * nx)
            let turnB = b.extra * (bx * ny - by * nx)
            let normal = mass + turnA * turnA + turnB * turnB
            let speed = approach + turnB * v.turn - turnA * u.turn
            let bounce = -(material.y * speed)
            return Point(
                turnA: turnA, turnB: turnB,
                mass: zero.replacing(with: relaxation * exists / normal, where: normal .> zero),
                partingSpeed: zero.replacing(
                    with: bounce, where: speed .< Lanes(repeating: -Tuning.bounceThreshold)),
                impulse: impulseScale * press, separation: separation)
        }
        block.pointee.first = point(arms.x, arms.y, material.turn, geometry.turn, impulses.x)
        block.pointee.second = point(arms.turn, arms.extra, material.extra, geometry.extra, impulses.turn)
        let (x, y) = (0.5 * (arms.x + arms.turn), 0.5 * (arms.y + arms.extra))
        let slideA = -(a.extra * (x * nx + y * ny))
        let slideB = -(b.extra * ((x + wayX) * nx + (y + wayY) * ny))
        let tangent = mass + slideA * slideA + slideB * slideB
        (block.pointee.slideA, block.pointee.slideB) = (slideA, slideB)
        block.pointee.slideMass = zero.replacing(
            with: relaxation * material.turn / tangent, where: tangent .> zero)
        block.pointee.slideImpulse = impulseScale * impulses.y
    }

    /// Applies the impulses of the step before.
    @inline(__always) static func warmStart(
        _ block: UnsafeMutablePointer<ContactBlock>, _ velocities: UnsafeMutablePointer<Lanes>
    ) {
        var a = FourMotions(velocities, block.bodyA)
        var b = FourMotions(velocities, block.bodyB)
        let (p, q) = (block.pointee.first, block.pointee.second)
        let slide = block.pointee.slideImpulse
        turn(&a, &b, p.impulse, p.turnA, p.turnB)
        turn(&a, &b, q.impulse, q.turnA, q.turnB)
        turn(&a, &b, slide, block.pointee.slideA, block.pointee.slideB)
        block.pointee.push(&a, &b, p.impulse + q.impulse, slide)
        a.store(velocities, block.bodyA)
        b.store(velocities, block.bodyB)
    }

    // All three impulses of a contact change the velocities along the same two directions, so the solver works
    // with the bodies' relative speeds along these, and tells the bodies once at the end.
    //
    // Two boxes that touch along a face can turn and shift against one another in three ways, so three
    // impulses hold them: one at each point, and what rubs, which is the same wherever along the face it acts.
    // What rubs comes between the points, as an impulse at one point turns the boxes and makes them slide, and
    // that, stopped, presses on the other point: in this order the slowest motion of a pyramid fades two
    // fifths faster than when what rubs is solved first.
    /// Makes the points stop approaching and sliding, as far as they may.
    @inline(__always) static func solveVelocities(
        _ block: UnsafeMutablePointer<ContactBlock>, _ velocities: UnsafeMutablePointer<Lanes>
    ) {
        var a = FourMotions(velocities, block.bodyA)
        var b = FourMotions(velocities, block.bodyB)
        let (x, y) = (b.x - a.x, b.y - a.y)
        let (nx, ny) = (block.pointee.normalX, block.pointee.normalY)
        let (approachBefore, slideBefore) = (x * nx + y * ny, x * ny - y * nx)
        var approach = approachBefore
        let mass = block.pointee.massA + block.pointee.massB
        var (p, q) = (block.pointee.first, block.pointee.second)
        @inline(__always) func press(_ point: inout Point) -> Lanes {
            let speed = approach + (point.turnB * b.turn - point.turnA * a.turn)
            let sum = most(point.impulse - point.mass * (speed - point.partingSpeed), .zero)
            let impulse = sum - point.impulse
            point.impulse = sum
            approach += mass * impulse
            ContactBlock.turn(&a, &b, impulse, point.turnA, point.turnB)
            return impulse
        }
        let first = press(&p)
        let (slideA, slideB) = (block.pointee.slideA, block.pointee.slideB)
        // A difference, not a sum: the compiler, which sees the lanes one by one, would mix up summands that
        // are computed alike, a lane here and a lane there.
        let slide = slideBefore - (slideA * a.turn - slideB * b.turn)
        let limit = block.pointee.friction * (p.impulse + q.impulse)
        let before = block.pointee.slideImpulse
        let sum = most(-limit, least(before - block.pointee.slideMass * slide, limit))
        let rub = sum - before
        block.pointee.slideImpulse = sum
        ContactBlock.turn(&a, &b, rub, slideA, slideB)
        let normal = first + press(&q)
        block.pointee.first.impulse = p.impulse
        block.pointee.second.impulse = q.impulse
        block.pointee.push(&a, &b, normal, rub)
        a.store(velocities, block.bodyA)
        b.store(velocities, block.bodyB)
    }

    // A point at the arm r goes (w h) x r in a time h and falls short of its circle by (w h)^2 r / 2, of which
    // (w h)^2 (n.r) / 2 lies along the normal; n.r is the slide's factor without the root, turned around.
    /// Follows the gaps of the points through the way that the bodies take in the step.
    @inline(__always) static func advance(
        _ block: UnsafeMutablePointer<ContactBlock>, _ velocities: UnsafePointer<Lanes>, _ time: Float
    ) {
        let a = FourMotions(velocities, block.bodyA)
        let b = FourMotions(velocities, block.bodyB)
        let (rootA, rootB) = (block.pointee.rootA, block.pointee.rootB)
        let approach = block.pointee.approach(a, b)
        let share = 0.5 * time * time
        let (bendA, bendB) = (share * rootA * a.turn * a.turn, share * rootB * b.turn * b.turn)
        let bend = bendB * block.pointee.slideB - bendA * block.pointee.slideA
        @inline(__always) func follow(_ point: inout Point) {
            point.separation += time * (approach + (point.turnB * b.turn - point.turnA * a.turn))
            point.separation += bend
        }
        follow(&block.pointee.first)
        follow(&block.pointee.second)
    }

    /// Moves the bodies apart by a share of their overlap; answers with the least gaps found.
    @inline(__always) static func solvePositions(
        _ block: UnsafeMutablePointer<ContactBlock>, _ shifts: UnsafeMutablePointer<Lanes>
    ) -> Lanes {
        var (a, b) = (FourMotions(shifts, block.bodyA), FourMotions(shifts, block.bodyB))
        var approach = block.pointee.approach(a, b)
        let mass = block.pointee.massA + block.pointee.massB
        var deepest = Lanes.zero
        // The masses are relaxed, the shares are not.
        let share = Tuning.overlapShare / Tuning.crowdRelaxation
        @inline(__always) func part(_ point: Point) -> Lanes {
            let gap = point.separation + approach + (point.turnB * b.turn - point.turnA * a.turn)
            deepest = least(deepest, gap)
            let excess = share * (gap + Tuning.linearSlop)
            let limit = -Tuning.maximumCorrection / Tuning.crowdRelaxation
            let correction = most(Lanes(repeating: limit), least(excess, .zero))
            let impulse = -(point.mass * correction)
            approach += mass * impulse
            ContactBlock.turn(&a, &b, impulse, point.turnA, point.turnB)
            return impulse
        }
        let normal = part(block.pointee.first) + part(block.pointee.second)
        block.pointee.push(&a, &b, normal, .zero)
        a.store(shifts, block.bodyA)
        b.store(shifts, block.bodyB)
        return deepest
    }

    /// How far apart the points are with the bodies shifted; the smaller of both.
    static func depth(
        _ block: UnsafeMutablePointer<ContactBlock>, _ shifts: UnsafePointer<Lanes>
    ) -> Lanes {
        let (a, b) = (FourMotions(shifts, block.bodyA), FourMotions(shifts, block.bodyB))
        let approach = block.pointee.approach(a, b)
        let (first, second) = (block.pointee.first, block.pointee.second)
        return least(
            first.separation + approach + (first.turnB * b.turn - first.turnA * a.turn),
            second.separation + approach + (second.turnB * b.turn - second.turnA * a.turn))
    }

    /// How fast the second body leaves the first along the normal.
    @inline(__always) private func approach(_ a: FourMotions, _ b: FourMotions) -> Lanes {
        (b.x - a.x) * normalX + (b.y - a.y) * normalY
    }

    @inline(__always) func push(
        _ a: inout FourMotions, _ b: inout FourMotions, _ normal: Lanes, _ tangent: Lanes
    ) {
        let x = normal * normalX + tangent * normalY
        let y = normal * normalY - tangent * normalX
        a.x -= massA * x
        a.y -= massA * y
        b.x += massB * x
        b.y += massB * y
    }

    @inline(__always) static func turn(
        _ a: inout FourMotions, _ b: inout FourMotions, _ impulse: Lanes, _ turnA: Lanes, _ turnB: Lanes
    ) {
        a.turn -= impulse * turnA
        b.turn += impulse * turnB
    }
}
