import Flipbook
import UIKit

// A house of cards: nothing but friction holds it up, until a ball comes rolling.
final class TowerOfCards: UIViewController, Scene {
    static let summary = "A tower of cards stands by friction alone, until a ball rolls into it."
    static let size = CGSize(width: 568, height: 320)
    static let duration: TimeInterval = 4.5
    // Few phases, in which single cards can be told apart.
    static let trail = TrailStyle(every: .time(0.6))

    let table: CGFloat = 290
    let thickness: CGFloat = 4
    // A card of 78 x 4 pt that leans by the angle of a triangle of 5, 12 and 13 fills this.
    let lean = CGSize(width: 30 + 48.0 / 13, height: 72 + 20.0 / 13)
    var cards: [UIView] = []
    let ball = Ball(radius: 32, at: CGPoint(x: -60, y: 258), .systemRed)
    var motion: UIDynamicItemBehavior!
    var animator: UIDynamicAnimator!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.09, green: 0.33, blue: 0.24, alpha: 1)
        addTable()
        buildTower()
        view.addSubview(ball)

        animator = UIDynamicAnimator(referenceView: view)
        animator.addBehavior(UIGravityBehavior(items: cards + [ball]))
        let collision = UICollisionBehavior(items: cards + [ball])
        collision.addBoundary(
            withIdentifier: "table" as NSCopying,
            from: CGPoint(x: -800, y: table), to: CGPoint(x: 1368, y: table))
        collision.setFriction(1, elasticity: 0, forBoundaryWithIdentifier: "table" as NSCopying)
        animator.addBehavior(collision)

        let paper = UIDynamicItemBehavior(items: cards)
        paper.friction = 1
        paper.elasticity = 0
        paper.density = 1
        animator.addBehavior(paper)

        motion = UIDynamicItemBehavior(items: [ball])
        motion.density = 10
        motion.resistance = 0
        motion.angularResistance = 0
        animator.addBehavior(motion)
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { [unowned self] in
            motion.addLinearVelocity(CGPoint(x: 700, y: 0), for: ball)
        }
    }

    private func addTable() {
        let edge = UIView(frame: CGRect(x: 0, y: table, width: 568, height: 320 - table))
        edge.backgroundColor = UIColor(red: 0.36, green: 0.22, blue: 0.14, alpha: 1)
        view.addSubview(edge)
    }

    // Three storeys of leaning pairs with a ceiling on each but the last.
    private func buildTower() {
        for storey in 0..<3 {
            let floor = table - CGFloat(storey) * (lean.height + thickness)
            for pair in 0..<(3 - storey) {
                let middle = 330 + 72 * (CGFloat(pair) - CGFloat(2 - storey) / 2)
                addLeaningCard(at: middle, floor: floor, side: -1)
                addLeaningCard(at: middle, floor: floor, side: 1)
            }
            for pair in 0..<(2 - storey) {
                let middle = 330 + 72 * (CGFloat(pair) - CGFloat(1 - storey) / 2)
                addCard(
                    at: CGPoint(x: middle, y: floor - lean.height - thickness / 2), .identity, length: 71)
            }
        }
    }

    private func addLeaningCard(at middle: CGFloat, floor: CGFloat, side: CGFloat) {
        let (cosine, sine) = (CGFloat(5) / 13, side * 12 / 13)
        let turn = CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
        let center = CGPoint(
            x: middle + side * lean.width / 2, y: floor - lean.height / 2)
        addCard(at: center, turn, length: 78)
    }

    private func addCard(at center: CGPoint, _ turn: CGAffineTransform, length: CGFloat) {
        let card = UIView(frame: CGRect(x: 0, y: 0, width: length, height: thickness))
        card.center = center
        card.transform = turn
        card.backgroundColor = UIColor(red: 0.97, green: 0.95, blue: 0.90, alpha: 1)
        view.addSubview(card)
        cards.append(card)
    }
}
