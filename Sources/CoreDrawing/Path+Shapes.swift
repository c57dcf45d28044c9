import Picture

/// Some of a rectangle's corners.
package struct RectCorners: OptionSet, Sendable {
    package let rawValue: UInt

    package init(rawValue: UInt) { self.rawValue = rawValue }

    package static let topLeft = RectCorners(rawValue: 1)
    package static let topRight = RectCorners(rawValue: 2)
    package static let bottomLeft = RectCorners(rawValue: 4)
    package static let bottomRight = RectCorners(rawValue: 8)
}

extension Path {
    /// Creates an ellipse that touches the sides of a rectangle.
    package init(ellipseIn rect: CGRect) {
        let map = CGAffineTransform(
            a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
        let circle = Arc(center: .zero, radius: 1, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        self = Path([.move(circle.start)] + circle.curves + [.close]).applying(map)
    }

    /// Creates the largest ellipse in a rectangle from four curves, as Core Graphics does: clockwise on
    /// screen from the right end.
    package init(quartersOfEllipseIn rect: CGRect) {
        let map = CGAffineTransform(
            a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
        func quarter(_ x: CGFloat, _ y: CGFloat) -> Element {
            // From (x, y) on the unit circle to the point a quarter further, (-y, x).
            .curve(
                to: CGPoint(x: -y, y: x), control1: CGPoint(x: x - y * Path.kappa, y: y + x * Path.kappa),
                control2: CGPoint(x: -y + x * Path.kappa, y: x + y * Path.kappa))
        }
        let start = Element.move(CGPoint(x: 1, y: 0))
        self = Path([start, quarter(1, 0), quarter(0, 1), quarter(-1, 0), quarter(0, -1), .close]).applying(
            map)
    }

    /// Creates a rectangle whose corners are quarters of a circle, of half the shorter side at most.
    package init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        let radius = max(0, min(cornerRadius, min(rect.width, rect.height) / 2))
        if radius > 0 {
            self.init(rounding: rect, by: radius, corners: RectCorners(rawValue: 15))
        } else {
            self.init(polygon: rect.corners)
        }
    }

    /// Creates a rectangle with quarters of a circle at some corners, clockwise on screen from the left end
    /// of the top side.
    package init(rounding rect: CGRect, by radius: CGFloat, corners: RectCorners) {
        let order: [RectCorners] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
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
