/// Two touching contacts that share no moving body, or one contact twice, with the data of their manifolds
/// and bodies that the solver needs.
struct ContactPair: BitwiseCopyable {
    let firstContact, secondContact: Int32
    let bodyA, bodyB: BodyPair
    let inverseMassA, inverseMassB, inverseInertiaA, inverseInertiaB: FloatW
    fileprivate let localNormal, localPoint, firstPoint, secondPoint: FloatW
    fileprivate let radiusA, radiusB: FloatW
    /// The masks, with all bits set, of contacts whose face belongs to the second shape, that have no face,
    /// and that have two points.
    fileprivate let isFaceOfB, hasNoFace: UIntW
    let hasTwoPoints: UIntW

    @inline(__always) init(_ first: Int32, _ second: Int32, _ context: StepContext) {
        (firstContact, secondContact) = (first, second)
        let (p, q) = (context.contacts + Int(first), context.contacts + Int(second))
        bodyA = BodyPair(
            first: context.bodies + Int(p.pointee.bodyA), second: context.bodies + Int(q.pointee.bodyA))
        bodyB = BodyPair(
            first: context.bodies + Int(p.pointee.bodyB), second: context.bodies + Int(q.pointee.bodyB))
        inverseMassA = bodyA.scalars { $0.pointee.inverseMass }
        inverseMassB = bodyB.scalars { $0.pointee.inverseMass }
        inverseInertiaA = bodyA.scalars { $0.pointee.inverseInertia }
        inverseInertiaB = bodyB.scalars { $0.pointee.inverseInertia }
        localNormal = FloatW(pair: p.pointee.manifold.localNormal, q.pointee.manifold.localNormal)
        localPoint = FloatW(pair: p.pointee.manifold.localPoint, q.pointee.manifold.localPoint)
        firstPoint = FloatW(
            pair: p.pointee.manifold.points.0.localPoint, q.pointee.manifold.points.0.localPoint)
        secondPoint = FloatW(
            pair: p.pointee.manifold.points.1.localPoint, q.pointee.manifold.points.1.localPoint)
        @inline(__always) func radius(_ shape: Int32) -> Float { context.shapes[Int(shape)].skinRadius }
        radiusA = FloatW(pair: radius(p.pointee.shapeA), radius(q.pointee.shapeA))
        radiusB = FloatW(pair: radius(p.pointee.shapeB), radius(q.pointee.shapeB))
        @inline(__always) func mask(_ condition: (Manifold) -> Bool) -> UIntW {
            let (p, q): (UInt32, UInt32) = (
                condition(p.pointee.manifold) ? .max : 0, condition(q.pointee.manifold) ? .max : 0
            )
            return UIntW(p, p, q, q)
        }
        isFaceOfB = mask { $0.face == .second }
        hasNoFace = mask { $0.face == .neither }
        hasTwoPoints = mask { $0.count == 2 }
    }

    /// The contacts' faces, or first bodies' points, and the other shapes' points, in the world.
    struct Clip {
        /// The unit normal from the first to the second shape.
        let normal: FloatW
        /// The outward normal of the face.
        let faceNormal: FloatW
        let plane, first, second: FloatW
        let hasNoFace: MaskW
    }

    @inline(__always) func clip(_ a: FramePair, _ b: FramePair) -> Clip {
        let isFaceOfB = MaskW(bits: isFaceOfB)
        let (reference, incident) = (select(isFaceOfB, b, a), select(isFaceOfB, a, b))
        let faceNormal = reference.rotate(localNormal)
        let first = incident.apply(firstPoint)
        let plane = reference.apply(localPoint)
        var normal = FloatW(bits: faceNormal.bits ^ (self.isFaceOfB & UIntW(repeating: 1 << 31)))
        if hasNoFace != .zero {
            // Without a face, the normal is the line between the two points.
            let displacement = first - plane
            let length = dotPair(displacement, displacement).squareRoot()
            let direction = displacement * (1 / length)
            normal = select(
                MaskW(bits: hasNoFace), select(length .< Float.ulpOfOne, displacement, direction), normal)
        }
        return Clip(
            normal: normal, faceNormal: faceNormal, plane: plane, first: first,
            second: incident.apply(secondPoint), hasNoFace: MaskW(bits: hasNoFace))
    }

