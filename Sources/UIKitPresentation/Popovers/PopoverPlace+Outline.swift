@_spi(UIKitInternals) import UIKitCore

extension PopoverPlace {
    /// The outline of the popover in its own coordinates: a rounded rectangle with the arrow.
    var outline: CGPath {
        let bounds = CGRect(origin: .zero, size: frame.size)
        guard direction != [] else {
            let radius = min(cornerRadius, bounds.width / 2, bounds.height / 2)
            return CGPath(
                roundedRect: bounds, cornerWidth: radius, cornerHeight: radius, transform: nil)
        }
        let upright =
            direction.isHorizontal
            ? CGSize(width: frame.height, height: frame.width) : frame.size
        return upwardOutline(of: upright).copy(using: [fromUpright]) ?? CGMutablePath()
    }

    /// The map from a popover whose arrow points upward.
    private var fromUpright: CGAffineTransform {
        switch direction {
        case .down: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: frame.height)
        case .left: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: frame.width, ty: 0)
        default: .identity
        }
    }

    private func upwardOutline(of size: CGSize) -> CGPath {
        let path = CGMutablePath()
        let (top, width, height) = (Self.arrowHeight, size.width, size.height)
        let radius = max(0, min(Self.radius, width / 2, (height - top) / 2))
        let half = min(Self.arrowBase / 2, width / 2)
        path.move(to: CGPoint(x: radius, y: top))
        path.addLine(to: CGPoint(x: max(radius, tip - half), y: top))
        // The arrow grows out of the side, and its tip is round.
        path.addCurve(
            to: CGPoint(x: tip - 4, y: 2), control1: CGPoint(x: tip - half * 0.6, y: top),
            control2: CGPoint(x: tip - 7, y: 4.5))
        path.addCurve(
            to: CGPoint(x: tip + 4, y: 2), control1: CGPoint(x: tip - 1.5, y: -2 / 3),
            control2: CGPoint(x: tip + 1.5, y: -2 / 3))
        path.addCurve(
            to: CGPoint(x: min(width - radius, tip + half), y: top), control1: CGPoint(x: tip + 7, y: 4.5),
            control2: CGPoint(x: tip + half * 0.6, y: top))
        let corners = [
            CGPoint(x: width, y: top), CGPoint(x: width, y: height), CGPoint(x: 0, y: height),
            CGPoint(x: 0, y: top),
        ]
        for (index, corner) in corners.enumerated() {
            path.addArc(tangent1End: corner, tangent2End: corners[(index + 1) % 4], radius: radius)
        }
        path.closeSubpath()
        return path
    }
}
