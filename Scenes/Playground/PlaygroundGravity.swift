import Flipbook
import UIKit

// Dynamics Playground, step 1: gravity. The square falls 0.5 x 1000 x t^2 points.
final class PlaygroundGravity: UIViewController, Scene {
    static let summary = "A square falls out of the view."
    static let engineGeneration = EngineGeneration.iOS7
    static let duration: TimeInterval = 1

    var square: UIView!
    var animator: UIDynamicAnimator!
    var gravity: UIGravityBehavior!

    override func viewDidLoad() {
        super.viewDidLoad()

        square = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        square.backgroundColor = .gray
        view.addSubview(square)

        animator = UIDynamicAnimator(referenceView: view)
        gravity = UIGravityBehavior(items: [square])
        animator.addBehavior(gravity)
    }
}
