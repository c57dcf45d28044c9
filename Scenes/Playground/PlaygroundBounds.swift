import Flipbook
import UIKit

// Dynamics Playground, step 2: the edges of the view are a boundary.
final class PlaygroundBounds: UIViewController, Scene {
    static let summary = "A square falls, bounces a little on the bottom edge and rests."
    static let engineGeneration = EngineGeneration.iOS7
    static let duration: TimeInterval = 2

    var square: UIView!
    var animator: UIDynamicAnimator!
    var gravity: UIGravityBehavior!
    var collision: UICollisionBehavior!

    override func viewDidLoad() {
        super.viewDidLoad()

        square = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        square.backgroundColor = .gray
        view.addSubview(square)

        animator = UIDynamicAnimator(referenceView: view)
        gravity = UIGravityBehavior(items: [square])
        animator.addBehavior(gravity)

        collision = UICollisionBehavior(items: [square])
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(collision)
    }
}
