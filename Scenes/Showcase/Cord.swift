import UIKit

// A straight line between two points, for ropes and rods: a thin view that is repositioned in every step.
final class Cord: UIView {
    private let thickness: CGFloat

    init(_ color: UIColor, thickness: CGFloat = 2) {
        self.thickness = thickness
        super.init(frame: .zero)
        backgroundColor = color
    }

    required init?(coder: NSCoder) { nil }

    func stretch(from start: CGPoint, to end: CGPoint) {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 0 else { return }
        bounds = CGRect(x: 0, y: 0, width: length, height: thickness)
        center = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
        transform = CGAffineTransform(
            a: dx / length, b: dy / length, c: -dy / length, d: dx / length, tx: 0, ty: 0)
    }
}

extension UIView {
    /// Returns the position, in the superview, of a point of the view that is given relative to its center.
    func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        let turned = CGPoint(x: x, y: y).applying(transform)
        return CGPoint(x: center.x + turned.x, y: center.y + turned.y)
    }
}
