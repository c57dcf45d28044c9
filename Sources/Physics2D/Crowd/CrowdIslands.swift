// What touches or is joined, directly or through others, is an island here too, but only for sleep: it falls
// asleep and wakes as one. Each body points to another of its island or to itself; joining two islands lets
// the root with the higher number point to the other one, so that the roots do not depend on the order.

/// Which bodies are connected by touch and joints.
struct CrowdIslands {
    let parents: UnsafeMutablePointer<Int32>
    let columns: Columns
    let bodyCount: Int

    func findAll(_ rows: UnsafeMutableBufferPointer<CrowdContact>, jointCount: Int) {
        for place in 0..<bodyCount { parents[place] = Int32(truncatingIfNeeded: place) }
        for row in rows where row.isTouching {
            join(row.bodyA, row.bodyB)
        }
        for index in 0..<jointCount where columns.joints[index].generation != 0 {
            join(columns.joints[index].ends.bodyA, columns.joints[index].ends.bodyB)
        }
    }

    /// The body that stands for an island.
    func root(_ body: Int32) -> Int32 {
        var body = body
        while parents[Int(body)] != body {
            parents[Int(body)] = parents[Int(parents[Int(body)])]
            body = parents[Int(body)]
        }
        return body
    }

    private func join(_ a: Int32, _ b: Int32) {
        guard columns.bodies[Int(a)].kind == .dynamic, columns.bodies[Int(b)].kind == .dynamic else {
            return
        }
        let (first, second) = (root(a), root(b))
        parents[Int(max(first, second))] = min(first, second)
    }

    /// Wakes the bodies that are connected with one that is awake.
    func wake(_ isAwake: UnsafeMutablePointer<Float>) {
        for place in 0..<bodyCount { isAwake[place] = 0 }
        for place in 0..<bodyCount where columns.bodies[place].generation != 0 {
            if columns.bodies[place].isMoving { isAwake[Int(root(Int32(place)))] = 1 }
        }
        for place in 0..<bodyCount where columns.bodies[place].generation != 0 {
            if isAwake[Int(root(Int32(place)))] > 0 { columns.bodies[place].wakeIfDynamic() }
        }
    }

    /// Puts the islands to sleep whose liveliest body has been slow for half a second, and in which no overlap
    /// is left.
    func sleep(
        _ rest: UnsafeMutablePointer<Float>, _ time: Float, _ solver: CrowdSolver
    ) {
        for place in 0..<bodyCount { rest[place] = .greatestFiniteMagnitude }
        for place in 0..<bodyCount where isMoving(place) {
            columns.bodies[place].countRest(time)
            let island = Int(root(Int32(place)))
            rest[island] = min(rest[island], columns.bodies[place].sleepTime)
        }
        solver.forEachDeepContact { body in rest[Int(root(body))] = 0 }
        for place in 0..<bodyCount where isMoving(place) {
            if rest[Int(root(Int32(place)))] >= Tuning.timeToSleep { columns.bodies[place].sleep() }
        }
    }

    private func isMoving(_ place: Int) -> Bool {
        columns.bodies[place].generation != 0 && columns.bodies[place].isMoving
    }
}

extension CrowdSolver {
    /// Calls `visit` with a moving body of each contact that overlaps more than it should.
    fileprivate func forEachDeepContact(_ visit: (Int32) -> Void) {
        for block in 0..<blockCount {
            let depth = ContactBlock.depth(blocks + block, step.shifts)
            for lane in 0..<4 where depth[lane] < -3 * Tuning.linearSlop && slots[4 * block + lane] >= 0 {
                let row = rows[Int(slots[4 * block + lane])]
                visit(blocks[block].massA[lane] > 0 ? row.bodyA : row.bodyB)
            }
        }
    }
}
