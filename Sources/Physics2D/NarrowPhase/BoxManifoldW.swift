// The manifolds of four pairs of boxes at once, by the separating axis test and the clipping of
// `PolygonManifold`, with the same arithmetic in each lane and so the same bits. The speedup comes from what
// is known of a box: its corners are (±w, ±h), its normals are the axes, and the least distance of its four
// corners from a side is the sum of the least distances along each axis.

/// The manifolds of four pairs of boxes.
struct BoxManifoldW {
    var localNormal, localPoint: Vec2W
    var firstPoint, secondPoint: Vec2W
    var firstFeature, secondFeature: UIntW
    /// True in lanes whose face belongs to the second box.
    var isFlipped: MaskW
    var hasFirst, hasSecond: MaskW
}

extension BoxManifoldW {
    /// Computes the manifolds; nil when no pair touches.
    @inline(__always) init?(_ pair: BoxPairW) {
        let sideOfA = DeepestSideW(pair.transformA, pair.halfA, against: pair.transformB, pair.halfB)
        let sideOfB = DeepestSideW(pair.transformB, pair.halfB, against: pair.transformA, pair.halfA)
        let isNear = .!(sideOfA.separation .> pair.radius) .& .!(sideOfB.separation .> pair.radius)
        guard any(isNear) else { return nil }
        // The first box's face is preferred, so that the choice does not alternate when both are equally
        // deep.
        isFlipped = sideOfB.separation .> sideOfA.separation + 0.1 * Tuning.linearSlop
        let reference = select(isFlipped, pair.transformB, pair.transformA)
        let incident = select(isFlipped, pair.transformA, pair.transformB)
        let face = FaceW(
            side: select(isFlipped, sideOfB.side, sideOfA.side),
            half: select(isFlipped, pair.halfB, pair.halfA))
        let tangent = face.tangent(reference.rotation)
        let normal = tangent.rightNormal
        let (start, end) = (reference.apply(face.start), reference.apply(face.end))
        let edge = EdgeW(
            facing: face.normal(reference.rotation), of: incident,
            half: select(isFlipped, pair.halfA, pair.halfB), face: face.side)
        let half = edge.clipped(
            normal: -tangent, offset: -dot(tangent, start) + pair.radius, corner: face.side)
        let whole = half.clipped(
            normal: tangent, offset: dot(tangent, end) + pair.radius, corner: (face.side &+ 1) & 3)

        let front = dot(normal, start)
        let isValid = isNear .& half.isValid .& whole.isValid
        let keepsStart = isValid .& (dot(normal, whole.start) - front .<= pair.radius)
        let keepsEnd = isValid .& (dot(normal, whole.end) - front .<= pair.radius)
        localNormal = face.localTangent.rightNormal
        localPoint = Vec2W(0.5 * (face.start.x + face.end.x), 0.5 * (face.start.y + face.end.y))
        secondPoint = incident.applyInverse(whole.end)
        firstPoint = select(keepsStart, incident.applyInverse(whole.start), secondPoint)
        secondFeature = select(isFlipped, whole.endFeature.swapped, whole.endFeature)
        firstFeature = select(
            keepsStart, select(isFlipped, whole.startFeature.swapped, whole.startFeature), secondFeature)
        hasFirst = keepsStart .| keepsEnd
        hasSecond = keepsStart .& keepsEnd
    }
}

/// The side of each first box from which the second is farthest, and that separation.
private struct DeepestSideW {
    var side: UIntW
    var separation: FloatW

    @inline(__always) init(_ a: TransformW, _ halfA: Vec2W, against b: TransformW, _ halfB: Vec2W) {
        let position = b.rotation.inverseRotate(a.position - b.position)
        let rotation = a.rotation.relative(to: b.rotation)
        let (c, s) = (rotation.cosine, rotation.sine)
        let (cw, ch, sw, sh) = (c * halfA.x, c * halfA.y, s * halfA.x, s * halfA.y)
        // Along each axis the corner on the side against the normal is the nearest. Its product is the lesser
        // of the two even after rounding, which is monotone.
        @inline(__always) func separation(_ normal: Vec2W, _ x: FloatW, _ y: FloatW) -> FloatW {
            let corner = Vec2W(x + position.x, y + position.y)
            let alongX = normal.x * (halfB.x.withSign(against: normal.x) - corner.x)
            let alongY = normal.y * (halfB.y.withSign(against: normal.y) - corner.y)
            return alongX + alongY
        }
        self.separation = separation(Vec2W(s, -c), -cw + sh, -sw - ch)
        side = .zero
        @inline(__always) func compare(_ other: FloatW, _ index: UInt32) {
            let isFarther = other .> self.separation
            self.separation = select(isFarther, other, self.separation)
            side = select(isFarther, UIntW(repeating: index), side)
        }
        compare(separation(Vec2W(c, s), cw + sh, sw - ch), 1)
        compare(separation(Vec2W(-s, c), cw - sh, sw + ch), 2)
        compare(separation(Vec2W(-c, -s), -cw - sh, -sw + ch), 3)
    }
}

