import Flipbook
import UIKit

// Dynamics Playground, its end: at the first contact a second square appears and is attached to the first.
final class PlaygroundAttached: UIViewController, Scene, UICollisionBehaviorDelegate {
    static let summary = "On the first contact a second square appears, joined to the first one by a rod."
    static let engineGeneration = EngineGeneration.iOS7
    static let duration: TimeInterval = 3

    var square: UIView!
    var barrier: UIView!
    var animator: UIDynamicAnimator!
    var gravity: UIGravityBehavior!
    var collision: UICollisionBehavior!
    var firstContact = false

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
        collision.addBoundary(
            withIdentifier: "barrier" as NSCopying,
            from: CGPoint(x: 0, y: 300), to: CGPoint(x: 130, y: 300))
        collision.collisionDelegate = self
        animator.addBehavior(collision)

        let itemBehavior = UIDynamicItemBehavior(items: [square])
        itemBehavior.elasticity = 0.6
        animator.addBehavior(itemBehavior)
    }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem,
        withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint
    ) {
        let view = item as! UIView
        view.backgroundColor = .systemYellow
        UIView.animate(withDuration: 0.3) {
            view.backgroundColor = .gray
        }

        if !firstContact {
            firstContact = true

            let second = UIView(frame: CGRect(x: 30, y: 0, width: 100, height: 100))
            second.backgroundColor = .gray
            self.view.addSubview(second)

            collision.addItem(second)
            gravity.addItem(second)

            let attachment = UIAttachmentBehavior(item: second, attachedTo: square)
            animator.addBehavior(attachment)
        }
    }
}
