import Picture

/// A part of a circle, and the Bezier curves that stand for it.
///
/// A curve for an angle t that leaves and arrives along the tangents, with control points 4/3 tan(t/4) radii
/// away, is off the
/// circle by 4e-6 radii at most when t is an eighth of a turn.
struct Arc {
    let center: CGPoint
    let radius: CGFloat
    let startAngle: CGFloat
    /// The signed angle that the arc runs through, positive clockwise on screen.
    let sweep: CGFloat

    init(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        (self.center, self.radius, self.startAngle) = (center, radius, startAngle)
        let difference = clockwise ? endAngle - startAngle : startAngle - endAngle
        let turn = Arc.turn(difference)
        sweep = clockwise ? turn : -turn
    }

    var start: CGPoint { point(at: startAngle, radius, 0) }

    /// The curves from the start on, each over an eighth of a turn at most.
    var curves: [Path.Element] {
        guard sweep != 0, sweep.isFinite else { return [] }
        let count = max(1, Int((abs(sweep) / (.pi / 4) - 1e-9).rounded(.up)))
        let step = sweep / CGFloat(count)
        let (sine, cosine) = sineAndCosine(step / 4)
        let reach = radius * 4 / 3 * sine / cosine
        return (0..<count).map { index in
            let (from, to) = (startAngle + CGFloat(index) * step, startAngle + CGFloat(index + 1) * step)
            return .curve(
                to: point(at: to, radius, 0), control1: point(at: from, radius, reach),
                control2: point(at: to, radius, -reach))
        }
    }

    /// From 0 up to a full turn; full turns and more, either way round, are one full turn.
    private static func turn(_ difference: CGFloat) -> CGFloat {
        let full = 2 * CGFloat.pi
        guard abs(difference) < full - 1e-9 else { return full }
        return difference < 0 ? difference + full : difference
    }

    /// The point at an angle, so far out and then so far along the circle's tangent.
    private func point(at angle: CGFloat, _ outward: CGFloat, _ along: CGFloat) -> CGPoint {
        let (sine, cosine) = sineAndCosine(angle)
        return CGPoint(
            x: center.x + outward * cosine - along * sine, y: center.y + outward * sine + along * cosine)
    }
}
