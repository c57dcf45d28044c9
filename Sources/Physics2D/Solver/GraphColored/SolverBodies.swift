/// The bodies in the form of the graph-colored solver: rows of four floats, by the bodies' indices. The rows
/// of bodies are followed by the null body for unused lanes, the boundary bodies (see `BoundaryBodies`), and
/// one dummy per constraint.
struct SolverBodies {
    let context: StepContext
    /// The center of mass, the inverse mass, and the square root of the inverse inertia, the latter two 0 for
    /// a body that does not move.
    let centers: UnsafeMutablePointer<FloatW>
    /// The velocity and the angular velocity divided by the root; the fourth scalar is not read.
    let velocities: UnsafeMutablePointer<FloatW>
    /// The position deltas of the position solver, in the same form as velocities.
    let deltas: UnsafeMutablePointer<FloatW>

    var bodyCount: Int { context.bodyCount }
    var nullBody: Int { bodyCount }
    /// The first boundary body; a gap of 64 bytes, a cache line, lies between the null body and it.
    var firstBoundaryBody: Int { bodyCount + 5 }
    var firstDummy: Int { firstBoundaryBody + bodyCount }

    @inline(__always) func isMoving(_ body: Int32) -> Bool { centers[Int(body)].z > 0 }

    /// Integrates the velocities of a range of bodies, and fills their rows; after the last body, the null
    /// body's too.
    func begin(_ range: Range<Int>, _ settings: StepSettings) {
        for index in range {
            let body = context.bodies + index
            deltas[index] = .zero
            let center = body.pointee.sweep.center
            guard body.pointee.isAlive, body.pointee.isMoving else {
                velocities[index] = .zero
                centers[index] = FloatW(center.x, center.y, 0, 0)
                continue
            }
            centers[index] = FloatW(
                center.x, center.y, body.pointee.inverseMass, body.pointee.inverseInertia.squareRoot())
            body.pointee.integrateVelocities(settings.time, damping: settings.damping)
            loadVelocity(index)
        }
        guard range.upperBound == bodyCount else { return }
        (velocities[nullBody], deltas[nullBody], centers[nullBody]) = (.zero, .zero, .zero)
    }

    /// Copies the velocity of a body to its row.
    @inline(__always) func loadVelocity(_ index: Int) {
        let body = context.bodies + index
        let root = centers[index].w
        velocities[index] = FloatW(
            body.pointee.velocity.x, body.pointee.velocity.y,
            root > 0 ? body.pointee.angularVelocity / root : 0, root)
    }

    /// Copies the velocity of a row to its body.
    @inline(__always) func storeVelocity(_ index: Int) {
        let body = context.bodies + index
        let (row, root) = (velocities[index], centers[index].w)
        body.pointee.velocity = Vector2(row.x, row.y)
        if root > 0 { body.pointee.angularVelocity = root * row.z }
    }

    /// Moves a range of bodies by their velocities. A body without contacts keeps its velocity to the last
    /// bit.
    func integratePositions(_ range: Range<Int>, _ time: Float, _ colorMasks: UnsafePointer<UInt64>) {
        for index in range where centers[index].z > 0 {
            if colorMasks[index] != 0 { storeVelocity(index) }
            context.bodies[index].integratePosition(time)
        }
    }

    /// Applies the position deltas of a range of bodies, and updates their transforms, four at a time.
    func finish(_ range: Range<Int>) {
        var four = SIMD4<Int32>(repeating: 0)
        var count = 0
        for index in range where centers[index].z > 0 {
            let body = context.bodies + index
            let (delta, root) = (deltas[index], centers[index].w)
            body.pointee.sweep.center += Vector2(delta.x, delta.y)
            body.pointee.sweep.angle += root * delta.z
            four[count] = Int32(truncatingIfNeeded: index)
            count += 1
            if count == 4 {
                place4(four, 4)
                count = 0
            }
        }
        place4(four, count)
    }

    @inline(__always) private func place4(_ four: SIMD4<Int32>, _ count: Int) {
        guard count > 0 else { return }
        let rows = context.bodies
        let angles = FloatW(
            rows[Int(four[0])].sweep.angle, rows[Int(four[1])].sweep.angle, rows[Int(four[2])].sweep.angle,
            rows[Int(four[3])].sweep.angle)
        let (sines, cosines) = sinesAndCosines(angles)
        for lane in 0..<count {
            let body = rows + Int(four[lane])
            let rotation = Rotation(sine: sines[lane], cosine: cosines[lane])
            body.pointee.transform = Transform(
                position: body.pointee.sweep.center - rotation.rotate(body.pointee.sweep.localCenter),
                rotation: rotation)
        }
    }
}
