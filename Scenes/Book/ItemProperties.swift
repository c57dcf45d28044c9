import Flipbook
import UIKit

// Recipe 2.6, all of it: the squares of each cell differ in one property of UIDynamicItemBehavior, whose
// values are written below or beside them.
final class ItemProperties: UIViewController, Scene {
    static let summary = "Equal squares differ in one property of their item behavior in each of eight cells."
    static let size = CGSize(width: 640, height: 568)
    static let engineGeneration = EngineGeneration.iOS7
    static let duration: TimeInterval = 5

    var elastic: [UIView] = []
    var sliding: [UIView] = []
    var striking: [UIView] = []
    var struck: [UIView] = []
    var resisting: [UIView] = []
    var spinning: [UIView] = []
    var toppling: [UIView] = []
    var charged: [UIView] = []
    var hovering: [UIView] = []
    var dropped: [UIView] = []

    let gravity = UIGravityBehavior()
    let collision = UICollisionBehavior()
    var animator: UIDynamicAnimator!

    override func viewDidLoad() {
        super.viewDidLoad()
        animator = UIDynamicAnimator(referenceView: view)
        showElasticity()
        showFriction()
        showDensity()
        showResistance()
        showAngularResistance()
        showRotation()
        showCharge()
        showAnchoring()

        animator.addBehavior(gravity)
        animator.addBehavior(collision)
    }

    // Dropped from the same height.
    private func showElasticity() {
        let cell = addCell("elasticity", column: 0, row: 0)
        for (index, elasticity) in [0, 0.25, 0.5, 0.75, 1].enumerated() {
            let x = 40 + 60 * CGFloat(index)
            let square = addSquare(24, at: cell.point(x, 44), .systemGreen)
            cell.addValue(elasticity.formatted(), x: x)
            elastic.append(square)
            gravity.addItem(square)
            behavior(for: square).elasticity = elasticity
        }
        addFloor(of: cell)
        collision.setFriction(0.2, elasticity: 0, forBoundaryWithIdentifier: "elasticity floor")
    }

    // A race down four slopes of one in ten. The friction of a contact is the geometric mean of the square's
    // and the slope's.
    private func showFriction() {
        let cell = addCell("friction", column: 1, row: 0)
        for (index, friction) in [0, 0.01, 0.03, 0.1].enumerated() {
            let y = 42 + 23 * CGFloat(index)
            addSlope(from: cell.point(48, y), to: cell.point(308, y + 26))
            let square = addSquare(14, at: cell.point(58, y - 6.5), .systemOrange)
            square.transform = CGAffineTransform(rotationAngle: 0.0997)
            cell.addValue(friction.formatted(), x: 26, y: y)
            sliding.append(square)
            gravity.addItem(square)
            behavior(for: square).friction = friction
        }
    }

    // A small square hits a large one that has four times its area, and a density of 1.
    private func showDensity() {
        let cell = addCell("density", column: 0, row: 1)
        for (index, density) in [1, 4, 16].enumerated() {
            let y = 43 + 36 * CGFloat(index)
            let small = addSquare(15, at: cell.point(72, y), .systemIndigo)
            let large = addSquare(30, at: cell.point(150, y), .systemGray3)
            cell.addValue(density.formatted(), x: 26, y: y)
            striking.append(small)
            struck.append(large)

            let both = UIDynamicItemBehavior(items: [small, large])
            both.elasticity = 1
            both.resistance = 1.5
            both.addLinearVelocity(CGPoint(x: 210, y: 0), for: small)
            animator.addBehavior(both)
            behavior(for: small).density = CGFloat(density)
        }
    }

    // Gravity pulls them all; the more they resist, the slower they sink.
    private func showResistance() {
        let cell = addCell("resistance", column: 1, row: 1)
        let values: [(CGFloat, String)] = [
            (0, "0"), (10, "10"), (30, "30"), (100, "100"), (.greatestFiniteMagnitude, "greatest"),
        ]
        for (index, (resistance, text)) in values.enumerated() {
            let x = 40 + 60 * CGFloat(index)
            let square = addSquare(24, at: cell.point(x, 44), .systemTeal)
            cell.addValue(text, x: x)
            resisting.append(square)
            gravity.addItem(square)
            behavior(for: square).resistance = resistance
        }
        addFloor(of: cell)
    }

