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

final class MarbleRun: UIViewController, Scene {
    static let summary = "Marbles roll down three ramps."
    static let duration: TimeInterval = 6

    let marbles = [
        Marble(at: CGPoint(x: 40, y: 40), .systemPink),
        Marble(at: CGPoint(x: 90, y: 24), .systemOrange),
        Marble(at: CGPoint(x: 140, y: 40), .systemTeal),
    ]
    var animator: UIDynamicAnimator!

    override func viewDidLoad() {
        super.viewDidLoad()
        marbles.forEach(view.addSubview)

        animator = UIDynamicAnimator(referenceView: view)
        animator.addBehavior(UIGravityBehavior(items: marbles))

        let collision = UICollisionBehavior(items: marbles)
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(collision)
    }
}
