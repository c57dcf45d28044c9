/// Four contacts gathered from the store, with their bodies' transforms.
struct ContactW {
    let bodyA, bodyB: BodyIndicesW
    /// The manifolds' normals (x, y) and points of the face (z, w), in the coordinates of the face's body.
    let frame: ColumnsW
    /// The points' positions in the other body's coordinates (x, y), and their normal (z) and tangent (w)
    /// impulses.
    let first, second: ColumnsW
    let friction, restitution: FloatW
    private let transformA, transformB: TransformW
    private let radiusA, radiusB: FloatW
    private let faceAndCount: UIntW

    @inline(__always) init(_ rows: ContactRowsW, _ context: StepContext) {
        let (p, q, r, s) = (rows.a, rows.b, rows.c, rows.d)
        bodyA = BodyIndicesW(p.pointee.bodyA, q.pointee.bodyA, r.pointee.bodyA, s.pointee.bodyA)
        bodyB = BodyIndicesW(p.pointee.bodyB, q.pointee.bodyB, r.pointee.bodyB, s.pointee.bodyB)
        // `Contact` and `Manifold` store these fields in rows of 16 bytes.
        frame = ColumnsW(RowsW(p, q, r, s) { address(of: &$0.pointee.manifold.localNormal) })
        first = ColumnsW(RowsW(p, q, r, s) { address(of: &$0.pointee.manifold.points.0) })
        second = ColumnsW(RowsW(p, q, r, s) { address(of: &$0.pointee.manifold.points.1) })
        let material = ColumnsW(RowsW(p, q, r, s) { address(of: &$0.pointee.manifold.face) })
        (friction, restitution) = (material.y, material.z)
        faceAndCount = unsafeBitCast(material.x, to: UIntW.self)
        transformA = Self.transforms(
            context, p.pointee.bodyA, q.pointee.bodyA, r.pointee.bodyA, s.pointee.bodyA)
        transformB = Self.transforms(
            context, p.pointee.bodyB, q.pointee.bodyB, r.pointee.bodyB, s.pointee.bodyB)
        @inline(__always) func radius(_ shape: Int32) -> Float { context.shapes[Int(shape)].skinRadius }
        radiusA = FloatW(
            radius(p.pointee.shapeA), radius(q.pointee.shapeA), radius(r.pointee.shapeA),
            radius(s.pointee.shapeA))
        radiusB = FloatW(
            radius(p.pointee.shapeB), radius(q.pointee.shapeB), radius(r.pointee.shapeB),
            radius(s.pointee.shapeB))
    }

    @inline(__always) private static func transforms(
        _ context: StepContext, _ a: Int32, _ b: Int32, _ c: Int32, _ d: Int32
    ) -> TransformW {
        // The null body has no record; any other stands for it, as its lane is not used.
        let last = Int32(truncatingIfNeeded: context.bodyCount - 1)
        return TransformW(
            context.bodies + Int(min(a, last)), context.bodies + Int(min(b, last)),
            context.bodies + Int(min(c, last)), context.bodies + Int(min(d, last)))
    }

    private var counts: UIntW { (faceAndCount &>> 8) & 0xff }
    @inline(__always) var hasFirst: MaskW { counts .> 0 }
    @inline(__always) var hasSecond: MaskW { counts .> 1 }

    /// The friction impulse of the last step. The wide solver has one friction impulse between the points.
    /// Both points store a copy, so that it lasts as long as one of them does. With a half at each, piles
    /// take a third longer to come to rest.
    @inline(__always) var tangentImpulse: FloatW {
        select(hasSecond .& (abs(second.w) .> abs(first.w)), second.w, first.w)
    }

    /// Stores the impulses of a solved constraint in its contacts.
    @inline(__always) static func storeImpulses(
        _ first: FloatW, _ second: FloatW, tangent: FloatW, _ rows: ContactRowsW
    ) {
        for lane in 0..<4 {
            let contact = rows[lane]
            contact.pointee.manifold.points.0.normalImpulse = first[lane]
            contact.pointee.manifold.points.0.tangentImpulse = tangent[lane]
            contact.pointee.manifold.points.1.normalImpulse = second[lane]
            contact.pointee.manifold.points.1.tangentImpulse = tangent[lane]
        }
    }

    /// The manifolds of four pairs of shapes in the world: unit normals from the first shape to the second,
    /// points halfway between the surfaces, and separations. A contact of one point has it twice.
    struct WorldManifold {
        var normal: Vec2W
        var first, second: Vec2W
        var firstSeparation, secondSeparation: FloatW
    }

    @inline(__always) var worldManifold: WorldManifold {
        let face = faceAndCount & 0xff
        let (isSecond, isNeither) = (face .== 1, face .== 2)
        let (reference, other) =
            (select(isSecond, transformB, transformA), select(isSecond, transformA, transformB))
        let (referenceRadius, otherRadius) =
            (select(isSecond, radiusB, radiusA), select(isSecond, radiusA, radiusB))
        let plane = reference.apply(Vec2W(frame.z, frame.w))
        let firstPoint = other.apply(Vec2W(first.x, first.y))
        let secondPoint = select(hasSecond, other.apply(Vec2W(second.x, second.y)), firstPoint)
        var normal = reference.rotation.rotate(Vec2W(frame.x, frame.y))
        if any(isNeither) {
            // Without a face, the normal is the line between the two points, or +x where they coincide.
            let displacement = firstPoint - plane
            let length = dot(displacement, displacement).squareRoot()
            let isApart = length .> Float.ulpOfOne
            let direction = Vec2W(
                select(isApart, displacement.x / length, FloatW(repeating: 1)),
                select(isApart, displacement.y / length, .zero))
            normal = select(isNeither, direction, normal)
        }
        let radius = radiusA + radiusB
        @inline(__always) func point(_ clip: Vec2W) -> (Vec2W, FloatW) {
            let distance = dot(clip - plane, normal)
            let inward = 0.5 * ((referenceRadius - distance) - otherRadius)
            return (Vec2W(clip.x + inward * normal.x, clip.y + inward * normal.y), distance - radius)
        }
        let (one, two) = (point(firstPoint), point(secondPoint))
        return WorldManifold(
            normal: select(isSecond, -normal, normal), first: one.0, second: two.0, firstSeparation: one.1,
            secondSeparation: two.1)
    }
}
