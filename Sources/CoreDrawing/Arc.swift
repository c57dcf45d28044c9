package import Picture

/// An arc of a circle, and the Bezier curves that approximate it.
///
/// A curve for an angle t, with control points along the tangents at a distance of 4/3 tan(t/4) radii,
/// deviates from the circle by at most 4e-6 radii when t is an eighth of a turn.
package struct Arc {
    package let center: CGPoint
    package let radius: CGFloat
    package let startAngle: CGFloat
    /// The signed angle of the arc in radians, positive clockwise on screen.
    let sweep: CGFloat

    package init(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        (self.center, self.radius, self.startAngle) = (center, radius, startAngle)
        let difference = clockwise ? endAngle - startAngle : startAngle - endAngle
        let turn = Arc.turn(difference)
        sweep = clockwise ? turn : -turn
    }

    package var start: CGPoint { point(at: startAngle, radius, 0) }

    /// The curves of the arc from its start on, each over at most an eighth of a turn.
    package var curves: [Path.Element] {
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

    /// Returns the angle of the arc from 0 up to a full turn. A difference of a full turn or more, in either
    /// direction, gives one full turn.
    private static func turn(_ difference: CGFloat) -> CGFloat {
        let full = 2 * CGFloat.pi
        guard abs(difference) < full - 1e-9 else { return full }
        return difference < 0 ? difference + full : difference
    }

    /// Returns the point at an angle, at a radial distance from the center and then a distance along
    /// the circle's tangent.
    private func point(at angle: CGFloat, _ outward: CGFloat, _ along: CGFloat) -> CGPoint {
        let (sine, cosine) = sineAndCosine(angle)
        return CGPoint(
            x: center.x + outward * cosine - along * sine, y: center.y + outward * sine + along * cosine)
    }
}
