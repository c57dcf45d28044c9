import Flipbook
import UIKit

// A bridge of planks that are pinned to one another, and objects that fall on it. The ropes are only drawn.
final class RopeBridge: UIViewController, Scene {
    static let summary = "Blocks fall on a bridge of ropes and planks, which sags and swings under them."
    static let duration: TimeInterval = 4

    var planks: [UIView] = []
    var blocks: [UIView] = []
    let rails = (0..<13).map { _ in Cord(RopeBridge.hemp) }
    let hangers = (0..<12).map { _ in Cord(RopeBridge.hemp, thickness: 1) }
    var animator: UIDynamicAnimator!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.93, green: 0.96, blue: 0.98, alpha: 1)
        addCliffs()
        for cord in hangers + rails { view.addSubview(cord) }
        addPlanks()
        addBlocks()

        animator = UIDynamicAnimator(referenceView: view)
        let gravity = UIGravityBehavior(items: planks + blocks)
        gravity.action = { [unowned self] in layRopes() }
        animator.addBehavior(gravity)
        layRopes()
        tiePlanks()

        let collision = UICollisionBehavior(items: planks + blocks)
        collision.addBoundary(withIdentifier: "left" as NSCopying, for: cliff(left: true))
        collision.addBoundary(withIdentifier: "right" as NSCopying, for: cliff(left: false))
        animator.addBehavior(collision)

        let wood = UIDynamicItemBehavior(items: planks)
        wood.density = 4
        wood.friction = 0.6
        wood.resistance = 0.6
        wood.angularResistance = 2
        animator.addBehavior(wood)

        let load = UIDynamicItemBehavior(items: blocks)
        load.friction = 0.7
        load.elasticity = 0.1
        animator.addBehavior(load)
    }

    private func cliff(left: Bool) -> UIBezierPath {
        UIBezierPath(rect: CGRect(x: left ? -60 : 280, y: 300, width: 100, height: 300))
    }

    private func addCliffs() {
        for x in [34.0, 282] {
            let post = UIView(frame: CGRect(x: x, y: 262, width: 4, height: 44))
            post.backgroundColor = UIColor(red: 0.40, green: 0.32, blue: 0.22, alpha: 1)
            view.addSubview(post)
        }
        for x in [-60.0, 280] {
            let rock = UIView(frame: CGRect(x: x, y: 300, width: 100, height: 300))
            rock.backgroundColor = UIColor(red: 0.36, green: 0.42, blue: 0.42, alpha: 1)
            rock.layer.cornerRadius = 6
            view.addSubview(rock)
        }
    }

    /// The ends of the planks: fourteen points on a hanging arc from cliff to cliff.
    private let ends = (0..<14).map { index in
        let share = CGFloat(index) / 13 * 2 - 1
        return CGPoint(x: 160 + 120 * share, y: 306 + 46 * (1 - share * share))
    }

    private func addPlanks() {
        for (index, (left, right)) in zip(ends, ends.dropFirst()).enumerated() {
            let (dx, dy) = (right.x - left.x, right.y - left.y)
            let length = (dx * dx + dy * dy).squareRoot()
            let plank = UIView(frame: CGRect(x: 0, y: 0, width: length - 1.5, height: 7))
            plank.center = CGPoint(x: (left.x + right.x) / 2, y: (left.y + right.y) / 2)
            plank.transform = CGAffineTransform(
                a: dx / length, b: dy / length, c: -dy / length, d: dx / length, tx: 0, ty: 0)
            plank.backgroundColor =
                index % 2 == 0 ? .systemBrown : UIColor(red: 0.55, green: 0.43, blue: 0.28, alpha: 1)
            plank.layer.cornerRadius = 3
            view.addSubview(plank)
            planks.append(plank)
        }
    }

    private static let hemp = UIColor(red: 0.66, green: 0.56, blue: 0.40, alpha: 1)

    /// A hanger goes up from where two planks meet; the rail runs over the hangers from post to post.
    private func layRopes() {
        let joints = zip(planks, planks.dropFirst()).map { left, right in
            let (a, b) = (left.place(left.bounds.width / 2, 0), right.place(-right.bounds.width / 2, 0))
            return CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
        }
        let tops = joints.map { CGPoint(x: $0.x, y: $0.y - 26) }
        for (index, hanger) in hangers.enumerated() { hanger.stretch(from: joints[index], to: tops[index]) }
        let rail = [CGPoint(x: 36, y: 266)] + tops + [CGPoint(x: 284, y: 266)]
        for (index, cord) in rails.enumerated() { cord.stretch(from: rail[index], to: rail[index + 1]) }
    }

    private func addBlocks() {
        let colors: [UIColor] = [.systemOrange, .systemTeal, .systemPink, .systemIndigo, .systemGreen]
        for (index, color) in colors.enumerated() {
            let side = CGFloat([34, 26, 40, 22, 30][index])
            let block = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
            block.center = CGPoint(x: [110, 215, 165, 140, 185][index], y: -40 - 130 * CGFloat(index))
            block.backgroundColor = color
            block.layer.cornerRadius = 5
            view.addSubview(block)
            blocks.append(block)
        }
    }

    private func tiePlanks() {
        for (index, pair) in zip(planks, planks.dropFirst()).enumerated() {
            animator.addBehavior(
                UIAttachmentBehavior.pinAttachment(
                    with: pair.0, attachedTo: pair.1, attachmentAnchor: ends[index + 1]))
        }
        // An attachment whose anchor is on its point is a pin, too.
        for (plank, side, end) in [(planks[0], -0.5, ends[0]), (planks[12], 0.5, ends[13])] {
            let offset = UIOffset(horizontal: side * (plank.bounds.width + 1.5), vertical: 0)
            animator.addBehavior(
                UIAttachmentBehavior(item: plank, offsetFromCenter: offset, attachedToAnchor: end))
        }
    }
}
