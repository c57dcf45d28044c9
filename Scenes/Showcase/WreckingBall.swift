import Flipbook
import UIKit

// A heavy ball on a rope swings into a tower of bricks.
final class WreckingBall: UIViewController, Scene {
    static let summary = "A heavy ball on a rope swings into a tower of bricks and knocks it down."
    static let size = CGSize(width: 568, height: 320)
    static let duration: TimeInterval = 5

    let crane = CGPoint(x: 250, y: 36)
    var ball: Ball!
    var bricks: [UIView] = []
    let rope = Cord(.darkGray, thickness: 3)
    var animator: UIDynamicAnimator!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.99, green: 0.95, blue: 0.88, alpha: 1)
        addGround()
        addTower()
        addCrane()

        animator = UIDynamicAnimator(referenceView: view)
        animator.addBehavior(UIGravityBehavior(items: bricks + [ball]))
        let collision = UICollisionBehavior(items: bricks + [ball])
        collision.addBoundary(
            withIdentifier: "ground" as NSCopying, from: CGPoint(x: -400, y: 296), to: CGPoint(x: 968, y: 296)
        )
        animator.addBehavior(collision)
        animator.addBehavior(UIAttachmentBehavior(item: ball, attachedToAnchor: crane))

        let stone = UIDynamicItemBehavior(items: bricks)
        stone.friction = 0.6
        stone.elasticity = 0.05
        animator.addBehavior(stone)

        let iron = UIDynamicItemBehavior(items: [ball])
        iron.density = 6
        iron.resistance = 0
        iron.action = { [unowned self] in
            rope.stretch(from: crane, to: ball.center)
        }
        animator.addBehavior(iron)
    }

    private func addGround() {
        let ground = UIView(frame: CGRect(x: 0, y: 296, width: 568, height: 24))
        ground.backgroundColor = UIColor(red: 0.45, green: 0.38, blue: 0.33, alpha: 1)
        view.addSubview(ground)
    }

    // Ten courses of bricks, every other one shifted by half a brick.
    private func addTower() {
        for course in 0..<10 {
            let y = 286 - 20 * CGFloat(course)
            let widths: [CGFloat] = course % 2 == 0 ? [40, 40] : [20, 40, 20]
            var x: CGFloat = 372
            for width in widths {
                let brick = UIView(frame: CGRect(x: x + 0.5, y: y - 10, width: width - 1, height: 20))
                let shade = CGFloat((course + Int(x) / 20) % 3)
                brick.backgroundColor = UIColor(
                    red: 0.80 - 0.06 * shade, green: 0.36 - 0.04 * shade, blue: 0.26 - 0.02 * shade, alpha: 1)
                brick.layer.cornerRadius = 2
                view.addSubview(brick)
                bricks.append(brick)
                x += width
            }
        }
    }

    private func addCrane() {
        let mast = UIView(frame: CGRect(x: -10, y: 24, width: 276, height: 12))
        mast.backgroundColor = .systemOrange
        mast.layer.cornerRadius = 3
        view.addSubview(mast)
        view.addSubview(rope)

        let aside = CGPoint(x: crane.x - 0.96 * 205, y: crane.y + 0.28 * 205)
        ball = Ball(radius: 28, at: aside, .darkGray)
        view.addSubview(ball)
        rope.stretch(from: crane, to: ball.center)
    }
}
