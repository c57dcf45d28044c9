/// The transforms of two bodies at the ends of their sweeps, one of each contact.
struct TransformPair {
    var center, angle: FloatW
    fileprivate let localCenter: FloatW
    fileprivate var sine, cosine: FloatW
    /// The angles of the stored sines and cosines.
    fileprivate var rotatedAngle: FloatW

    @inline(__always) init(_ bodies: BodyPair) {
        center = bodies.vectors { address(of: &$0.pointee.sweep.center) }
        localCenter = bodies.vectors { address(of: &$0.pointee.sweep.localCenter) }
        angle = bodies.scalars { $0.pointee.sweep.angle }
        rotatedAngle = bodies.scalars { $0.pointee.cachedRotation.angle }
        sine = bodies.scalars { $0.pointee.cachedRotation.rotation.sine }
        cosine = bodies.scalars { $0.pointee.cachedRotation.rotation.cosine }
    }

    /// Updates the rotations to the angles.
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

    /// Stores the rotations in the bodies' caches, with their angles.
    @inline(__always) func storeRotations(in bodies: BodyPair) {
        bodies.first.pointee.cachedRotation = (rotatedAngle.x, Rotation(sine: sine.x, cosine: cosine.x))
        bodies.second.pointee.cachedRotation = (rotatedAngle.z, Rotation(sine: sine.z, cosine: cosine.z))
    }

    @inline(__always) func store(in bodies: BodyPair) {
        bodies.store(center) { address(of: &$0.pointee.sweep.center) }
        bodies.first.pointee.sweep.angle = angle.x
        bodies.second.pointee.sweep.angle = angle.z
        storeRotations(in: bodies)
    }

    /// The frames of the bodies at their current centers and rotations.
    @inline(__always) var frames: FramePair {
        var frames = FramePair(position: .zero, sine: sine, cosine: cosine)
        frames.position = center - frames.rotate(localCenter)
        return frames
    }
}
