import Flipbook
import UIKit

// Eight pendulums on one nail. In 22 seconds the longest swings five times, each shorter one once more than
// the one before, so that they fan out into patterns; halfway, every other one is on the other side.
final class Pendulum: UIViewController, Scene {
    static let summary = "Eight pendulums of different lengths drift apart into patterns."
    static let duration: TimeInterval = 11.5

    let nail = CGPoint(x: 160, y: 30)
    var bobs: [UIView] = []
    var cords: [Cord] = []
    var animator: UIDynamicAnimator!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.06, green: 0.07, blue: 0.12, alpha: 1)
        for index in 0..<8 {
            addPendulum(index)
        }
        animator = UIDynamicAnimator(referenceView: view)
        animator.addBehavior(UIGravityBehavior(items: bobs))

        let air = UIDynamicItemBehavior(items: bobs)
        air.resistance = 0
        animator.addBehavior(air)

        for bob in bobs {
            animator.addBehavior(UIAttachmentBehavior(item: bob, attachedToAnchor: nail))
        }
        air.action = { [unowned self] in
            layCords()
        }
        layCords()
    }

    private func addPendulum(_ index: Int) {
        // A pendulum of length l swings with the period 2 pi sqrt(l / g), here with g = 1000 pt/s^2.
        let period = 22 / CGFloat(5 + index)
        let length = 1000 * period * period / (4 * .pi * .pi)
        let size = 12 + length / 18
        let hue = CGFloat(index) / 8

        let cord = Cord(UIColor(white: 1, alpha: 0.25), thickness: 1)
        view.insertSubview(cord, at: 0)
        cords.append(cord)

        let bob = UIView(frame: CGRect(x: 0, y: 0, width: size, height: size))
        bob.center = CGPoint(x: nail.x - 0.28 * length, y: nail.y + 0.96 * length)
        bob.layer.cornerRadius = size / 2
        bob.backgroundColor = UIColor(hue: 0.55 + 0.45 * hue, saturation: 0.62, brightness: 1, alpha: 1)
        view.addSubview(bob)
        bobs.append(bob)
    }

    private func layCords() {
        for (cord, bob) in zip(cords, bobs) {
            cord.stretch(from: nail, to: bob.center)
        }
    }
}
