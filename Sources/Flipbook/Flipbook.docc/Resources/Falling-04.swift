import Flipbook
import UIKit

final class Falling: UIViewController, Scene {
    static let summary = "A square falls onto a shelf and tips over it."

    let square = UIView(frame: CGRect(x: 110, y: 60, width: 100, height: 100))
    let shelf = UIView(frame: CGRect(x: 0, y: 320, width: 140, height: 16))
    var animator: UIDynamicAnimator!

    override func viewDidLoad() {
        super.viewDidLoad()
        square.backgroundColor = .systemGreen
        shelf.backgroundColor = .systemGray
        view.addSubview(square)
        view.addSubview(shelf)

        animator = UIDynamicAnimator(referenceView: view)
        animator.addBehavior(UIGravityBehavior(items: [square]))

        let collision = UICollisionBehavior(items: [square])
        collision.translatesReferenceBoundsIntoBoundary = true
        collision.addBoundary(withIdentifier: "shelf" as NSString, for: UIBezierPath(rect: shelf.frame))
        animator.addBehavior(collision)
    }
}
