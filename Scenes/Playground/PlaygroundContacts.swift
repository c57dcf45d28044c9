import Flipbook
import UIKit

// Dynamics Playground, step 6: a delegate is notified of each contact with a boundary, prints the boundary's
// name and makes the square flash.
final class PlaygroundContacts: UIViewController, Scene, UICollisionBehaviorDelegate {
    static let summary = "The square flashes yellow at each contact with a boundary."
    static let engineGeneration = EngineGeneration.iOS7
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
        gravity = UIGravityBehavior(items: [square])
        animator.addBehavior(gravity)

        collision = UICollisionBehavior(items: [square])
        collision.translatesReferenceBoundsIntoBoundary = true
        // A boundary along the barrier's top edge; the barrier itself does not move.
        collision.addBoundary(
            withIdentifier: "barrier" as NSCopying,
            from: CGPoint(x: 0, y: 300), to: CGPoint(x: 130, y: 300))
        collision.collisionDelegate = self
        animator.addBehavior(collision)
    }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem,
        withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint
    ) {
        print("Boundary contact occurred - \(identifier.map { "\($0)" } ?? "(null)")")

        let view = item as! UIView
        view.backgroundColor = .systemYellow
        UIView.animate(withDuration: 0.3) {
            view.backgroundColor = .gray
        }
    }
}
