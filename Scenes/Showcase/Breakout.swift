import Flipbook
import UIKit

// The game of 1976: a brick that the ball hits fades and is out of the game; the paddle never misses.
final class Breakout: UIViewController, Scene, UICollisionBehaviorDelegate {
    static let summary = "A ball digs a tunnel through a wall of colored bricks and breaks out behind it."
    static let duration: TimeInterval = 14
    // The first eight bounces; the path of the whole game would be a tangle.
    static let trail = TrailStyle(
        duration: 4,
        look: TrailLook(showsPaths: true, items: ["ball"] + (0..<36).map { "bricks\($0)" }))

    let speed: CGFloat = 800
    var bricks: [UIView] = []
    let ball = Ball(radius: 9, at: CGPoint(x: 160, y: 440), .white)
    let paddle = UIView(frame: CGRect(x: 115, y: 520, width: 90, height: 14))
    var motion: UIDynamicItemBehavior!
    var walls: UIDynamicItemBehavior!
    var collision: UICollisionBehavior!
    var animator: UIDynamicAnimator!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.08, green: 0.09, blue: 0.15, alpha: 1)
        addBricks()
        paddle.backgroundColor = .systemGray4
        paddle.layer.cornerRadius = 7
        view.addSubview(paddle)
        view.addSubview(ball)

        animator = UIDynamicAnimator(referenceView: view)
        collision = UICollisionBehavior(items: bricks + [paddle, ball])
        collision.setTranslatesReferenceBoundsIntoBoundary(
            with: UIEdgeInsets(top: 0, left: 0, bottom: -100, right: 0))
        collision.collisionDelegate = self
        animator.addBehavior(collision)

        walls = UIDynamicItemBehavior(items: bricks + [paddle])
        walls.isAnchored = true
        animator.addBehavior(walls)

        motion = UIDynamicItemBehavior(items: [ball])
        motion.elasticity = 1
        motion.friction = 0
        motion.resistance = 0
        motion.allowsRotation = false
        motion.addLinearVelocity(CGPoint(x: 0.6 * speed, y: -0.8 * speed), for: ball)
        motion.action = { [unowned self] in
            followBall()
        }
        animator.addBehavior(motion)
    }

    private func addBricks() {
        let colors: [UIColor] = [
            .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemCyan, .systemIndigo,
        ]
        for (row, color) in colors.enumerated() {
            for column in 0..<6 {
                let brick = UIView(
                    frame: CGRect(
                        x: 10 + 50.5 * CGFloat(column), y: 100 + 26 * CGFloat(row), width: 47.5, height: 22))
                brick.backgroundColor = color
                brick.layer.cornerRadius = 4
                view.addSubview(brick)
                bricks.append(brick)
            }
        }
    }

    // The paddle is anchored: it goes where it is put, and only there.
    private func followBall() {
        let way = ball.center.x - paddle.center.x
        let x = paddle.center.x + max(-8, min(0.2 * way, 8))
        paddle.center.x = max(45, min(x, 275))
        animator.updateItem(usingCurrentState: paddle)
    }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: UIDynamicItem, with item2: UIDynamicItem
    ) {
        let other = (item1 === ball ? item2 : item1) as! UIView
        if other === paddle {
            aim()
        } else {
            breakOut(other)
        }
    }

    private func breakOut(_ brick: UIView) {
        collision.removeItem(brick)
        bricks.removeAll { $0 === brick }
        UIView.animate(
            withDuration: 0.4,
            animations: {
                brick.alpha = 0
                brick.transform = CGAffineTransform(scaleX: 0.6, y: 0.6)
            },
            completion: { [self] _ in
                walls.removeItem(brick)
                brick.removeFromSuperview()
            })
    }

    // A good player digs a tunnel: the target is the lowest brick of the two columns on the right, and when
    // they are gone, the gap's far corner, from where the ball bounces on behind the wall.
    private func aim() {
        let columns = bricks.filter { $0.center.x > 220 }
        let lowest = columns.max { ($0.center.y, $0.center.x) < ($1.center.y, $1.center.x) }
        let target = lowest?.center ?? CGPoint(x: 228, y: 91)
        let (dx, dy) = (target.x - ball.center.x, target.y - ball.center.y)
        let length = (dx * dx + dy * dy).squareRoot()
        let velocity = motion.linearVelocity(for: ball)
        let change = CGPoint(x: dx / length * speed - velocity.x, y: dy / length * speed - velocity.y)
        motion.addLinearVelocity(change, for: ball)
    }
}
