extension World {
    /// Updates the AABBs of the shapes of awake bodies after the solver, and lists the shapes that left their
    /// fat AABB.
    mutating func updateAABBs(of islands: Islands, _ workers: WorkerScope) {
        let moved = scratch.moved.reserve(shapes.elements.count)
        let counts = scratch.movedCounts.reserve(workers.chunkCount)
        let starts = scratch.movedStarts.reserve(workers.chunkCount)
        let fattening = Fattening(for: solver)
        withContext { context in
            // A body may have any number of shapes: a chunk's list starts at the number of shapes in the
            // chunks before.
            var start = 0
            workers.forEachChunkInOrder { chunk in
                starts[chunk.index] = start
                guard workers.count > 1 else { return }
                for index in chunk.range(of: 0..<islands.bodyCount) {
                    start += Int(context.bodies[Int(islands.bodies[index])].shapeCount)
                }
            }
            workers.forEachChunk { chunk in
                var count = 0
                for index in chunk.range(of: 0..<islands.bodyCount) {
                    context.updateAABBs(of: islands.bodies[index], fattening) { shape in
                        moved[starts[chunk.index] + count] = shape
                        count += 1
                    }
                }
                counts[chunk.index] = count
            }
        }
        for chunk in 0..<workers.chunkCount {
            broadPhase.moved.append(
                contentsOf: UnsafeBufferPointer(start: moved + starts[chunk], count: counts[chunk]))
        }
    }

    /// Updates the AABBs of a body that an impact moved within the sub-step.
    mutating func updateAABBs(ofImpacted body: Int32) {
        let fattening = Fattening(for: solver)
        var next: Int32 = bodies[body].firstShape
        while next >= 0 {
            let shape = next
            let hasMoved = withContext { context in
                let start = context.bodies[Int(body)].sweep.startTransform
                return context.updateAABB(
                    of: shape, from: start, context.aabb(shape, at: start), body, fattening)
            }
            if hasMoved { broadPhase.moved.append(shape) }
            next = shapes[shape].next
        }
    }

    /// Updates the AABBs of a body that was moved from outside the step, and lists its shapes as moved.
    mutating func refreshAABBs(of body: Int32) {
        var shape = bodies[body].firstShape
        while shape >= 0 {
            let index = shape
            withContext { context in
                let transform = context.bodies[Int(body)].transform
                let box = context.aabb(index, at: transform)
                context.bounds[Int(index)].tight = box
                if !context.bounds[Int(index)].fat.contains(box) {
                    context.bounds[Int(index)].fat = box.enlarged(by: Tuning.aabbMargin, along: .zero)
                }
            }
            broadPhase.moved.append(index)
            shape = shapes[index].next
        }
    }
}

extension StepContext {
    /// Updates the AABBs of a body's shapes; calls `moved` with each shape that left its fat AABB.
    @inline(__always) fileprivate func updateAABBs(
        of body: Int32, _ fattening: Fattening, moved: (Int32) -> Void
    ) {
        let sweep = bodies[Int(body)].sweep
        // A body of one box or circle has its center of mass at its origin: then the AABB of the last step
        // is, bit by bit, the one at the start of this sweep.
        let isCentered = sweep.localCenter == .zero
        let start =
            isCentered
            ? Transform(position: sweep.startCenter, rotation: .identity) : sweep.startTransform
        forEachShape(of: body) { shape in
            let before = isCentered ? bounds[Int(shape)].tight : aabb(shape, at: start)
            if updateAABB(of: shape, from: start, before, body, fattening) { moved(shape) }
        }
    }

    /// Updates the AABBs of a shape; returns whether its sweep left the fat AABB, which is then a new one.
    @inline(__always) fileprivate func updateAABB(
        of shape: Int32, from start: Transform, _ before: AABB, _ body: Int32, _ fattening: Fattening
    ) -> Bool {
        let end = bodies[Int(body)].transform
        let now = aabb(shape, at: end)
        bounds[Int(shape)].tight = now
        let swept = before.union(now)
        guard !bounds[Int(shape)].fat.contains(swept) else { return false }
        bounds[Int(shape)].fat = fattening.fatten(swept, end.position - start.position)
        return true
    }
}
