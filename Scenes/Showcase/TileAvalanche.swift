import Flipbook
import UIKit

// Fifteen hundred tiles are stacked on a hillside behind a gate. When it opens they come down, and the layers
// of color show which of them travel far.
final class TileAvalanche: UIViewController, Scene {
    static let summary = "A gate opens, and fifteen hundred tiles come down a hillside as an avalanche."
    static let size = CGSize(width: 800, height: 450)
    static let duration: TimeInterval = 6

    // The slope is one in two: a triangle with the sides 1, 2 and sqrt(5).
    let top = CGPoint(x: 0, y: 190)
    let foot = CGPoint(x: 420, y: 400)
    let slope = CGVector(dx: 0.894427191, dy: 0.447213595)
    let layers: [UIColor] = [
        UIColor(red: 0.55, green: 0.16, blue: 0.20, alpha: 1),
        UIColor(red: 0.80, green: 0.27, blue: 0.20, alpha: 1),
        UIColor(red: 0.92, green: 0.48, blue: 0.24, alpha: 1),
        UIColor(red: 0.96, green: 0.70, blue: 0.36, alpha: 1),
        UIColor(red: 0.98, green: 0.88, blue: 0.66, alpha: 1),
    ]
    let gate = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 210))
    let collision = UICollisionBehavior()
    var tiles: [UIView] = []
    var animator: UIDynamicAnimator!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.09, green: 0.13, blue: 0.22, alpha: 1)
        stackTiles()
        addGate()
        addHill()

        animator = UIDynamicAnimator(referenceView: view)
        animator.solver = .graphColored
        animator.addBehavior(UIGravityBehavior(items: tiles))
        for tile in tiles {
            collision.addItem(tile)
        }
        collision.addBoundary(withIdentifier: "hill" as NSCopying, from: top, to: foot)
        collision.addBoundary(
            withIdentifier: "valley" as NSCopying, from: foot, to: CGPoint(x: 800, y: foot.y))
        collision.addBoundary(
            withIdentifier: "gate" as NSCopying, from: place(226, 0), to: place(226, 210))
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(collision)

        let clay = UIDynamicItemBehavior(items: tiles)
        clay.friction = 0.4
        clay.elasticity = 0.1
        animator.addBehavior(clay)
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [unowned self] in
            openGate()
        }
    }

    /// Returns the point at a distance down the hillside and a distance above it, in points.
    private func place(_ along: CGFloat, _ above: CGFloat) -> CGPoint {
        CGPoint(
            x: top.x + along * slope.dx + above * slope.dy, y: top.y + along * slope.dy - above * slope.dx)
    }

    private func stackTiles() {
        for index in 0..<1520 {
            let (column, row) = (index % 40, index / 40)
            let tile = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
            tile.center = place(22 + 5.08 * CGFloat(column), 2.6 + 5.08 * CGFloat(row))
            tile.transform = CGAffineTransform(
                a: slope.dx, b: slope.dy, c: -slope.dy, d: slope.dx, tx: 0, ty: 0)
            tile.backgroundColor = layers[row * layers.count / 38]
            view.addSubview(tile)
            tiles.append(tile)
        }
    }

    private func addGate() {
        gate.center = place(229, 100)
        gate.transform = CGAffineTransform(a: slope.dx, b: slope.dy, c: -slope.dy, d: slope.dx, tx: 0, ty: 0)
        gate.backgroundColor = .systemGray3
        view.addSubview(gate)
    }

    private func openGate() {
        collision.removeBoundary(withIdentifier: "gate" as NSCopying)
        UIView.animate(withDuration: 0.3) {
            self.gate.center = self.place(229, 700)
        }
    }

    // The hill is a large sheet, turned so that its upper edge is the hillside. Boundaries have a skin of 1
    // pt, on which the tiles lie, and so the rock is drawn.
    private func addHill() {
        let rock = UIColor(red: 0.20, green: 0.25, blue: 0.34, alpha: 1)
        let hill = UIView(frame: CGRect(x: 0, y: 0, width: 700, height: 400))
        hill.center = place(469.6 - 350, -199)
        hill.transform = CGAffineTransform(a: slope.dx, b: slope.dy, c: -slope.dy, d: slope.dx, tx: 0, ty: 0)
        let valley = UIView(frame: CGRect(x: 0, y: foot.y - 1, width: 800, height: 451 - foot.y))
        for sheet in [hill, valley] {
            sheet.backgroundColor = rock
            view.addSubview(sheet)
        }
    }
}
