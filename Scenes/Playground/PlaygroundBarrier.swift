import Flipbook
import UIKit

// Dynamics Playground, step 4: an immovable barrier. Only the square is an item; the barrier is a boundary.
final class PlaygroundBarrier: UIViewController, Scene {
    static let summary = "A square bounces off a barrier, tips over its end and lands on the floor."
    static let engineGeneration = EngineGeneration.iOS7
    static let posterTime: TimeInterval = 1.0
    static let duration: TimeInterval = 2.5

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
        // As on the device that printed the log: whole points, and a first tick that was not a whole frame.
        animator.writeBack = .pixels(perPoint: 1)
        animator.displayPhase = 0.001

        gravity = UIGravityBehavior(items: [square])
        animator.addBehavior(gravity)

        collision = UICollisionBehavior(items: [square])
        collision.translatesReferenceBoundsIntoBoundary = true
        // A boundary along the barrier's top edge; the barrier itself does not move.
        collision.addBoundary(
            withIdentifier: "barrier" as NSCopying,
            from: CGPoint(x: 0, y: 300), to: CGPoint(x: 130, y: 300))
        animator.addBehavior(collision)
    }
}