    // All begin with the same spin.
    private func showAngularResistance() {
        let cell = addCell("angularResistance", column: 0, row: 2)
        for (index, resistance) in [0, 0.3, 1, 3, 10].enumerated() {
            let x = 40 + 60 * CGFloat(index)
            let square = addSquare(34, at: cell.point(x, 74), .systemPurple)
            let hand = UIView(frame: CGRect(x: 15, y: 3, width: 4, height: 14))
            hand.backgroundColor = .white
            hand.layer.cornerRadius = 2
            square.addSubview(hand)
            cell.addValue(resistance.formatted(), x: x)
            spinning.append(square)

            let spin = behavior(for: square)
            spin.angularResistance = resistance
            spin.addAngularVelocity(9, for: square)
        }
    }

    // Each falls on a post, off its middle.
    private func showRotation() {
        let cell = addCell("allowsRotation", column: 1, row: 2)
        for (index, allowed) in [true, false].enumerated() {
            let x = 90 + 140 * CGFloat(index)
            let post = CGRect(x: x - 6, y: 84, width: 12, height: 34)
            cell.addLine(post, .systemGray3)
            let outline = UIBezierPath(rect: view.convert(post, from: cell))
            collision.addBoundary(withIdentifier: "post \(index)" as NSCopying, for: outline)
            let square = addSquare(28, at: cell.point(x + 9, 44), .systemPink)
            cell.addValue("\(allowed)", x: x)
            toppling.append(square)
            gravity.addItem(square)
            behavior(for: square).allowsRotation = allowed
        }
        addFloor(of: cell)
    }

    // An electric field that points up, in air that resists: they drift as far as they are charged.
    private func showCharge() {
        let cell = addCell("charge", column: 0, row: 3)
        let field = UIFieldBehavior.electricField()
        field.position = cell.point(160, 10_000)
        field.falloff = 0
        field.strength = 0.02
        animator.addBehavior(field)
        for (index, charge) in [-2, -1, 0, 1, 2].enumerated() {
            let x = 40 + 60 * CGFloat(index)
            let color: UIColor = charge < 0 ? .systemBlue : charge > 0 ? .systemRed : .systemGray
            let square = addSquare(24, at: cell.point(x, 74), color)
            cell.addValue(charge > 0 ? "+\(charge)" : charge < 0 ? "\u{2212}\(-charge)" : "0", x: x)
            charged.append(square)
            field.addItem(square)
            let item = behavior(for: square)
            item.charge = CGFloat(charge)
            item.resistance = 10
        }
        addFloor(of: cell)
    }

    // The lower ones hover, as gravity has no hold on them, until the upper ones hit them.
    private func showAnchoring() {
        let cell = addCell("isAnchored", column: 1, row: 3)
        for (index, anchored) in [true, false].enumerated() {
            let x = 90 + 140 * CGFloat(index)
            let lower = addSquare(28, at: cell.point(x, 80), .systemYellow)
            let upper = addSquare(20, at: cell.point(x, 36), .systemGray3)
            cell.addValue("\(anchored)", x: x)
            hovering.append(lower)
            dropped.append(upper)
            gravity.addItem(upper)
            behavior(for: lower).isAnchored = anchored
        }
        addFloor(of: cell)
    }

    private func addCell(_ property: String, column: Int, row: Int) -> PropertyCell {
        let cell = PropertyCell(property, column: column, row: row)
        view.addSubview(cell)
        return cell
    }

    private func addSquare(_ side: CGFloat, at center: CGPoint, _ color: UIColor) -> UIView {
        let square = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
        square.center = center
        square.backgroundColor = color
        view.addSubview(square)
        collision.addItem(square)
        return square
    }

    private func behavior(for square: UIView) -> UIDynamicItemBehavior {
        let behavior = UIDynamicItemBehavior(items: [square])
        animator.addBehavior(behavior)
        return behavior
    }

    private func addFloor(of cell: PropertyCell) {
        cell.addFloor()
        let (left, right) = (
            cell.point(0, PropertyCell.floor), cell.point(PropertyCell.size.width, PropertyCell.floor)
        )
        collision.addBoundary(
            withIdentifier: "\(cell.property) floor" as NSCopying, from: left, to: right)
    }

    private func addSlope(from start: CGPoint, to end: CGPoint) {
        let slope = Cord(.systemGray3, thickness: 2)
        slope.stretch(from: CGPoint(x: start.x, y: start.y + 1), to: CGPoint(x: end.x, y: end.y + 1))
        view.addSubview(slope)
        let name = "slope \(sliding.count)"
        collision.addBoundary(withIdentifier: name as NSCopying, from: start, to: end)
        let stop = CGPoint(x: end.x, y: end.y - 16)
        collision.addBoundary(withIdentifier: "\(name) end" as NSCopying, from: end, to: stop)
    }
}