    /// Returns the contacts' normals and points, halfway between the surfaces, with the bits of
    /// `WorldManifold`.
    @inline(__always) func worldManifold(_ a: FramePair, _ b: FramePair) -> (
        normal: FloatW, first: FloatW, second: FloatW
    ) {
        let clip = clip(a, b)
        let isFaceOfB = MaskW(bits: isFaceOfB)
        let faceRadius = select(isFaceOfB, radiusB, radiusA)
        let otherRadius = select(isFaceOfB, radiusA, radiusB)
        @inline(__always) func midpoint(_ point: FloatW) -> FloatW {
            let onFace =
                point + (faceRadius - dotPair(point - clip.plane, clip.faceNormal)) * clip.faceNormal
            return 0.5 * (onFace + (point - otherRadius * clip.faceNormal))
        }
        var (normal, first) = (clip.normal, midpoint(clip.first))
        if any(clip.hasNoFace) {
            // Where the points coincide, any normal serves as well as another.
            let displacement = clip.first - clip.plane
            let isApart = dotPair(displacement, displacement) .> Float.ulpOfOne * Float.ulpOfOne
            normal = select(clip.hasNoFace .& .!isApart, FloatW(1, 0, 1, 0), normal)
            let between =
                0.5 * ((clip.plane + radiusA * normal) + (clip.first - radiusB * normal))
            first = select(clip.hasNoFace, between, first)
        }
        return (normal, first, midpoint(clip.second))
    }
}

// The position solver is nonlinear Gauss-Seidel: each correction moves the bodies, and the next is computed
// for their new positions.
extension ContactPair {
    /// The inverse masses and inertias of two bodies for position correction; 0 for a body that must not
    /// move.
    struct InverseMasses {
        var mass, inertia: FloatW
    }

    @inline(__always) var massesOfA: InverseMasses {
        InverseMasses(mass: inverseMassA, inertia: inverseInertiaA)
    }
    @inline(__always) var massesOfB: InverseMasses {
        InverseMasses(mass: inverseMassB, inertia: inverseInertiaB)
    }

    /// Moves the bodies apart by a share of their overlap, without a change of velocities; returns the least
    /// separations found, 0 at most.
    @inline(__always) func solvePositions(
        share: Float, _ massesA: InverseMasses, _ massesB: InverseMasses
    ) -> FloatW {
        var (a, b) = (TransformPair(bodyA), TransformPair(bodyB))
        var minimum = FloatW.zero
        let all = UIntW(repeating: .max)
        solvePosition(&a, &b, share, massesA, massesB, { $0.first }, all, &minimum)
        if hasTwoPoints != .zero {
            solvePosition(&a, &b, share, massesA, massesB, { $0.second }, hasTwoPoints, &minimum)
        }
        a.store(in: bodyA)
        b.store(in: bodyB)
        return minimum
    }

    @inline(__always) private func solvePosition(
        _ a: inout TransformPair, _ b: inout TransformPair, _ share: Float, _ massesA: InverseMasses,
        _ massesB: InverseMasses, _ position: (Clip) -> FloatW, _ exists: UIntW, _ minimum: inout FloatW
    ) {
        TransformPair.rotate(&a, &b)
        let clip = clip(a.frames, b.frames)
        let clipped = position(clip)
        // The separation is measured along the face's outward normal, or from the first point to the second.
        let outward = select(clip.hasNoFace, clip.normal, clip.faceNormal)
        let separation = dotPair(clipped - clip.plane, outward) - (radiusA + radiusB)
        let point = select(clip.hasNoFace, 0.5 * (clip.plane + clipped), clipped)
        let (anchorA, anchorB) = (point - a.center, point - b.center)
        minimum = min(minimum, separation.orZero(where: exists))
        let wanted = min(share * (separation + Tuning.linearSlop), .zero)
        let correction = max(FloatW(repeating: -Tuning.maximumCorrection), wanted)
        let (leverA, leverB) = (crossPair(anchorA, clip.normal), crossPair(anchorB, clip.normal))
        let inverse =
            massesA.mass + massesB.mass + massesA.inertia * leverA * leverA + massesB.inertia * leverB
            * leverB
        let size = select(inverse .> 0, correction.negated / inverse, .zero)
        let impulse = size * clip.normal
        a.center -= (massesA.mass * impulse).orZero(where: exists)
        a.angle -= (massesA.inertia * crossPair(anchorA, impulse)).orZero(where: exists)
        b.center -= (massesB.mass * impulse).negated.orZero(where: exists)
        b.angle -= (massesB.inertia * crossPair(anchorB, impulse)).negated.orZero(where: exists)
    }
}
