import Flipbook
import UIKitHost

/// A red square falls onto the bottom edge and bounces.
final class RedBounce: UIViewController, Scene {
    static let summary = "A square bounces."
    static let size = CGSize(width: 120, height: 160)
    static let duration: TimeInterval = 1

    @Parameter(in: 0...1) var elasticity = 0.5

    let red = UIView(frame: CGRect(x: 40, y: 10, width: 30, height: 30))
    var animator: UIDynamicAnimator!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        red.backgroundColor = .red
        view.addSubview(red)
        animator = UIDynamicAnimator(referenceView: view)
        animator.addBehavior(UIGravityBehavior(items: [red]))
        let collision = UICollisionBehavior(items: [red])
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(collision)
        let rule = UIDynamicItemBehavior(items: [red])
        rule.elasticity = elasticity
        animator.addBehavior(rule)
    }
}
