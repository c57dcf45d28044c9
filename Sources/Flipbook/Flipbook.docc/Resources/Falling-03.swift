import Flipbook
import UIKit

final class Falling: UIViewController, Scene {
    static let summary = "A square falls onto the bottom edge."

    let square = UIView(frame: CGRect(x: 110, y: 60, width: 100, height: 100))
    var animator: UIDynamicAnimator!

    override func viewDidLoad() {
        super.viewDidLoad()
        square.backgroundColor = .systemGreen
        view.addSubview(square)

        animator = UIDynamicAnimator(referenceView: view)
        animator.addBehavior(UIGravityBehavior(items: [square]))

        let collision = UICollisionBehavior(items: [square])
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(collision)
    }
}
