import Flipbook
import UIKit

// Recipe 2.2 and figure 2.1: two squares fall onto the bottom edge of the view, one above the other, and come
// to rest as a stack.
final class BouncingSquares: UIViewController, Scene {
    static let summary = "Two squares fall, land on the bottom edge and come to rest as a stack."
    static let engineGeneration = EngineGeneration.iOS7
    static let duration: TimeInterval = 2
    // Few phases, so that green is visible below red.
    static let trail = TrailStyle(every: .time(0.2))

    var squares: [UIView] = []
    var animator: UIDynamicAnimator!

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)

        // The second square is as far below the first as it is high, and ten points more.
        var center = view.center
        for color in [UIColor.red, .green] {
            let square = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            square.backgroundColor = color
            square.center = center
            center.y += 60
            squares.append(square)
            view.addSubview(square)
        }

        animator = UIDynamicAnimator(referenceView: view)

        let gravity = UIGravityBehavior(items: squares)
        animator.addBehavior(gravity)

        let collision = UICollisionBehavior(items: squares)
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(collision)
    }
}
