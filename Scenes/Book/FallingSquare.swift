import Flipbook
import UIKit

// Recipe 2.1: gravity alone. Nothing stops the square, so it leaves the view through the bottom.
final class FallingSquare: UIViewController, Scene {
    static let summary = "A square falls out of the view; nothing stops it."
    static let engineGeneration = EngineGeneration.iOS7
    static let duration: TimeInterval = 1

    let square = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var animator: UIDynamicAnimator!

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)

        square.backgroundColor = .green
        square.center = view.center
        view.addSubview(square)

        animator = UIDynamicAnimator(referenceView: view)
        let gravity = UIGravityBehavior(items: [square])
        animator.addBehavior(gravity)
    }
}
