import Flipbook
import UIKit

// Dynamics Playground, step 3: a barrier that collides. It is an item like the square, so the square knocks
// it away; without gravity it drifts and turns.
final class PlaygroundBarrierItem: UIViewController, Scene {
    static let summary = "A square knocks a barrier away that is an item, too."
    static let engineGeneration = EngineGeneration.iOS7
    static let posterTime: TimeInterval = 1.2
    static let duration: TimeInterval = 3

    var square: UIView!
    var barrier: UIView!
    var animator: UIDynamicAnimator!
    var gravity: UIGravityBehavior!
    var collision: UICollisionBehavior!

    override func viewDidLoad() {
        super.viewDidLoad()

        square = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        square.backgroundColor = .gray
        view.addSubview(square)

        barrier = UIView(frame: CGRect(x: 0, y: 300, width: 130, height: 20))
        barrier.backgroundColor = .red
        view.addSubview(barrier)

        animator = UIDynamicAnimator(referenceView: view)
        gravity = UIGravityBehavior(items: [square])
        animator.addBehavior(gravity)

        collision = UICollisionBehavior(items: [square, barrier])
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(collision)
    }
}
