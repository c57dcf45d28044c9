import UIKit

// A view that looks round and collides as a true circle.
final class Ball: UIView {
    init(radius: CGFloat, at center: CGPoint = .zero, _ color: UIColor) {
        super.init(frame: CGRect(x: 0, y: 0, width: 2 * radius, height: 2 * radius))
        self.center = center
        layer.cornerRadius = radius
        backgroundColor = color
    }

    required init?(coder: NSCoder) { nil }

    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}
