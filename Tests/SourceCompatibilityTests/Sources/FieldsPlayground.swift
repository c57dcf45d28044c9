import UIKit

// After the session of 2015 on what is new in UIKit Dynamics: fields, ellipses, anchored items.
class BallView: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType {
        return .ellipse
    }
}

class FieldsViewController: UIViewController {
    lazy var animator: UIDynamicAnimator = UIDynamicAnimator(referenceView: self.view)
    let ball = BallView(frame: CGRect(x: 40, y: 40, width: 40, height: 40))
    let magnet = UIView(frame: CGRect(x: 140, y: 264, width: 40, height: 40))

    override func viewDidLoad() {
        super.viewDidLoad()
        ball.backgroundColor = .red
        ball.layer.cornerRadius = 20
        magnet.backgroundColor = .black
        [ball, magnet].forEach { view.addSubview($0) }

        let field = UIFieldBehavior.radialGravityField(position: magnet.center)
        field.region = UIRegion(radius: 400.0)
        field.strength = 1.5
        field.falloff = 1.0
        field.minimumRadius = 50.0
        field.addItem(ball)
        animator.addBehavior(field)

        let vortex = UIFieldBehavior.vortexField()
        vortex.position = magnet.center
        vortex.region = UIRegion(radius: 200.0)
        vortex.strength = 0.005
        vortex.addItem(ball)
        animator.addBehavior(vortex)

        let drag = UIFieldBehavior.dragField()
        drag.strength = 0.2
        drag.addItem(ball)
        animator.addBehavior(drag)

        let magnetBehavior = UIDynamicItemBehavior(items: [magnet])
        magnetBehavior.isAnchored = true
        animator.addBehavior(magnetBehavior)

        let ballBehavior = UIDynamicItemBehavior(items: [ball])
        ballBehavior.density = 0.5
        ballBehavior.charge = 1
        animator.addBehavior(ballBehavior)

        let custom = UIFieldBehavior.field {
            (
                field: UIFieldBehavior, position: CGPoint, velocity: CGVector, mass: CGFloat, charge: CGFloat,
                deltaTime: TimeInterval
            ) -> CGVector in
            return CGVector(dx: -velocity.dx * 0.01, dy: 0)
        }
        custom.addItem(ball)
        animator.addBehavior(custom)

        let collision = UICollisionBehavior(items: [ball, magnet])
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(collision)
    }
}
