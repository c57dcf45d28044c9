import Physics2D
import Picture

/// What the animators see, drawn over the views: bodies, boundaries, velocities, contacts with their impulses.
///
/// Bodies that move are green, those that sleep gray, boundaries blue; an orange arrow is the way that a body goes in
/// a tenth of a second; a red dot is a contact, and its line grows with the impulse that held it. Joints are purple
/// lines between their two points, fields teal: their position, and dashed what their regions are made of.
@MainActor struct DebugOverlay {
    private static let boundary = Color(red: 0, green: 0.48, blue: 1)
    private static let moving = Color(red: 0.16, green: 0.65, blue: 0.27)
    private static let sleeping = Color(red: 0.56, green: 0.56, blue: 0.58)
    private static let velocity = Color(red: 1, green: 0.58, blue: 0)
    private static let contact = Color(red: 1, green: 0.18, blue: 0.33)
    private static let joint = Color(red: 0.69, green: 0.32, blue: 0.87)
    private static let field = Color(red: 0.19, green: 0.69, blue: 0.78)
    /// How far a velocity's line looks ahead, in seconds.
    private static let lookahead: Float = 0.1
    /// The length in points of the line of an impulse of one newton second.
    private static let pointsPerImpulse: CGFloat = 40

    let simulation: Simulation

    /// The sheet over the views, in the coordinates of the animator's items.
    var layer: Layer {
        Layer(name: "debug", contents: fields + shapes + joints + velocities + contacts)
    }

    private var shapes: [Layer.Content] {
        simulation.world.outlines.map { outline in
            let path = path(outline.points.map { Units.points($0) }, isClosed: outline.isClosed)
            return .stroke(.path(path), color(of: outline.body), Stroke(width: 1.5, join: .round))
        }
    }

    private func color(of body: BodyID) -> Color {
        guard simulation.isItem(body) else { return Self.boundary }
        return simulation.world.isAwake(body) ? Self.moving : Self.sleeping
    }

    private var joints: [Layer.Content] {
        simulation.world.jointIDs.flatMap { joint in
            let anchors = simulation.world.anchors(of: joint)
            let (start, end) = (Units.points(anchors.a), Units.points(anchors.b))
            return [
                line(from: start, to: end, Self.joint), dot(at: start, Self.joint), dot(at: end, Self.joint),
            ]
        }
    }

    private var fields: [Layer.Content] {
        simulation.fieldBehaviors.flatMap { field in
            [dot(at: field.position, Self.field)]
                + field.region.region.pieces.map { piece in
                    .stroke(
                        shape(of: piece, at: field.position), Self.field, Stroke(width: 1.5, dash: [6, 4]))
                }
        }
    }

    private func shape(of piece: Region.Piece, at center: CGPoint) -> Shape {
        switch piece {
        case .circle(let radius):
            .ellipse(in: rectangle(around: center, width: 2 * radius, height: 2 * radius))
        case .rectangle(let width, let height):
            .rectangle(rectangle(around: center, width: width, height: height))
        }
    }

    private func rectangle(around center: CGPoint, width: CGFloat, height: CGFloat) -> CGRect {
        CGRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
    }

    private func dot(at point: CGPoint, _ color: Color) -> Layer.Content {
        .fill(.ellipse(in: rectangle(around: point, width: 5, height: 5)), color)
    }

    private var velocities: [Layer.Content] {
        simulation.items.compactMap { record in
            let start = simulation.world.position(of: record.body)
            let way = Self.lookahead * simulation.world.linearVelocity(of: record.body)
            guard way.lengthSquared > 1e-4 else { return nil }
            return arrow(from: Units.points(start), to: Units.points(start + way), Self.velocity)
        }
    }

    /// A line with two short ones back from its end, at 30 degrees to it.
    private func arrow(from start: CGPoint, to end: CGPoint, _ color: Color) -> Layer.Content {
        let (dx, dy) = (start.x - end.x, start.y - end.y)
        let length = (dx * dx + dy * dy).squareRoot()
        let (x, y) = (dx / length * 6, dy / length * 6)
        let (sine, cosine) = (CGFloat(0.5), CGFloat(0.75).squareRoot())
        let left = CGPoint(x: end.x + cosine * x - sine * y, y: end.y + sine * x + cosine * y)
        let right = CGPoint(x: end.x + cosine * x + sine * y, y: end.y - sine * x + cosine * y)
        let path = Path([.move(start), .line(end), .move(left), .line(end), .line(right)])
        return .stroke(.path(path), color, Stroke(width: 1.5, cap: .round, join: .round))
    }

    private var contacts: [Layer.Content] {
        simulation.world.touchingPoints.flatMap { touch in
            let point = Units.points(touch.point)
            let length = CGFloat(touch.impulse) * Self.pointsPerImpulse
            let end = CGPoint(
                x: point.x + CGFloat(touch.normal.x) * length, y: point.y + CGFloat(touch.normal.y) * length)
            return [line(from: point, to: end, Self.contact), dot(at: point, Self.contact)]
        }
    }

    private func line(from start: CGPoint, to end: CGPoint, _ color: Color) -> Layer.Content {
        .stroke(.path(Path([.move(start), .line(end)])), color, Stroke(width: 1.5, cap: .round))
    }

    private func path(_ points: [CGPoint], isClosed: Bool) -> Path {
        if isClosed { return Path(polygon: points) }
        return Path(points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) })
    }
}

extension Stage {
    /// The overlays of animators, of all where they are to be seen, in the window's coordinates.
    var debugLayers: [Layer] {
        animators.filter { showsDebugOverlay || $0.isDebugEnabled }.map { animator in
            var layer = DebugOverlay(simulation: animator.simulation).layer
            layer.transform = animator.itemCoordinates(in: window)
            return layer
        }
    }
}

extension UIDynamicAnimator {
    /// From the items' coordinates to the window's.
    fileprivate func itemCoordinates(in window: UIWindow) -> CGAffineTransform {
        guard let view = referenceView else { return .identity }
        let origin = view.convert(CGPoint.zero, to: window)
        let (right, down) = (
            view.convert(CGPoint(x: 1, y: 0), to: window), view.convert(CGPoint(x: 0, y: 1), to: window)
        )
        return CGAffineTransform(
            a: right.x - origin.x, b: right.y - origin.y, c: down.x - origin.x, d: down.y - origin.y,
            tx: origin.x,
            ty: origin.y)
    }
}