/// A side of each box, in its coordinates. In a plane whose y points up, side 0 faces down, 1 right, 2 up, 3
/// left.
private struct FaceW {
    let side: UIntW
    let start, end, localTangent: Vec2W
    private let isUpright: MaskW
    private let isPositive: MaskW

    @inline(__always) init(side: UIntW, half: Vec2W) {
        self.side = side
        isUpright = (side & 1) .== 1
        isPositive = side .< 2
        let isRight = (side &+ 1) & 2 .== 2
        start = Vec2W(select(isRight, half.x, -half.x), select(isPositive, -half.y, half.y))
        end = Vec2W(select(isPositive, half.x, -half.x), select(isRight, half.y, -half.y))
        let length = select(isUpright, half.y + half.y, half.x + half.x)
        let unit = length * (1 / (length * length).squareRoot())
        let signed = select(isPositive, unit, -unit)
        localTangent = Vec2W(select(isUpright, .zero, signed), select(isUpright, signed, .zero))
    }

    /// Returns the unit vector from start to end, in the world.
    @inline(__always) func tangent(_ rotation: RotationW) -> Vec2W {
        let length = select(isUpright, localTangent.y, localTangent.x)
        let (along, across) = (rotation.cosine * length, rotation.sine * length)
        return Vec2W(select(isUpright, -across, along), select(isUpright, along, across))
    }

    /// Returns the outward normal, in the world.
    @inline(__always) func normal(_ rotation: RotationW) -> Vec2W {
        let (c, s) = (rotation.cosine, rotation.sine)
        let (x, y) = (select(isUpright, c, s), select(isUpright, s, -c))
        return Vec2W(select(isPositive, x, -x), select(isPositive, y, -y))
    }
}

/// An edge of each box in the world, before or after clipping.
private struct EdgeW {
    var start, end: Vec2W
    var startFeature, endFeature: UIntW
    var isValid: MaskW

    @inline(__always) private init(
        _ start: Vec2W, _ end: Vec2W, _ startFeature: UIntW, _ endFeature: UIntW, _ isValid: MaskW
    ) {
        (self.start, self.end) = (start, end)
        (self.startFeature, self.endFeature, self.isValid) = (startFeature, endFeature, isValid)
    }

    /// Creates the edge that faces a normal most.
    @inline(__always) init(facing normal: Vec2W, of transform: TransformW, half: Vec2W, face: UIntW) {
        let direction = transform.rotation.inverseRotate(normal)
        var minimum = -direction.y
        var side = UIntW.zero
        @inline(__always) func compare(_ other: FloatW, _ index: UInt32) {
            let isLess = other .< minimum
            minimum = select(isLess, other, minimum)
            side = select(isLess, UIntW(repeating: index), side)
        }
        compare(direction.x, 1)
        compare(direction.y, 2)
        compare(-direction.x, 3)
        let own = FaceW(side: side, half: half)
        let (first, second) = (side &<< 8, ((side &+ 1) & 3) &<< 8)
        let kinds = UIntW(repeating: 1 << 16)
        self.init(
            transform.apply(own.start), transform.apply(own.end), face | first | kinds, face | second | kinds,
            MaskW(repeating: true))
    }

    /// Returns the part of the edge where dot(normal, p) <= offset, as `clip` does.
    @inline(__always) func clipped(normal: Vec2W, offset: FloatW, corner: UIntW) -> EdgeW {
        let (first, second) = (dot(normal, start) - offset, dot(normal, end) - offset)
        let (startIsIn, endIsIn) = (first .<= 0, second .<= 0)
        let isWhole = startIsIn .& endIsIn
        let cut = start + (first / (first - second)) * (end - start)
        let cutFeature = corner | (startFeature & 0xff00) | 1 << 24
        return EdgeW(
            select(startIsIn, start, end), select(isWhole, end, cut),
            select(startIsIn, startFeature, endFeature), select(isWhole, endFeature, cutFeature),
            isWhole .| (first * second .< 0))
    }
}

extension FloatW {
    /// Returns positive numbers with the opposite signs of others.
    @inline(__always) fileprivate func withSign(against other: FloatW) -> FloatW {
        FloatW(bits: bits ^ (other.negated.bits & UIntW(repeating: 1 << 31)))
    }
}

extension UIntW {
    /// The contact features with the shapes exchanged.
    @inline(__always) fileprivate var swapped: UIntW {
        (self & 0x00ff_00ff) &<< 8 | (self &>> 8) & 0x00ff_00ff
    }
}
