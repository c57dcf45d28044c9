import Flipbook
import UIKit

// Recipe 2.2: a delegate is notified when a square reaches the bottom boundary, and makes it explode: it
// turns red, grows to twice its size and fades away, while the animator keeps moving it.
final class ExplodingSquares: UIViewController, Scene, UICollisionBehaviorDelegate {
    static let summary = "Two squares turn red, grow and fade away when they hit the bottom boundary."
    static let engineGeneration = EngineGeneration.iOS7
    static let duration: TimeInterval = 3.5
    // Few phases, so that green is visible below red, up to the middle of red's explosion.
    static let trail = TrailStyle(every: .time(0.2), duration: 2.6)

    let bottomBoundary = "bottomBoundary"
    var squares: [UIView] = []
    var animator: UIDynamicAnimator!

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)

        var center = CGPoint(x: view.center.x, y: 0)
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

        let bottom = view.bounds.height - 100
        let collision = UICollisionBehavior(items: squares)
        collision.addBoundary(
            withIdentifier: bottomBoundary as NSCopying,
            from: CGPoint(x: 0, y: bottom), to: CGPoint(x: view.bounds.width, y: bottom))
        collision.collisionDelegate = self
        animator.addBehavior(collision)
    }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem,
        withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint
    ) {
        guard identifier as? String == bottomBoundary, let square = item as? UIView else { return }

        UIView.animate(withDuration: 1) {
            square.backgroundColor = .red
            square.alpha = 0
            square.transform = CGAffineTransform(scaleX: 2, y: 2)
        } completion: { _ in
            behavior.removeItem(square)
            square.removeFromSuperview()
        }
    }
}
