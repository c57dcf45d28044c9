import Flipbook
import UIKit

// Dynamics Playground, step 8: every fifth step leaves an outline of the square where it is.
final class PlaygroundTrail: UIViewController, Scene {
    static let summary = "The square leaves its outline behind on every fifth step."
    static let engineGeneration = EngineGeneration.iOS7
    static let duration: TimeInterval = 2.5
    // The scene draws its own trail.
    static let trail = TrailStyle(look: TrailLook(items: []))

    var square: UIView!
    var barrier: UIView!
    var animator: UIDynamicAnimator!
    var gravity: UIGravityBehavior!
    var collision: UICollisionBehavior!
    var updateCount = 0

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
        collision.action = { [unowned self] in
            if updateCount % 5 == 0 { addOutline() }
            updateCount += 1
        }
        animator.addBehavior(collision)

        let itemBehavior = UIDynamicItemBehavior(items: [square])
        itemBehavior.elasticity = 0.6
        animator.addBehavior(itemBehavior)
    }

    private func addOutline() {
        let outline = UIView(frame: square.bounds)
        outline.transform = square.transform
        outline.center = square.center
        outline.alpha = 0.5
        outline.backgroundColor = .clear
        outline.layer.borderColor = square.layer.backgroundColor
        outline.layer.borderWidth = 1
        view.addSubview(outline)
    }
}
