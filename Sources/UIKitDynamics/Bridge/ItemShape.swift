import Physics2D

// On the iOS 7 engine a box is inset by 1 pt from its item on each side, because the skin between two boxes
// is 1 pt for each: together they meet at the items' edges. Circles and polygons have no skin here and need
// no inset. All shapes therefore meet at their drawn outlines, in both engines.

/// The collision shapes of an item.
@MainActor struct ItemShape {
    /// A shape in the body's coordinates, in meters.
    struct Primitive {
        enum Form {
            case box(Units.ItemBox)
            case circle(radius: Float, center: Vector2)
            case polygon([Vector2])
        }

        var form: Form
        var skinRadius: Float = 0
        var massFactor: Float = 1
    }

    private(set) var pieces: [Primitive]

    /// Creates the shapes of an item that `ItemValidation` accepted.
    init(of item: any UIDynamicItem, _ generation: EngineGeneration) {
        if let group = item as? UIDynamicItemGroup {
            pieces = group.parts.flatMap { part in
                ItemShape(of: part.item, generation).pieces.map {
                    $0.placed(at: part.offset, turned: part.angle)
                }
            }
            return
        }
        let size = item.bounds.size
        switch item.collisionBoundsType {
        case .rectangle: pieces = [.box(size, generation)]
        case .ellipse: pieces = [size.width == size.height ? .circle(size.width / 2) : .ellipse(size)]
        case .path:
            let outline = ItemShape.outline(of: item.collisionBoundingPath)
            pieces = (convexPieces(of: outline) ?? []).map { Primitive(form: .polygon($0)) }
        }
    }

    /// Adds the shapes to a body.
    func add(to body: BodyID, in world: inout World) {
        for piece in pieces {
            var shape = ShapeDefinition()
            shape.density = 1
            shape.massFactor = piece.massFactor
            shape.skinRadius = piece.skinRadius
            switch piece.form {
            case .box(let box):
                world.addBox(halfWidth: box.halfWidth, halfHeight: box.halfHeight, to: body, shape)
            case .circle(let radius, let center):
                world.addCircle(radius: radius, at: center, to: body, shape)
            case .polygon(let corners):
                world.addPolygon(corners, to: body, shape)
            }
        }
    }

    /// Returns the reason why an item's path cannot be a collision shape, as the end of a sentence;
    /// nil if it can.
    static func validationError(inPathOf item: any UIDynamicItem) -> String? {
        guard item.collisionBoundsType == .path else { return nil }
        let limit = Limit.side.range.upperBound
        let points = item.collisionBoundingPath.path.controlPoints
        if let point = points.first(where: { !(abs($0.x) <= limit && abs($0.y) <= limit) }) {
            return "a collisionBoundingPath with a point at \(point), but it must be within 1e8 pt"
        }
        let outlines = flattened(item.collisionBoundingPath)
        if outlines.isEmpty { return "an empty collisionBoundingPath, but it needs an outline" }
        if outlines.count > 1 {
            return "a collisionBoundingPath of \(outlines.count) parts, but it needs a single outline"
        }
        if convexPieces(of: outline(of: item.collisionBoundingPath)) == nil {
            return
                "a collisionBoundingPath that has no area, crosses or touches itself, or is not finite, but it needs a simple outline"
        }
        return nil
    }

    private static func outline(of path: UIBezierPath) -> [Vector2] {
        (flattened(path).first ?? []).map { Units.meters($0) }
    }

    private static func flattened(_ path: UIBezierPath) -> [[CGPoint]] {
        // The tolerance is a quarter of a point, but at least a four-thousandth of the outline's size: the
        // decomposition into convex pieces takes time cubic in the number of corners.
        let size = path.bounds.size
        return path.path.flattened(within: max(0.25, max(size.width, size.height) / 4000))
    }
}

extension ItemShape.Primitive {
    fileprivate static func box(_ size: CGSize, _ generation: EngineGeneration) -> ItemShape.Primitive {
        let box = Units.ItemBox(size: size, inset: generation.itemInset)
        return ItemShape.Primitive(
            form: .box(box), skinRadius: generation.itemSkin, massFactor: box.densityFactor)
    }

    fileprivate static func circle(_ radius: CGFloat) -> ItemShape.Primitive {
        ItemShape.Primitive(form: .circle(radius: Units.meters(radius), center: .zero))
    }

    fileprivate static func ellipse(_ size: CGSize) -> ItemShape.Primitive {
        // A chord of a circle of radius r over the angle a is off by r (1 - cos(a/2)), about r a^2 / 8.
        // The number of corners keeps this below a tenth of a point, within 16 to 96.
        // The mass factor makes the polygon as heavy as the ellipse: their areas are n/2 sin(2 pi/n) and pi
        // times the product of the half axes.
        let wish = .pi * (max(size.width, size.height) / 2 / 0.2).squareRoot()
        let count = Int(max(16, min(wish, 96)).rounded(.up))
        let corners = (0..<count).map { i in
            let (sine, cosine) = sineAndCosine(2 * .pi * Double(i) / Double(count))
            return Units.meters(CGPoint(x: size.width / 2 * cosine, y: size.height / 2 * sine))
        }
        let share = Double(count) / 2 * sineAndCosine(2 * .pi / Double(count)).sine
        return ItemShape.Primitive(form: .polygon(corners), massFactor: Float(.pi / share))
    }

    /// Returns the piece moved and rotated to its position in a group.
    fileprivate func placed(at offset: CGPoint, turned angle: CGFloat) -> ItemShape.Primitive {
        let (sine, cosine) = sineAndCosine(Double(angle))
        let shift = Units.meters(offset)
        func place(_ point: Vector2) -> Vector2 {
            shift
                + Vector2(
                    Float(cosine) * point.x - Float(sine) * point.y,
                    Float(sine) * point.x + Float(cosine) * point.y)
        }
        var piece = self
        switch form {
        case .box(let box): piece.form = .polygon(box.corners.map(place))
        case .circle(let radius, let center): piece.form = .circle(radius: radius, center: place(center))
        case .polygon(let corners): piece.form = .polygon(corners.map(place))
        }
        return piece
    }
}

extension Units.ItemBox {
    fileprivate var corners: [Vector2] {
        [
            Vector2(-halfWidth, -halfHeight), Vector2(halfWidth, -halfHeight), Vector2(halfWidth, halfHeight),
            Vector2(-halfWidth, halfHeight),
        ]
    }
}
