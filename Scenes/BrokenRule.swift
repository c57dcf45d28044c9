import Flipbook
import UIKit

/// A scene that breaks a rule on purpose, to show the report of a failing scene in the program itself.
/// `flipbook list` omits it.
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
