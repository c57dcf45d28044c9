import Flipbook
import UIKit

// Dynamics Playground, step 7: an item behavior changes the square's elasticity.
final class PlaygroundElastic: UIViewController, Scene {
    static let summary = "With elasticity 0.6 the square bounces higher."
    static let engineGeneration = EngineGeneration.iOS7
    static let duration: TimeInterval = 4

    @Parameter("How much speed a bounce leaves the square", in: 0...1) var elasticity = 0.6

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
        // A boundary along the barrier's top edge; the barrier itself does not move.
        collision.addBoundary(
            withIdentifier: "barrier" as NSCopying,
            from: CGPoint(x: 0, y: 300), to: CGPoint(x: 130, y: 300))
        animator.addBehavior(collision)

        let itemBehavior = UIDynamicItemBehavior(items: [square])
        itemBehavior.elasticity = elasticity
        animator.addBehavior(itemBehavior)
    }
}
