import DeterministicMath

/// The motion of a body's center of mass through one sub-step, from a start to an end, with interpolation at
/// any time between.
struct Sweep: Sendable, Hashable {
    /// The center of mass in the body's coordinates, in meters.
    var localCenter = Vector2.zero
    /// The center of mass in the world at the start, in meters.
    var startCenter = Vector2.zero
    /// The center of mass in the world at the end, in meters.
    var center = Vector2.zero
    /// The angle at the start, in radians.
    var startAngle: Float = 0
    /// The angle at the end, in radians.
    var angle: Float = 0
    /// The fraction of the sub-step, 0...1, at which the sweep starts.
    var startFraction: Float = 0

    /// The transform at the end.
    var transform: Transform { transform(center: center, angle: angle) }

    /// The transform at the start.
    var startTransform: Transform { transform(center: startCenter, angle: startAngle) }

    /// Returns the transforms of two sweeps between start (0) and end (1).
    static func transforms(_ a: Sweep, _ b: Sweep, at fraction: Float) -> (Transform, Transform) {
        let angles = SIMD2(a.angle(at: fraction), b.angle(at: fraction))
        let (rotationA, rotationB) = rotations(angles)
        return (
            a.transform(at: a.center(at: fraction), rotation: rotationA),
            b.transform(at: b.center(at: fraction), rotation: rotationB)
        )
    }

    private static func rotations(_ angles: SIMD2<Float>) -> (Rotation, Rotation) {
        if angles.x == 0 || angles.y == 0 { return (rotation(angles.x), rotation(angles.y)) }
        let (sines, cosines) = sinesAndCosines(angles)
        return (Rotation(sine: sines.x, cosine: cosines.x), Rotation(sine: sines.y, cosine: cosines.y))
    }

    private static func rotation(_ angle: Float) -> Rotation {
        // Walls are not turned: their sine and cosine need no series.
        angle == 0 ? Rotation(sine: angle, cosine: 1) : Rotation(angle: angle)
    }

    private func angle(at fraction: Float) -> Float { (1 - fraction) * startAngle + fraction * angle }

    private func center(at fraction: Float) -> Vector2 {
        (1 - fraction) * startCenter + fraction * center
    }

    /// Moves the start to a later fraction of the sub-step, below 1.
    mutating func advance(to fraction: Float) {
        let share = (fraction - startFraction) / (1 - startFraction)
        startCenter += share * (center - startCenter)
        startAngle += share * (angle - startAngle)
        startFraction = fraction
    }

    /// Moves the start to the end, where the rest of the sub-step begins.
    mutating func restart() { (startCenter, startAngle) = (center, angle) }

    /// The sweep with its start angle reduced to one turn, 0...2 pi, where floats are finer.
    var normalized: Sweep {
        var sweep = self
        let fullTurn = 2 * Float.pi
        let whole = fullTurn * (startAngle / fullTurn).rounded(.down)
        sweep.startAngle -= whole
        sweep.angle -= whole
        return sweep
    }

    private func transform(center: Vector2, angle: Float) -> Transform {
        transform(at: center, rotation: Rotation(angle: angle))
    }

    /// Returns the transform for a center of mass in the world and a rotation.
    func transform(at center: Vector2, rotation: Rotation) -> Transform {
        Transform(position: center - rotation.rotate(localCenter), rotation: rotation)
    }
}
