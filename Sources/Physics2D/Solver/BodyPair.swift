// The sequential solver solves two contacts at once that share no moving body, each in a half of the SIMD
// registers, with the arithmetic of a single contact in each half and so the same bits. The x and y of a
// vector are neighbors; a scalar stands in both lanes of its half.

/// A body of each of two contacts.
struct BodyPair: BitwiseCopyable {
    let first, second: UnsafeMutablePointer<Body>

    /// Reads a vector of both bodies.
    @inline(__always) func vectors(
        _ field: (UnsafeMutablePointer<Body>) -> UnsafeMutablePointer<Vector2>
    ) -> FloatW {
        let p = UnsafeRawPointer(field(first)).loadUnaligned(as: Double.self)
        let q = UnsafeRawPointer(field(second)).loadUnaligned(as: Double.self)
        return unsafeBitCast(SIMD2(p, q), to: FloatW.self)
    }

    /// Writes a vector of both bodies.
    @inline(__always) func store(
        _ vectors: FloatW, _ field: (UnsafeMutablePointer<Body>) -> UnsafeMutablePointer<Vector2>
    ) {
        let halves = unsafeBitCast(vectors, to: SIMD2<Double>.self)
        UnsafeMutableRawPointer(field(first)).storeBytes(of: halves.x, as: Double.self)
        UnsafeMutableRawPointer(field(second)).storeBytes(of: halves.y, as: Double.self)
    }

    /// Reads a number of both bodies.
    @inline(__always) func scalars(_ field: (UnsafeMutablePointer<Body>) -> Float) -> FloatW {
        FloatW(pair: field(first), field(second))
    }
}

/// Velocities of two bodies, one of each contact.
struct MotionPair {
    var linear, angular: FloatW

    @inline(__always) init(_ bodies: BodyPair) {
        linear = bodies.vectors { address(&$0.pointee.velocity) }
        angular = bodies.scalars { $0.pointee.angularVelocity }
    }

    @inline(__always) func store(in bodies: BodyPair) {
        bodies.store(linear) { address(&$0.pointee.velocity) }
        bodies.first.pointee.angularVelocity = angular.x
        bodies.second.pointee.angularVelocity = angular.z
    }
}

/// The transforms of two bodies at the ends of their sweeps, one of each contact.
struct TransformPair {
    var center, angle: FloatW
    fileprivate let localCenter: FloatW
    fileprivate var sine, cosine: FloatW
    /// The angles of which these are the sine and cosine.
    fileprivate var rotatedAngle: FloatW

    @inline(__always) init(_ bodies: BodyPair) {
        center = bodies.vectors { address(&$0.pointee.sweep.center) }
        localCenter = bodies.vectors { address(&$0.pointee.sweep.localCenter) }
        angle = bodies.scalars { $0.pointee.sweep.angle }
        rotatedAngle = bodies.scalars { $0.pointee.turn.angle }
        sine = bodies.scalars { $0.pointee.turn.rotation.sine }
        cosine = bodies.scalars { $0.pointee.turn.rotation.cosine }
    }

    /// Brings the rotations up to the angles.
    @inline(__always) static func rotate(_ a: inout TransformPair, _ b: inout TransformPair) {
        if any(.!((a.angle.bits .== a.rotatedAngle.bits) .& (b.angle.bits .== b.rotatedAngle.bits))) {
            computeRotations(&a, &b)
        }
    }

    @inline(never) private static func computeRotations(_ a: inout TransformPair, _ b: inout TransformPair) {
        (a.rotatedAngle, b.rotatedAngle) = (a.angle, b.angle)
        let (sines, cosines) = sinesAndCosines(FloatW(a.angle.x, a.angle.z, b.angle.x, b.angle.z))
        (a.sine, b.sine) = (FloatW(pair: sines.x, sines.y), FloatW(pair: sines.z, sines.w))
        (a.cosine, b.cosine) = (FloatW(pair: cosines.x, cosines.y), FloatW(pair: cosines.z, cosines.w))
    }

    /// Keeps the rotations at the bodies, with the angles that they belong to.
    @inline(__always) func storeRotations(in bodies: BodyPair) {
        bodies.first.pointee.turn = (rotatedAngle.x, Rotation(sine: sine.x, cosine: cosine.x))
        bodies.second.pointee.turn = (rotatedAngle.z, Rotation(sine: sine.z, cosine: cosine.z))
    }

    @inline(__always) func store(in bodies: BodyPair) {
        bodies.store(center) { address(&$0.pointee.sweep.center) }
        bodies.first.pointee.sweep.angle = angle.x
        bodies.second.pointee.sweep.angle = angle.z
        storeRotations(in: bodies)
    }

    /// The rotations and the positions of the bodies' origins.
    @inline(__always) var frames: FramePair {
        var frames = FramePair(position: .zero, sine: sine, cosine: cosine)
        frames.position = center - frames.rotate(localCenter)
        return frames
    }
}

/// The frames of two bodies: their origins and rotations.
struct FramePair {
    var position, sine, cosine: FloatW

    /// Returns two vectors rotated, with the bits of `Rotation.turning`.
    @inline(__always) func rotate(_ v: FloatW) -> FloatW { cosine * v + sine * v.leftNormals }

    /// Returns two points in the world, with the bits of `Placement.placing`.
    @inline(__always) func apply(_ v: FloatW) -> FloatW { rotate(v) + position }
}

@inline(__always) func select(_ mask: MaskW, _ a: FramePair, _ b: FramePair) -> FramePair {
    FramePair(
        position: select(mask, a.position, b.position), sine: select(mask, a.sine, b.sine),
        cosine: select(mask, a.cosine, b.cosine))
}

extension FloatW {
    /// Two scalars.
    @inline(__always) init(pair first: Float, _ second: Float) { self.init(first, first, second, second) }

    /// Two vectors.
    @inline(__always) init(pair first: Vector2, _ second: Vector2) {
        self.init(first.x, first.y, second.x, second.y)
    }

    /// The lanes where a mask holds, +0 elsewhere: x - 0 keeps the bits of x, a zero's sign too.
    @inline(__always) func orZero(where mask: UIntW) -> FloatW { FloatW(bits: bits & mask) }
}

/// Returns the dot products of two pairs of vectors.
@inline(__always) func dotPair(_ a: FloatW, _ b: FloatW) -> FloatW {
    let products = a * b
    return products + products.swapped
}

/// Returns the cross products of two pairs of vectors: x p.y - y p.x, the dot product with (p.y, -p.x).
@inline(__always) func crossPair(_ a: FloatW, _ b: FloatW) -> FloatW { dotPair(a, b.rightNormals) }
