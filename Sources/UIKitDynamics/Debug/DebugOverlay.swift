import Physics2D
package import Picture

/// An overlay of the simulation above the views: bodies, boundaries, velocities, joints, fields, and contacts
/// with their impulses.
///
/// Awake bodies are green, sleeping ones gray, boundaries blue. An orange arrow is the displacement of a body
/// within 0.1 s. A red dot is a contact, with a line whose length grows with its impulse. Joints are purple
/// lines between their two anchors, springs are zigzags. Fields are teal: a sketch of the force at their
/// position, and dashed outlines for the shapes of the region. All lines have a white halo, so that a green
/// outline is visible on a green view.
@MainActor struct DebugOverlay {
    static let boundary = Color(red: 0, green: 0.48, blue: 1)
    static let moving = Color(red: 0.16, green: 0.65, blue: 0.27)
    static let sleeping = Color(red: 0.56, green: 0.56, blue: 0.58)
    static let velocity = Color(red: 1, green: 0.58, blue: 0)
    static let contact = Color(red: 1, green: 0.18, blue: 0.33)
    static let joint = Color(red: 0.69, green: 0.32, blue: 0.87)
    static let field = Color(red: 0.19, green: 0.69, blue: 0.78)
    /// The time that a velocity arrow covers, in seconds.
    private static let lookahead: Float = 0.1
    /// The length of an impulse line, in points per newton second.
    private static let pointsPerImpulse: CGFloat = 40

    let simulation: Simulation
    /// The reference view's bounds; a field that acts everywhere is sketched at their center.
    let bounds: CGRect

    /// The layers above the views, in the coordinates of the animator's items: halos, then lines.
    var layers: [Layer] {
        let contents = fields + shapes + joints + velocities + contacts
        return [
            Layer(name: "debug-halos", contents: contents.compactMap(Self.halo)),
            Layer(name: "debug", contents: contents),
        ]
    }

    /// The kinds of lines in the overlay, for the legend.
    var kinds: Set<DebugKind> {
        var kinds = Set(simulation.world.outlines.map { kind(of: $0.body) })
        if !velocities.isEmpty { kinds.insert(.velocity) }
        if !simulation.world.touchingPoints.isEmpty { kinds.insert(.contact) }
        if !simulation.world.jointIDs.isEmpty { kinds.insert(.joint) }
        if !simulation.fieldBehaviors.isEmpty { kinds.insert(.field) }
        return kinds
    }

    private static func halo(around content: Layer.Content) -> Layer.Content? {
        let white = Color(red: 1, green: 1, blue: 1, alpha: 0.8)
        switch content {
        case .stroke(let shape, _, var stroke):
            stroke.width += 2
            return .stroke(shape, white, stroke)
        case .fill(let shape, _): return .stroke(shape, white, Stroke(width: 2))
        case .text, .gradient, .image, .backdrop: return nil
        }
    }

    private var shapes: [Layer.Content] {
        simulation.world.outlines.map { outline in
            let path = path(outline.points.map { Units.points($0) }, isClosed: outline.isClosed)
            return .stroke(.path(path), kind(of: outline.body).color, Stroke(width: 1.5, join: .round))
        }
    }

    private func kind(of body: BodyID) -> DebugKind {
        guard simulation.isItem(body) else { return .boundary }
        return simulation.world.isAwake(body) ? .moving : .sleeping
    }

    private var joints: [Layer.Content] {
        let springs = self.springs
        return simulation.world.jointIDs.flatMap { joint in
            let anchors = simulation.world.anchors(of: joint)
            let (start, end) = (Units.points(anchors.a), Units.points(anchors.b))
            let connection =
                springs.contains(joint)
                ? zigzag(from: start, to: end, Self.joint) : line(from: start, to: end, Self.joint)
            return [
                connection, dot(at: start, Self.joint), dot(at: end, Self.joint),
            ]
        }
    }

    /// The joints of attachments with a frequency above 0.
    private var springs: Set<JointID> {
        let attachments = simulation.items.flatMap(\.owningBehaviors).compactMap {
            $0.behavior as? UIAttachmentBehavior
        }
        return Set(attachments.filter { $0.frequency > 0 }.compactMap { $0.handle?.joint })
    }

    private var fields: [Layer.Content] {
        simulation.fieldBehaviors.flatMap { field in
            sketch(of: field)
                + field.region.region.pieces.map { piece in
                    .stroke(
                        shape(of: piece, at: field.position), Self.field, Stroke(width: 1.5, dash: [6, 4]))
                }
        }
    }

    private func shape(of piece: Region.Primitive, at center: CGPoint) -> Shape {
        switch piece {
        case .circle(let radius):
            .ellipse(in: rectangle(around: center, width: 2 * radius, height: 2 * radius))
        case .rectangle(let width, let height):
            .rectangle(rectangle(around: center, width: width, height: height))
        }
    }

    func rectangle(around center: CGPoint, width: CGFloat, height: CGFloat) -> CGRect {
        CGRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
    }

    func dot(at point: CGPoint, _ color: Color) -> Layer.Content {
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

    private var contacts: [Layer.Content] {
        simulation.world.touchingPoints.flatMap { touch in
            let point = Units.points(touch.point)
            let length = CGFloat(touch.impulse) * Self.pointsPerImpulse
            let end = CGPoint(
                x: point.x + CGFloat(touch.normal.x) * length, y: point.y + CGFloat(touch.normal.y) * length)
            return [line(from: point, to: end, Self.contact), dot(at: point, Self.contact)]
        }
    }

    private func path(_ points: [CGPoint], isClosed: Bool) -> Path {
        if isClosed { return Path(polygon: points) }
        return Path(points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) })
    }
}

extension RunContext {
    /// Returns the overlays of all animators, or of those that show theirs, in the window's coordinates, and
    /// the legend in front of them.
    package func debugLayers(ofAll isShown: Bool) -> [Layer] {
        let shown = animators.filter { isShown || $0.isDebugEnabled }
        let overlays = shown.map { animator in
            let overlay = DebugOverlay(
                simulation: animator.simulation, bounds: animator.referenceView?.bounds ?? window.bounds)
            return (overlay: overlay, transform: animator.itemCoordinates(in: window))
        }
        let kinds = overlays.reduce(into: Set<DebugKind>()) { $0.formUnion($1.overlay.kinds) }
        let layers = overlays.flatMap { overlay, transform in
            overlay.layers.map { layer in
                var layer = layer
                layer.transform = transform
                return layer
            }
        }
        return kinds.isEmpty ? layers : layers + [DebugLegend(kinds: kinds).layer(in: window.bounds)]
    }
}

extension UIDynamicAnimator {
    /// Returns the transform from the items' coordinates to the window's.
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
