import Flipbook
import UIKit

/// A scene that breaks a rule on purpose, so that one can see what a failing scene looks like. `flipbook
/// list` keeps silent about it.
final class BrokenRule: UIViewController, Scene {
    static let summary = "A square without extent falls: what a failing scene looks like."

    let square = UIView(frame: CGRect(x: 110, y: 234, width: 0, height: 0))
    var animator: UIDynamicAnimator!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(square)
        animator = UIDynamicAnimator(referenceView: view)
        animator.addBehavior(UIGravityBehavior(items: [square]))
    }
}
