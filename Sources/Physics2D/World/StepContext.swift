/// Pointers to the world's storage, for the stages of a step: access through them counts no references,
/// checks no bounds and copies nothing.
struct StepContext: @unchecked Sendable {
    let bodies: UnsafeMutablePointer<Body>
    let bodyCount: Int
    let contacts: UnsafeMutablePointer<Contact>
    let contactCount: Int
    let joints: UnsafeMutablePointer<Joint>
    let jointCount: Int
    let shapes: UnsafeMutablePointer<Shape>
    let shapeCount: Int
    let bounds: UnsafeMutablePointer<ShapeBounds>
    let points: UnsafePointer<Vector2>
    let normals: UnsafePointer<Vector2>

    /// Returns the hull of a shape, in its body's coordinates.
    func hull(_ shape: Int32) -> Hull {
        let row = shapes + Int(shape)
        var (first, count) = (Int(row.pointee.firstPoint), Int(row.pointee.pointCount))
        // A segment stores four points: the point before it, its two ends, and the point after it. Its hull
        // has the two ends alone.
        if row.pointee.isSegment { (first, count) = (first + 1, 2) }
        return Hull(
            points: points + first, normals: normals + first, count: count, centroid: row.pointee.centroid,
            skinRadius: row.pointee.skinRadius)
    }

    /// Returns a segment with its neighbors on the chain, in its body's coordinates; nil for any other shape.
    func chainSegment(_ shape: Int32) -> ChainSegment? {
        let row = shapes + Int(shape)
        guard case .segment(let hasPrevious, let hasNext) = row.pointee.kind else { return nil }
        let first = points + Int(row.pointee.firstPoint)
        return ChainSegment(
            previous: hasPrevious ? first[0] : nil, start: first[1], end: first[2],
            next: hasNext ? first[3] : nil)
    }

    /// Returns the tight AABB of a shape at a transform. A box's is computed from its rotated half sizes,
    /// with the same bits as from its hull.
    @inline(__always) func aabb(_ shape: Int32, at transform: Transform) -> AABB {
        let half = shapes[Int(shape)].boxHalf
        guard half.x > 0 else { return hull(shape).aabb(at: transform) }
        let (c, s) = (abs(transform.rotation.cosine), abs(transform.rotation.sine))
        return AABB(
            center: transform.position, extents: Vector2(c * half.x + s * half.y, s * half.x + c * half.y))
    }

    /// Calls `visit` with each shape of a body.
    @inline(__always) func forEachShape(of body: Int32, _ visit: (Int32) -> Void) {
        var shape = bodies[Int(body)].firstShape
        while shape >= 0 {
            let next = shapes[Int(shape)].next
            visit(shape)
            shape = next
        }
    }
}

extension World {
    /// Calls `body` with pointers to the world's storage, which are valid during the call only.
    mutating func withContext<Result>(_ body: (StepContext) -> Result) -> Result {
        let (bodyCount, shapeCount) = (bodies.elements.count, shapes.elements.count)
        let (contactCount, jointCount) = (store.contacts.count, joints.elements.count)
        return bodies.elements.withRows { bodies in
            store.contacts.withRows { contacts in
                joints.elements.withRows { joints in
                    shapes.elements.withRows { shapes in
                        broadPhase.bounds.withRows { bounds in
                            points.withUnsafeBufferPointer { points in
                                normals.withUnsafeBufferPointer { normals in
                                    body(
                                        StepContext(
                                            bodies: bodies, bodyCount: bodyCount, contacts: contacts,
                                            contactCount: contactCount, joints: joints,
                                            jointCount: jointCount, shapes: shapes, shapeCount: shapeCount,
                                            bounds: bounds, points: points.base, normals: normals.base))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

extension Array {
    /// Calls `body` with the address of the first element. The address of an empty array must not be read.
    @inline(__always) fileprivate mutating func withRows<Result>(
        _ body: (UnsafeMutablePointer<Element>) -> Result
    ) -> Result {
        // An empty array has no storage of its own; `withUnsafeMutableBufferPointer` would allocate some at
        // each call.
        guard !isEmpty else {
            return body(UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment)!)
        }
        return withUnsafeMutableBufferPointer { body($0.baseAddress!) }
    }
}

extension UnsafeBufferPointer {
    /// The address of the first element; for an empty buffer an aligned address that must not be read.
    fileprivate var base: UnsafePointer<Element> {
        baseAddress ?? UnsafePointer(bitPattern: MemoryLayout<Element>.alignment)!
    }
}
