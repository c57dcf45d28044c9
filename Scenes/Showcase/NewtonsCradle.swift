import Flipbook
import UIKit

// Newton's cradle: five steel balls in a row. What one brings in on the left leaves on the right.
final class NewtonsCradle: UIViewController, Scene {
    static let summary = "Five steel balls pass a swing on from one end of their row to the other."
    static let size = CGSize(width: 568, height: 320)
    static let duration: TimeInterval = 6

    let beam = CGRect(x: 164, y: 48, width: 240, height: 8)
    let reach: CGFloat = 200
    var balls: [Ball] = []
    var cords: [Cord] = []
    var animator: UIDynamicAnimator!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGray6
        for index in 0..<5 {
            addBall(index)
        }
        let bar = UIView(frame: beam)
        bar.backgroundColor = .darkGray
        bar.layer.cornerRadius = 4
        view.addSubview(bar)
        // The first is drawn aside by the angle of a triangle of 3, 4 and 5.
        balls[0].center = CGPoint(x: hook(0).x - 0.6 * reach, y: hook(0).y + 0.8 * reach)

        animator = UIDynamicAnimator(referenceView: view)
        animator.addBehavior(UIGravityBehavior(items: balls))
        animator.addBehavior(UICollisionBehavior(items: balls))

        let steel = UIDynamicItemBehavior(items: balls)
        steel.elasticity = 1
        steel.friction = 0
        steel.resistance = 0
        steel.allowsRotation = false
        animator.addBehavior(steel)

        for (index, ball) in balls.enumerated() {
            animator.addBehavior(UIAttachmentBehavior(item: ball, attachedToAnchor: hook(index)))
        }
        steel.action = { [unowned self] in
            layCords()
        }
        layCords()
    }

    // The balls hang a hair apart, so that each hits only the next one.
    private func hook(_ index: Int) -> CGPoint {
        CGPoint(x: 284 + 40.5 * CGFloat(index - 2), y: beam.midY)
    }

    private func addBall(_ index: Int) {
        let cord = Cord(.systemGray, thickness: 1.5)
        view.addSubview(cord)
        cords.append(cord)

        let rest = CGPoint(x: hook(index).x, y: hook(index).y + reach)
        let ball = Ball(radius: 20, at: rest, index == 0 ? .systemBlue : .systemGray)
        view.addSubview(ball)
        balls.append(ball)
    }

    private func layCords() {
        for (index, ball) in balls.enumerated() {
            cords[index].stretch(from: hook(index), to: ball.center)
        }
    }
}
