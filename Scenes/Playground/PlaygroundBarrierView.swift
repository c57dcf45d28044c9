import Flipbook
import UIKit

// Dynamics Playground, between steps 2 and 3: the barrier is a view and nothing else. No behavior holds it,
// so the square falls through it.
final class PlaygroundBarrierView: UIViewController, Scene {
    static let summary = "A square falls through a barrier that is a view, but no item."
    static let engineGeneration = EngineGeneration.iOS7
    static let posterTime: TimeInterval = 0.6
    static let duration: TimeInterval = 2

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

        collision = UICollisionBehavior(items: [square])
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(collision)
    }
}
