import Flipbook
import UIKit

// Fifteen hundred marbles lie in a hopper in layers. A door opens, and they run down over pegs into the bin:
// the middle of each layer first, its ends last.
final class MarbleHopper: UIViewController, Scene {
    static let summary = "A hopper lets fifteen hundred marbles run over pegs into the bin below."
    static let size = CGSize(width: 480, height: 640)
    static let duration: TimeInterval = 7

    /// Half the width of the door, and the height of it and of the hopper's upper edge.
    let door: (half: CGFloat, y: CGFloat) = (60, 300)
    let edge: CGFloat = 150
    let pegs = [CGPoint(x: 240, y: 380), CGPoint(x: 150, y: 430), CGPoint(x: 330, y: 430)]
    let shutter = UIView(frame: CGRect(x: 176, y: 300, width: 128, height: 5))
    let collision = UICollisionBehavior()
    var marbles: [Ball] = []
    var animator: UIDynamicAnimator!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.95, green: 0.94, blue: 0.91, alpha: 1)
        fillHopper()
        addHopper()
        for peg in pegs {
            view.addSubview(Ball(radius: 14, at: peg, .systemGray2))
            let rim = CGRect(x: peg.x - 14, y: peg.y - 14, width: 28, height: 28)
            collision.addBoundary(withIdentifier: "peg \(peg.x)" as NSCopying, for: UIBezierPath(ovalIn: rim))
        }

        animator = UIDynamicAnimator(referenceView: view)
        animator.solver = .graphColored
        animator.addBehavior(UIGravityBehavior(items: marbles))
        for marble in marbles {
            collision.addItem(marble)
        }
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(collision)

        let glass = UIDynamicItemBehavior(items: marbles)
        glass.friction = 0.1
        glass.elasticity = 0.3
        glass.angularResistance = 2
        animator.addBehavior(glass)
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [unowned self] in
            openDoor()
        }
    }

    /// Returns the distance of the hopper's wall from the middle at a height, in points.
    private func reach(at y: CGFloat) -> CGFloat {
        y < edge ? 240 : 240 - (240 - door.half) * (y - edge) / (door.y - edge)
    }

    // Row upon row, as wide as the hopper is there; the colors run through the rainbow from below.
    private func fillHopper() {
        var (y, isShifted) = (door.y - 6, false)
        while marbles.count < 1500 {
            let most = reach(at: y) - 7
            var x = 240 - most + (isShifted ? 4.3 : 0)
            while x <= 240 + most, marbles.count < 1500 {
                let hue = 0.60 - 0.60 * CGFloat(marbles.count) / 1500
                let marble = Ball(
                    radius: marbles.count % 3 == 0 ? 4.2 : 3.7, at: CGPoint(x: x, y: y),
                    UIColor(hue: hue, saturation: 0.65, brightness: 0.92, alpha: 1))
                view.addSubview(marble)
                marbles.append(marble)
                x += 8.6
            }
            (y, isShifted) = (y - 7.9, !isShifted)
        }
    }

    private func addHopper() {
        for side in [CGFloat(-1), 1] {
            let (upper, lower) = (
                CGPoint(x: 240 + side * 240, y: edge), CGPoint(x: 240 + side * door.half, y: door.y)
            )
            collision.addBoundary(withIdentifier: "wall \(side)" as NSCopying, from: upper, to: lower)
            // 180 pt to the side and 150 down: the sides of a triangle with a length of 234.3.
            let wall = UIView(frame: CGRect(x: 0, y: 0, width: 240, height: 8))
            let (cosine, sine) = (CGFloat(0.768221), -side * CGFloat(0.640184))
            wall.center = CGPoint(
                x: (upper.x + lower.x) / 2 + side * sine * -side * 4 + side * 2,
                y: (upper.y + lower.y) / 2 + cosine * 4)
            wall.transform = CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
            wall.backgroundColor = .systemGray
            wall.layer.cornerRadius = 2
            view.addSubview(wall)
        }
        collision.addBoundary(
            withIdentifier: "door" as NSCopying, from: CGPoint(x: 240 - door.half, y: door.y),
            to: CGPoint(x: 240 + door.half, y: door.y))
        shutter.backgroundColor = .systemRed
        view.addSubview(shutter)
    }

    private func openDoor() {
        collision.removeBoundary(withIdentifier: "door" as NSCopying)
        UIView.animate(withDuration: 0.25) {
            self.shutter.center.x = 600
        }
    }
}
