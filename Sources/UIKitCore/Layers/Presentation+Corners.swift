import Picture

extension Presentation {
    /// The anchor point in the view's own coordinates.
    var anchorInBounds: CGPoint {
        // The center by the very formula of views, so that the last bits are equal.
        guard anchorPoint != CGPoint(x: 0.5, y: 0.5) else { return CGPoint(x: bounds.midX, y: bounds.midY) }
        return CGPoint(
            x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
    }

    /// The axis-aligned bounding rectangle in the superview's coordinates.
    var frame: CGRect { bounds.applying(transformToSuperview) }

    /// Returns the rectangle with some of its corners rounded.
    func outline(rounding corners: CACornerMask) -> Shape {
        guard corners != .all else { return outline }
        return rectangle(inset: 0, rounding: corners)
    }

    /// Returns the border of the rectangle with some of its corners rounded; nil for none.
    func border(rounding corners: CACornerMask) -> Layer.Content? {
        guard corners != .all, case .stroke(_, let color, let stroke)? = border else { return border }
        return .stroke(rectangle(inset: stroke.width / 2, rounding: corners), color, stroke)
    }

    private func rectangle(inset: CGFloat, rounding corners: CACornerMask) -> Shape {
        let box = bounds.insetBy(dx: inset, dy: inset)
        let radius = min(cornerRadius, min(bounds.width, bounds.height) / 2) - inset
        return .path(Path(rounding: box, by: max(0, radius), corners: corners))
    }
}

extension Path {
    /// Creates a rectangle with quarters of a circle at some corners, clockwise on screen from the left end
    /// of the top side.
    init(rounding rect: CGRect, by radius: CGFloat, corners: CACornerMask) {
        let order: [CACornerMask] = [
            .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner, .layerMinXMaxYCorner,
        ]
        let inner = rect.insetBy(dx: radius, dy: radius).corners
        var elements: [Element] = []
        func add(_ point: CGPoint) { elements.append(elements.isEmpty ? .move(point) : .line(point)) }
        for (index, corner) in order.enumerated() {
            guard radius > 0, corners.contains(corner) else {
                add(rect.corners[index])
                continue
            }
            let angle = CGFloat([2, 3, 0, 1][index]) * .pi / 2
            let arc = Arc(
                center: inner[index], radius: radius, startAngle: angle, endAngle: angle + .pi / 2,
                clockwise: true)
            add(arc.start)
            elements += arc.curves
        }
        self.init(elements + [.close])
    }
}
