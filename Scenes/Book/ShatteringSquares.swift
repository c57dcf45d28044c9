import Flipbook
import UIKit

// Recipe 2.2, taken at its word: a square that hits the boundary bursts. Sixteen shards take its place; they
// inherit its velocity, are pushed away from its center, spin, fade and are gone.
final class ShatteringSquares: UIViewController, Scene, UICollisionBehaviorDelegate {
    static let summary = "Two squares burst into shards when they hit the bottom boundary."
    static let engineGeneration = EngineGeneration.iOS7
    static let duration: TimeInterval = 2.5
    // Colors tell which shards are of the same moment; later all are gone.
    static let trail = TrailStyle(every: .time(0.2), duration: 1.2, look: TrailLook(coloring: .time))

    let bottomBoundary = "bottomBoundary"
    let gravity = UIGravityBehavior()
    let collision = UICollisionBehavior()
    let shardCollision = UICollisionBehavior()
    let properties = UIDynamicItemBehavior()
    let shardProperties = UIDynamicItemBehavior()
    var squares: [UIView] = []
    var animator: UIDynamicAnimator!

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)

        let bottom = view.bounds.height - 100
        let line = UIView(frame: CGRect(x: 0, y: bottom, width: view.bounds.width, height: 1))
        line.backgroundColor = .systemGray4
        view.addSubview(line)

        // The lower one comes first, the upper one later and from the side.
        addSquare(at: CGPoint(x: 110, y: 90), color: .systemTeal)
        addSquare(at: CGPoint(x: 210, y: -120), color: .systemIndigo)

        for behavior in [collision, shardCollision] {
            behavior.addBoundary(
                withIdentifier: bottomBoundary as NSCopying,
                from: CGPoint(x: -1000, y: bottom), to: CGPoint(x: 1000, y: bottom))
        }
        collision.collisionDelegate = self
        // Shards bounce off the boundary, but pass one another.
        shardCollision.collisionMode = .boundaries
        shardProperties.elasticity = 0.4

        animator = UIDynamicAnimator(referenceView: view)
        for behavior in [gravity, collision, shardCollision, properties, shardProperties] {
            animator.addBehavior(behavior)
        }
        for (square, spin) in zip(squares, [1.2, -2.0]) {
            properties.addAngularVelocity(spin, for: square)
        }
    }

    private func addSquare(at center: CGPoint, color: UIColor) {
        let square = UIView(frame: CGRect(x: 0, y: 0, width: 64, height: 64))
        square.center = center
        square.backgroundColor = color
        squares.append(square)
        view.addSubview(square)
        gravity.addItem(square)
        collision.addItem(square)
        properties.addItem(square)
    }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem,
        withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint
    ) {
        guard let square = item as? UIView, square.superview != nil else { return }
        shatter(square)
        gravity.removeItem(square)
        collision.removeItem(square)
        properties.removeItem(square)
        square.removeFromSuperview()
    }

    private func shatter(_ square: UIView) {
        let velocity = properties.linearVelocity(for: square)
        let side = square.bounds.width / 4
        for row in 0..<4 {
            for column in 0..<4 {
                let offset = CGPoint(x: (CGFloat(column) - 1.5) * side, y: (CGFloat(row) - 1.5) * side)
                let shard = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
                shard.center = square.superview!.convert(
                    CGPoint(x: square.bounds.midX + offset.x, y: square.bounds.midY + offset.y), from: square)
                shard.transform = square.transform
                shard.backgroundColor = square.backgroundColor
                view.addSubview(shard)
                let push = release(shard, from: square.center, with: velocity)
                fade(shard, push)
            }
        }
    }

    private func release(_ shard: UIView, from center: CGPoint, with velocity: CGPoint) -> UIPushBehavior {
        gravity.addItem(shard)
        shardCollision.addItem(shard)
        shardProperties.addItem(shard)
        shardProperties.addLinearVelocity(velocity, for: shard)

        // The farther out a shard was, the faster it goes; all pushes together cancel out.
        let push = UIPushBehavior(items: [shard], mode: .instantaneous)
        let away = CGVector(dx: shard.center.x - center.x, dy: shard.center.y - center.y)
        push.pushDirection = CGVector(dx: away.dx / 250, dy: away.dy / 250)
        animator.addBehavior(push)
        shardProperties.addAngularVelocity(away.dx / 2, for: shard)
        return push
    }

    private func fade(_ shard: UIView, _ push: UIPushBehavior) {
        UIView.animate(withDuration: 1.1, delay: 0.1, options: .curveEaseIn) {
            shard.alpha = 0
        } completion: { [self] _ in
            gravity.removeItem(shard)
            shardCollision.removeItem(shard)
            shardProperties.removeItem(shard)
            animator.removeBehavior(push)
            shard.removeFromSuperview()
        }
    }
}
