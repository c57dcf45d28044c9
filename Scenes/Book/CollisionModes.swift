import Flipbook
import UIKit

// Recipe 2.2: the collision mode selects whether squares collide with each other, with boundaries, or with
// both. There is one scene for each mode; they differ in nothing else.
class CollisionModes: UIViewController {
    var mode: UICollisionBehavior.Mode { .everything }

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
        // The red square is in front where they overlap.
        view.bringSubviewToFront(squares[0])
        squares[0].alpha = 0.8

        animator = UIDynamicAnimator(referenceView: view)

        let gravity = UIGravityBehavior(items: squares)
        animator.addBehavior(gravity)

        let bottom = view.bounds.height - 100
        let collision = UICollisionBehavior(items: squares)
        collision.collisionMode = mode
        collision.addBoundary(
            withIdentifier: "bottomBoundary" as NSCopying,
            from: CGPoint(x: 0, y: bottom), to: CGPoint(x: view.bounds.width, y: bottom))
        animator.addBehavior(collision)

        let line = UIView(frame: CGRect(x: 0, y: bottom, width: view.bounds.width, height: 1))
        line.backgroundColor = .systemGray
        view.addSubview(line)
    }
}

final class CollisionModesItems: CollisionModes, Scene {
    static let summary = "Mode .items: the squares collide with one another and fall through the line."
    static let engineGeneration = EngineGeneration.iOS7
    static let trail = TrailStyle(every: .time(0.2))
    static let posterTime: TimeInterval = 0.97

    override var mode: UICollisionBehavior.Mode { .items }
}

final class CollisionModesBoundaries: CollisionModes, Scene {
    static let summary = "Mode .boundaries: both squares stop at the line and pass through one another."
    static let engineGeneration = EngineGeneration.iOS7
    static let trail = TrailStyle(every: .time(0.2))
    static let posterTime: TimeInterval = 0.97

    override var mode: UICollisionBehavior.Mode { .boundaries }
}

final class CollisionModesEverything: CollisionModes, Scene {
    static let summary = "Mode .everything: the squares stop at the line and on one another."
    static let engineGeneration = EngineGeneration.iOS7
    static let trail = TrailStyle(every: .time(0.2))
    static let posterTime: TimeInterval = 0.97

    override var mode: UICollisionBehavior.Mode { .everything }
}
