import Flipbook
import UIKit

// A finger drags a tile, and goes straight through a wall; the tile does not. It stops at the wall, slides
// along it, and follows once the finger has gone around it. It cannot push through other tiles either.
final class WalledDrag: UIViewController, Scene {
    static let summary = "A finger goes through a wall; the tile that it drags goes round."
    static let duration: TimeInterval = 6.5
    static let input: InputScript = [
        .pan(
            along: [
                CGPoint(x: 160, y: 110), CGPoint(x: 150, y: 330), CGPoint(x: 160, y: 420),
                CGPoint(x: 284, y: 420), CGPoint(x: 270, y: 500), CGPoint(x: 80, y: 500),
            ], from: 0.5, to: 5.5)
    ]

    let tile = UIView(frame: CGRect(x: 124, y: 74, width: 72, height: 72))
    var others: [UIView] = []
    var animator: UIDynamicAnimator!
    var collision: UICollisionBehavior!
    var drag: UIDragBehavior?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.95, green: 0.95, blue: 0.97, alpha: 1)
        animator = UIDynamicAnimator(referenceView: view)
        addTiles()

        collision = UICollisionBehavior(items: [tile] + others)
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(collision)
        addWall(CGRect(x: 0, y: 290, width: 226, height: 14))

        let table = UIDynamicItemBehavior(items: [tile] + others)
        table.resistance = 6
        table.angularResistance = 6
        animator.addBehavior(table)

        tile.addGestureRecognizer(UIPanGestureRecognizer { [unowned self] in pan($0) })
    }

    func pan(_ pan: UIPanGestureRecognizer) {
        let point = pan.location(in: view)
        switch pan.state {
        case .began:
            let drag = UIDragBehavior(item: tile, from: point)
            animator.addBehavior(drag)
            self.drag = drag
        case .changed:
            drag?.fingerPoint = point
        default:
            if let drag { animator.removeBehavior(drag) }
        }
    }

    private func addTiles() {
        for (index, color) in [UIColor.systemTeal, .systemBlue, .systemPurple].enumerated() {
            let other = UIView(frame: CGRect(x: 40 + 66 * index, y: 472, width: 56, height: 56))
            other.backgroundColor = color
            others.append(other)
            view.addSubview(other)
        }
        tile.backgroundColor = .systemOrange
        view.addSubview(tile)
    }

    private func addWall(_ frame: CGRect) {
        let wall = UIView(frame: frame)
        wall.backgroundColor = .systemGray2
        view.insertSubview(wall, at: 0)
        collision.addBoundary(withIdentifier: "wall" as NSCopying, for: UIBezierPath(rect: frame))
    }
}
