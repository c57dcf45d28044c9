import CoreGeometry
import Physics2D
import Picture

/// Sketches of the effects of fields: a few arrows, lines or circles, not to scale.
extension DebugOverlay {
    /// The radius of a sketch, in points.
    private static let reach: CGFloat = 22

    func sketch(of field: UIFieldBehavior) -> [Layer.Content] {
        let middle = middle(of: field)
        let sign: CGFloat = field.strength < 0 ? -1 : 1
        switch field.field?.law {
        case .linearGravity, .velocity: return stream(at: middle, field.direction, sign)
        case .drag where field.direction != .zero: return stream(at: middle, field.direction, 1)
        case .drag: return bars(at: middle)
        case .radialGravity, .spring: return star(at: middle, inwards: sign > 0)
        case .electric: return star(at: middle, inwards: sign < 0)
        case .vortex: return circle(at: middle, clockwise: sign > 0)
        case .magnetic: return circle(at: middle, clockwise: sign < 0) + [dot(at: middle, Self.field)]
        case .noise, .turbulence: return waves(at: middle)
        case nil: return circle(at: middle, heads: 0, clockwise: true) + [dot(at: middle, Self.field)]
        }
    }

    /// Returns the field's position; or the center of the bounds for a field without a region whose position
    /// lies outside them.
    private func middle(of field: UIFieldBehavior) -> CGPoint {
        let fillsView =
            field.region.region.pieces.isEmpty && !bounds.insetBy(dx: 1, dy: 1).contains(field.position)
        return fillsView ? CGPoint(x: bounds.midX, y: bounds.midY) : field.position
    }

    /// Returns three arrows side by side.
    private func stream(at middle: CGPoint, _ direction: CGVector, _ sign: CGFloat) -> [Layer.Content] {
        let length = (direction.dx * direction.dx + direction.dy * direction.dy).squareRoot()
        guard length > 0 else { return [dot(at: middle, Self.field)] }
        let (x, y) = (sign * direction.dx / length * Self.reach, sign * direction.dy / length * Self.reach)
        return [-0.7, 0, 0.7].map { (side: CGFloat) in
            let foot = CGPoint(x: middle.x - side * y, y: middle.y + side * x)
            return arrow(
                from: CGPoint(x: foot.x - x, y: foot.y - y), to: CGPoint(x: foot.x + x, y: foot.y + y),
                Self.field)
        }
    }

    /// Returns eight arrows toward a point or away from it.
    private func star(at middle: CGPoint, inwards: Bool) -> [Layer.Content] {
        let arrows = (0..<8).map { number in
            let (near, far) = (ray(number, 8, 0.35, from: middle), ray(number, 8, 1.1, from: middle))
            return inwards ? arrow(from: far, to: near, Self.field) : arrow(from: near, to: far, Self.field)
        }
        return arrows + [dot(at: middle, Self.field)]
    }

    /// Returns a circle with arrowheads that show the direction of rotation.
    private func circle(at middle: CGPoint, heads: Int = 4, clockwise: Bool) -> [Layer.Content] {
        let size = 2 * Self.reach
        let ring = Layer.Content.stroke(
            .ellipse(in: rectangle(around: middle, width: size, height: size)), Self.field, Stroke(width: 1.5)
        )
        return [ring]
            + (0..<heads).map { number in
                let turn = CGFloat(number) / CGFloat(heads)
                let back = turn - (clockwise ? 0.11 : -0.11)
                return arrow(
                    from: ray(turn: back, 1, from: middle), to: ray(turn: turn, 1, from: middle), Self.field)
            }
    }

    /// Returns three lines, each shorter than the one before, as a symbol of deceleration.
    private func bars(at middle: CGPoint) -> [Layer.Content] {
        [1, 0.65, 0.3].enumerated().map { (number: Int, share: CGFloat) in
            let y = middle.y + CGFloat(number - 1) * 8
            return line(
                from: CGPoint(x: middle.x - Self.reach, y: y),
                to: CGPoint(x: middle.x - Self.reach + 2 * Self.reach * share, y: y), Self.field)
        }
    }

    /// Returns three wavy lines.
    private func waves(at middle: CGPoint) -> [Layer.Content] {
        [-9, 0, 9].map { (offset: CGFloat) in
            let (left, y, width) = (middle.x - Self.reach, middle.y + offset, 2 * Self.reach)
            let halves = (0..<4).map { half -> Path.Element in
                let (start, end) = (left + width * CGFloat(half) / 4, left + width * CGFloat(half + 1) / 4)
                let lift = y + (half % 2 == 0 ? -6 : 6)
                return .curve(
                    to: CGPoint(x: end, y: y), control1: CGPoint(x: start + width / 12, y: lift),
                    control2: CGPoint(x: end - width / 12, y: lift))
            }
            return .stroke(
                .path(Path([.move(CGPoint(x: left, y: y))] + halves)), Self.field,
                Stroke(width: 1.5, cap: .round))
        }
    }

    private func ray(_ number: Int, _ count: Int, _ share: CGFloat, from middle: CGPoint) -> CGPoint {
        ray(turn: CGFloat(number) / CGFloat(count), share, from: middle)
    }

    /// Returns a point in a direction, which is given in turns clockwise from the right.
    private func ray(turn: CGFloat, _ share: CGFloat, from middle: CGPoint) -> CGPoint {
        let (sine, cosine) = sineAndCosine(Double(turn) * 2 * .pi)
        return CGPoint(x: middle.x + cosine * share * Self.reach, y: middle.y + sine * share * Self.reach)
    }
}
