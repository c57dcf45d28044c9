/// The way of a body's center of mass through one sub-step, from a start to an end, so that any moment
/// between can be asked for.
struct Sweep: Sendable, Hashable {
    /// The center of mass in the body's own coordinates, in meters.
    var localCenter = Vector2.zero
    /// The center of mass in the world at the start, in meters.
    var startCenter = Vector2.zero
    /// The center of mass in the world at the end, in meters.
    var center = Vector2.zero
    /// The angle at the start, in radians.
    var startAngle: Float = 0
    /// The angle at the end, in radians.
    var angle: Float = 0
    /// The part of the sub-step, 0...1, at which the start stands.
    var startFraction: Float = 0

    /// Where the body stands at the end.
    var transform: Transform { transform(center: center, angle: angle) }

    /// Where the body stands at the start.
    var startTransform: Transform { transform(center: startCenter, angle: startAngle) }

    /// Where the body stands between start (0) and end (1).
    func transform(at fraction: Float) -> Transform {
        let rest = 1 - fraction
        return transform(
            center: rest * startCenter + fraction * center,
            angle: rest * startAngle + fraction * angle)
    }

    /// Moves the start forward to a part of the sub-step.
    mutating func advance(to fraction: Float) {
        let share = (fraction - startFraction) / (1 - startFraction)
        startCenter += share * (center - startCenter)
        startAngle += share * (angle - startAngle)
        startFraction = fraction
    }

    /// Lets the rest of the sub-step start at the end.
    mutating func restart() { (startCenter, startAngle) = (center, angle) }

    /// The same way with the start's angle within one turn of zero, where floats are fine.
    var normalized: Sweep {
        var sweep = self
        let turn = 2 * Float.pi
        let whole = turn * (startAngle / turn).rounded(.down)
        sweep.startAngle -= whole
        sweep.angle -= whole
        return sweep
    }

    private func transform(center: Vector2, angle: Float) -> Transform {
        transform(at: center, rotation: Rotation(angle: angle))
    }

    /// Where the body stands when its center of mass is at a place and it has a rotation.
    func transform(at center: Vector2, rotation: Rotation) -> Transform {
        Transform(position: center - rotation.rotate(localCenter), rotation: rotation)
    }
}
