import Flipbook
import UIKit

// A curtain of tiles, each joined to its neighbors by springs and the uppermost to a rail. Gusts of wind push
// at it.
final class SpringyCurtain: UIViewController, Scene {
    static let summary = "Gusts of wind billow a curtain of tiles that hang on springs."
    static let duration: TimeInterval = 6

    let (columns, rows) = (7, 14)
    var tiles: [UIView] = []
    var wind: UIPushBehavior!
    var animator: UIDynamicAnimator!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.98, green: 0.96, blue: 0.93, alpha: 1)
        let rail = UIView(frame: CGRect(x: 58, y: 44, width: 204, height: 6))
        rail.backgroundColor = .darkGray
        rail.layer.cornerRadius = 3
        view.addSubview(rail)
        for row in 0..<rows {
            for column in 0..<columns { addTile(column, row) }
        }

        animator = UIDynamicAnimator(referenceView: view)
        let gravity = UIGravityBehavior(items: tiles)
        gravity.magnitude = 0.5
        animator.addBehavior(gravity)
        hangTiles()

        let cloth = UIDynamicItemBehavior(items: tiles)
        cloth.resistance = 1
        cloth.angularResistance = 3
        animator.addBehavior(cloth)

        wind = UIPushBehavior(items: tiles, mode: .continuous)
        wind.action = { [unowned self] in
            blow()
        }
        animator.addBehavior(wind)
    }

    private func center(_ column: Int, _ row: Int) -> CGPoint {
        CGPoint(x: 82 + 26 * CGFloat(column), y: 74 + 28 * CGFloat(row))
    }

    private func tile(_ column: Int, _ row: Int) -> UIView { tiles[row * columns + column] }

    private func addTile(_ column: Int, _ row: Int) {
        let tile = UIView(frame: CGRect(x: 0, y: 0, width: 22, height: 24))
        tile.center = center(column, row)
        tile.layer.cornerRadius = 5
        let fold = (column % 3 == 1) ? 0.06 : 0.0
        tile.backgroundColor = UIColor(
            hue: 0.97 - 0.012 * CGFloat(row), saturation: 0.72, brightness: 0.92 - fold - 0.02 * CGFloat(row),
            alpha: 1)
        view.addSubview(tile)
        tiles.append(tile)
    }

    private func hangTiles() {
        for row in 0..<rows {
            for column in 0..<columns {
                let item = tile(column, row)
                let top = UIOffset(horizontal: 0, vertical: -12)
                if row == 0 {
                    let hook = CGPoint(x: item.center.x, y: 47)
                    stiffen(UIAttachmentBehavior(item: item, offsetFromCenter: top, attachedToAnchor: hook))
                } else {
                    let bottom = UIOffset(horizontal: 0, vertical: 12)
                    let upper = tile(column, row - 1)
                    stiffen(
                        UIAttachmentBehavior(
                            item: item, offsetFromCenter: top, attachedTo: upper, offsetFromCenter: bottom))
                }
                if column > 0 {
                    stiffen(UIAttachmentBehavior(item: item, attachedTo: tile(column - 1, row)))
                }
            }
        }
    }

    private func stiffen(_ spring: UIAttachmentBehavior) {
        spring.frequency = 9
        spring.damping = 0.4
        animator.addBehavior(spring)
    }

    // A gust swells and fades within a second, as 4 s (1 - s) does; the next one comes from the other side.
    private func blow() {
        let time = CGFloat(animator.elapsedTime)
        let share = time.truncatingRemainder(dividingBy: 1.4)
        let strength = share < 1 && time < 4.2 ? 4 * share * (1 - share) : 0
        let side: CGFloat = Int(time / 1.4) % 2 == 0 ? 1 : -1
        wind.pushDirection = CGVector(dx: 0.08 * side * strength, dy: -0.03 * strength)
    }
}
