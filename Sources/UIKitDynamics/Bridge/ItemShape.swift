import Physics2D

// A box on the iOS 7 engine is 1 pt smaller on each side than its item, because two boxes keep 1 pt of skin
// between them: together they meet where the items do. A circle has no skin but its radius, and polygons get
// none here, so neither needs an inset: all shapes meet at their drawn outlines, in both engines.

/// What the solver sees of an item.
@MainActor struct ItemShape {
    /// A shape in the body's coordinates, in metres.
    struct Piece {
        enum Form {
            case box(Units.ItemBox)
            case circle(radius: Float, center: Vector2)
            case polygon([Vector2])
        }

        var form: Form
        var skinRadius: Float = 0
        var massFactor: Float = 1
    }

    private(set) var pieces: [Piece]

    /// The shapes of an item that was checked.
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
            pieces = (convexPieces(of: outline) ?? []).map { Piece(form: .polygon($0)) }
        }
    }

    /// Gives a body the shapes.
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

    /// Why an item's path cannot be collided with, as the end of a sentence; nil if it can.
    static func objection(toPathOf item: any UIDynamicItem) -> String? {
        guard item.collisionBoundsType == .path else { return nil }
        let limit = Limit.side.range.upperBound
        let points = item.collisionBoundingPath.controlPoints
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

    // A quarter of a point, but no more than a four thousandth of a huge outline: cutting it into convex
    // pieces takes the cube of its corners.
    private static func flattened(_ path: UIBezierPath) -> [[CGPoint]] {
        let size = path.bounds.size
        return path.flattened(within: max(0.25, max(size.width, size.height) / 4000))
    }
}

extension ItemShape.Piece {
    fileprivate static func box(_ size: CGSize, _ generation: EngineGeneration) -> ItemShape.Piece {
        let box = Units.ItemBox(size: size, inset: generation.itemInset)
        return ItemShape.Piece(
            form: .box(box), skinRadius: generation.itemSkin, massFactor: box.densityFactor)
    }

    fileprivate static func circle(_ radius: CGFloat) -> ItemShape.Piece {
        ItemShape.Piece(form: .circle(radius: Units.meters(radius), center: .zero))
    }

    // A chord of a circle of radius r over the angle a is off by r (1 - cos(a/2)), about r a^2 / 8: a tenth
    // of a point decides how many corners look round. The polygon weighs what the ellipse does: its area is
    // n/2 sin(2 pi/n) half axes' products where the ellipse's is pi.
    fileprivate static func ellipse(_ size: CGSize) -> ItemShape.Piece {
        let wish = .pi * (max(size.width, size.height) / 2 / 0.2).squareRoot()
        let count = Int(max(16, min(wish, 96)).rounded(.up))
        let corners = (0..<count).map { i in
            let (sine, cosine) = sineAndCosine(2 * .pi * Double(i) / Double(count))
            return Units.meters(CGPoint(x: size.width / 2 * cosine, y: size.height / 2 * sine))
        }
        let share = Double(count) / 2 * sineAndCosine(2 * .pi / Double(count)).sine
        return ItemShape.Piece(form: .polygon(corners), massFactor: Float(.pi / share))
    }

    /// The piece as a part of a group.
    fileprivate func placed(at offset: CGPoint, turned angle: CGFloat) -> ItemShape.Piece {
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
