/// The world's storage as the stages of a step see it: plain memory, so that no loop counts references,
/// checks bounds or copies.
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

    func hull(_ shape: Int32) -> Hull {
        let row = shapes + Int(shape)
        var (first, count) = (Int(row.pointee.firstPoint), Int(row.pointee.pointCount))
        // A segment's row holds its neighbors' ends too; the hull is the segment alone.
        if row.pointee.isSegment { (first, count) = (first + 1, 2) }
        return Hull(
            points: points + first, normals: normals + first, count: count, centroid: row.pointee.centroid,
            skinRadius: row.pointee.skinRadius)
    }

    func chainSegment(_ shape: Int32) -> ChainSegment? {
        let row = shapes + Int(shape)
        guard case .segment(let hasPrevious, let hasNext) = row.pointee.kind else { return nil }
        let first = points + Int(row.pointee.firstPoint)
        return ChainSegment(
            previous: hasPrevious ? first[0] : nil, start: first[1], end: first[2],
            next: hasNext ? first[3] : nil)
    }

    /// Returns the AABB of a shape at a transform. A box's is its half sizes rotated, with the bits of the
    /// hull's.
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
    /// Calls `body` with the world's storage.
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
    // An empty array has no memory of its own, and would be given some at each call.
    /// Calls `body` with the address of the first element, which must not be read when there is none.
    @inline(__always) fileprivate mutating func withRows<Result>(
        _ body: (UnsafeMutablePointer<Element>) -> Result
    ) -> Result {
        guard !isEmpty else {
            return body(UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment)!)
        }
        return withUnsafeMutableBufferPointer { body($0.baseAddress!) }
    }
}

extension UnsafeBufferPointer {
    /// The address of the first element, which must not be read for an empty buffer.
    fileprivate var base: UnsafePointer<Element> {
        baseAddress ?? UnsafePointer(bitPattern: MemoryLayout<Element>.alignment)!
    }
}
