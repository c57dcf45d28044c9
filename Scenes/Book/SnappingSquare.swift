import Flipbook
import UIKit

// Recipe 2.5: a snap lets a square fly to a point, overshoot and settle. Each tap replaces it by another one:
// two snaps on one item would pull together, to a place in between.
final class SnappingSquare: UIViewController, Scene {
    static let summary = "A square snaps to each tap, overshoots and settles."
    static let engineGeneration = EngineGeneration.iOS7
    static let duration: TimeInterval = 6
    static let trail = TrailStyle(every: .distance(45), look: TrailLook(showsPaths: true))
    static let input: InputScript = [
        .tap(at: CGPoint(x: 240, y: 120), time: 0.5),
        .tap(at: CGPoint(x: 70, y: 220), time: 1.8),
        .tap(at: CGPoint(x: 250, y: 460), time: 3.1),
        .tap(at: CGPoint(x: 90, y: 470), time: 4.4),
    ]

    var squareView: UIView!
    var animator: UIDynamicAnimator!
    var snapBehavior: UISnapBehavior!

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        createGestureRecognizer()
        createSmallSquareView()
        createAnimatorAndBehaviors()
    }

    func createGestureRecognizer() {
        view.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: Selector(SnappingSquare.handleTap(_:))))
    }

    func createSmallSquareView() {
        squareView = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
        squareView.backgroundColor = .green
        squareView.center = view.center
        view.addSubview(squareView)
    }

    func createAnimatorAndBehaviors() {
        animator = UIDynamicAnimator(referenceView: view)

        let collision = UICollisionBehavior(items: [squareView])
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(collision)

        snapBehavior = UISnapBehavior(item: squareView, snapTo: squareView.center)
        snapBehavior.damping = 0.5
        animator.addBehavior(snapBehavior)
    }

    func handleTap(_ tap: UITapGestureRecognizer) {
        let tapPoint = tap.location(in: view)

        animator.removeBehavior(snapBehavior)
        snapBehavior = UISnapBehavior(item: squareView, snapTo: tapPoint)
        snapBehavior.damping = 0.5
        animator.addBehavior(snapBehavior)
    }
}
