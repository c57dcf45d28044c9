import Flipbook
import UIKit

final class Marble: UIView {
    init(at center: CGPoint, _ color: UIColor) {
        super.init(frame: CGRect(x: 0, y: 0, width: 32, height: 32))
        self.center = center
        backgroundColor = color
        layer.cornerRadius = 16
    }

    required init?(coder: NSCoder) { nil }

    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}
