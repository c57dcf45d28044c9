import Flipbook
import UIKit

// Recipe 2.3: a continuous push, whose direction and strength each tap sets: toward the finger, and the
// stronger the further away it is.
final class PushedSquare: UIViewController, Scene {
    static let summary = "A square is pushed towards each tap, harder the further away it is."
    static let engineGeneration = EngineGeneration.iOS7
    static let duration: TimeInterval = 8
    static let trail = TrailStyle(
        every: .distance(40), look: TrailLook(showsPaths: true, items: ["squareView"]))
    static let input: InputScript = [
        .tap(at: CGPoint(x: 276, y: 96), time: 0.5),
        .tap(at: CGPoint(x: 44, y: 180), time: 2.2),
        .tap(at: CGPoint(x: 84, y: 520), time: 3.8),
        .tap(at: CGPoint(x: 282, y: 452), time: 5.6),
    ]

    var squareView: UIView!
    var animator: UIDynamicAnimator!
    var pushBehavior: UIPushBehavior!

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        createGestureRecognizer()
        createSmallSquareView()
        createAnimatorAndBehaviors()
    }

    func createGestureRecognizer() {
        view.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: Selector(PushedSquare.handleTap(_:))))
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
        pushBehavior = UIPushBehavior(items: [squareView], mode: .continuous)

        animator.addBehavior(collision)
        animator.addBehavior(pushBehavior)
    }

    func handleTap(_ tap: UITapGestureRecognizer) {
        let tapPoint = tap.location(in: view)
        let center = squareView.center
        let (deltaX, deltaY) = (tapPoint.x - center.x, tapPoint.y - center.y)

        let angle = arcTangent(y: deltaY, x: deltaX)
        let distance = (deltaX * deltaX + deltaY * deltaY).squareRoot()
        pushBehavior.angle = angle
        pushBehavior.magnitude = distance / 200
        mark(tapPoint)
    }

    /// Draws a ring where the finger was, until the next tap.
    private func mark(_ point: CGPoint) {
        view.viewWithTag(1)?.removeFromSuperview()
        let ring = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
        ring.tag = 1
        ring.center = point
        ring.layer.cornerRadius = 12
        ring.layer.borderWidth = 2
        ring.layer.borderColor = UIColor.systemGray3.cgColor
        view.insertSubview(ring, at: 0)
    }
}
