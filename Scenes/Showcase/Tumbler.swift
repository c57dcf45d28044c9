import Flipbook
import UIKit

// A drum of eight walls turns about its axle and tumbles what is inside.
final class Tumbler: UIViewController, Scene {
    static let summary = "A drum of eight walls turns and tumbles the squares that are in it."
    static let duration: TimeInterval = 8

    let axle = CGPoint(x: 160, y: 284)
    var walls: [UIView] = []
    var laundry: [UIView] = []
    var drum: UIDynamicItemBehavior!
    var animator: UIDynamicAnimator!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.10, green: 0.12, blue: 0.18, alpha: 1)
        addWalls()
        addLaundry()

        animator = UIDynamicAnimator(referenceView: view)
        animator.addBehavior(UIGravityBehavior(items: laundry))
        animator.addBehavior(UICollisionBehavior(items: walls + laundry))
        assembleDrum()

        let cloth = UIDynamicItemBehavior(items: laundry)
        cloth.friction = 0.5
        cloth.elasticity = 0.1
        cloth.density = 0.3
        animator.addBehavior(cloth)

        drum = UIDynamicItemBehavior(items: walls)
        drum.density = 20
        drum.friction = 0.6
        drum.action = { [unowned self] in
            drive()
        }
        animator.addBehavior(drum)
    }

    private func addWalls() {
        for index in 0..<8 {
            let angle = CGFloat(index) * .pi / 4
            let turn = CGAffineTransform(rotationAngle: angle)
            let place = CGPoint(x: 0, y: 130).applying(turn)
            let wall = UIView(frame: CGRect(x: 0, y: 0, width: 116, height: 14))
            wall.center = CGPoint(x: axle.x + place.x, y: axle.y + place.y)
            wall.transform = turn
            wall.backgroundColor = .systemGray3
            wall.layer.cornerRadius = 7
            view.addSubview(wall)
            walls.append(wall)
        }
    }

    private func addLaundry() {
        let colors: [UIColor] = [
            .systemPink, .systemOrange, .systemYellow, .systemMint, .systemCyan, .systemPurple,
        ]
        for index in 0..<24 {
            let square = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
            square.center = CGPoint(x: 97 + 25 * CGFloat(index % 6), y: 240 + 26 * CGFloat(index / 6))
            square.backgroundColor = colors[index % 6]
            square.layer.cornerRadius = 4
            view.addSubview(square)
            laundry.append(square)
        }
    }

    // Each wall is pinned to the axle by a point 130 pt away from it, and welded to the next wall.
    private func assembleDrum() {
        for (index, wall) in walls.enumerated() {
            animator.addBehavior(
                UIAttachmentBehavior(
                    item: wall, offsetFromCenter: UIOffset(horizontal: 0, vertical: -130),
                    attachedToAnchor: axle))
            let next = walls[(index + 1) % 8]
            let corner = CGPoint(
                x: (wall.center.x + next.center.x) / 2, y: (wall.center.y + next.center.y) / 2)
            animator.addBehavior(
                UIAttachmentBehavior.fixedAttachment(with: wall, attachedTo: next, attachmentAnchor: corner))
        }
    }

    // The motor: it restores the speed that the drum has lost, in every step.
    private func drive() {
        for wall in walls {
            let spin = 1.5 - drum.angularVelocity(for: wall)
            let arm = wall.place(0, -130)
            let (dx, dy) = (wall.center.x - arm.x, wall.center.y - arm.y)
            drum.addAngularVelocity(spin, for: wall)
            drum.addLinearVelocity(CGPoint(x: -spin * dy, y: spin * dx), for: wall)
        }
    }
}
