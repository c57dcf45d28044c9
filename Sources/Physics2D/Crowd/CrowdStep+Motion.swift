extension CrowdStep {
    /// Lets gravity, forces and damping act, and hands the velocities to the solver.
    func integrateVelocities(_ range: Range<Int>, damping: DampingRule) {
        for place in range {
            let body = columns.bodies + place
            shifts[place] = .zero
            guard body.pointee.generation != 0, body.pointee.isMoving else {
                velocities[place] = .zero
                continue
            }
            (centers[place].z, centers[place].w) =
                (body.pointee.inverseMass, body.pointee.inverseInertia.squareRoot())
            body.pointee.sweep.startCenter = body.pointee.sweep.center
            body.pointee.sweep.startAngle = body.pointee.sweep.angle
            body.pointee.sweep.startFraction = 0
            body.pointee.integrateVelocity(time, damping: damping)
            body.pointee.angularVelocity += time * body.pointee.inverseInertia * body.pointee.torque
            body.pointee.angularVelocity *= damping.factor(body.pointee.angularDamping, time)
            takeVelocity(of: place)
        }
        guard range.upperBound == bodyCount else { return }
        // Nobody's row, for lanes that are not used.
        velocities[bodyCount] = .zero
        shifts[bodyCount] = .zero
        centers[bodyCount] = .zero
    }

    @inline(__always) func takeVelocity(of place: Int) {
        let body = columns.bodies + place
        let turn = centers[place].w
        velocities[place] = Lanes(
            body.pointee.velocity.x, body.pointee.velocity.y,
            turn > 0 ? body.pointee.angularVelocity / turn : 0, turn)
    }

    @inline(__always) func giveVelocity(to place: Int) {
        let body = columns.bodies + place
        let (row, turn) = (velocities[place], centers[place].w)
        body.pointee.velocity = Vector2(row.x, row.y)
        if turn > 0 { body.pointee.angularVelocity = turn * row.z }
    }

    /// Moves the bodies by their velocities, which are cut where a body would fly absurdly far. A body that
    /// nothing touched keeps its velocity to the last bit.
    func integratePositions(_ range: Range<Int>, _ isTouched: UnsafePointer<UInt64>) {
        for place in range where centers[place].z > 0 {
            let body = columns.bodies + place
            if isTouched[place] != 0 { giveVelocity(to: place) }
            body.pointee.integratePosition(time)
        }
    }

    /// Brings the bodies to where the position solver wants them, four at a time; lists those that are fast, and
    /// answers with how many they are.
    func place(_ range: Range<Int>, _ fast: UnsafeMutablePointer<Int32>) -> Int {
        var four = SIMD4<Int32>(repeating: 0)
        var (count, fastCount) = (0, 0)
        for place in range where centers[place].z > 0 {
            let body = columns.bodies + place
            let (shift, root) = (shifts[place], centers[place].w)
            body.pointee.sweep.center += Vector2(shift.x, shift.y)
            body.pointee.sweep.angle += root * shift.z
            if isFast(place) {
                fast[fastCount] = Int32(truncatingIfNeeded: place)
                fastCount += 1
            }
            four[count] = Int32(truncatingIfNeeded: place)
            count += 1
            if count == 4 {
                turn(four, 4)
                count = 0
            }
        }
        turn(four, count)
        return fastCount
    }

    @inline(__always) private func turn(_ four: SIMD4<Int32>, _ count: Int) {
        guard count > 0 else { return }
        let rows = columns.bodies
        let angles = Lanes(
            rows[Int(four[0])].sweep.angle, rows[Int(four[1])].sweep.angle, rows[Int(four[2])].sweep.angle,
            rows[Int(four[3])].sweep.angle)
        let (sines, cosines) = sinesAndCosines(angles)
        for lane in 0..<count {
            let body = rows + Int(four[lane])
            let rotation = Rotation(sine: sines[lane], cosine: cosines[lane])
            body.pointee.placement = Placement(
                position: body.pointee.sweep.center - rotation.turning(body.pointee.sweep.localCenter),
                rotation: rotation)
        }
    }
}
