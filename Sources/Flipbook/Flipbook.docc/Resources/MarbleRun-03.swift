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
        addRamp("upper ramp", from: CGPoint(x: 0, y: 110), to: CGPoint(x: 240, y: 180), collision)
        addRamp("middle ramp", from: CGPoint(x: 320, y: 250), to: CGPoint(x: 80, y: 320), collision)
        addRamp("lower ramp", from: CGPoint(x: 0, y: 390), to: CGPoint(x: 240, y: 460), collision)
        animator.addBehavior(collision)
    }

    private func addRamp(
        _ name: String, from start: CGPoint, to end: CGPoint, _ collision: UICollisionBehavior
    ) {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let ramp = UIView(frame: CGRect(x: 0, y: 0, width: hypot(dx, dy), height: 4))
        ramp.center = CGPoint(x: start.x + dx / 2, y: start.y + dy / 2)
        ramp.transform = CGAffineTransform(rotationAngle: atan2(dy, dx))
        ramp.backgroundColor = .systemGray
        view.addSubview(ramp)
        collision.addBoundary(withIdentifier: name as NSString, from: start, to: end)
    }
}
