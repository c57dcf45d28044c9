import Flipbook
import UIKit

// A whirl and a pull to the middle take hold of a bed of marbles.
final class Vortex: UIViewController, Scene {
    static let summary = "A vortex field winds a hundred marbles into a whirl about the middle."
    static let duration: TimeInterval = 8

    let middle = CGPoint(x: 160, y: 284)
    var marbles: [Ball] = []
    var animator: UIDynamicAnimator!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.05, green: 0.05, blue: 0.12, alpha: 1)
        for index in 0..<100 {
            addMarble(index)
        }
        animator = UIDynamicAnimator(referenceView: view)

        let whirl = UIFieldBehavior.vortexField()
        whirl.position = middle
        whirl.strength = 0.00035
        let pull = UIFieldBehavior.springField()
        pull.position = middle
        pull.strength = 0.09
        for marble in marbles {
            whirl.addItem(marble)
            pull.addItem(marble)
        }
        animator.addBehavior(whirl)
        animator.addBehavior(pull)
        animator.addBehavior(UICollisionBehavior(items: marbles))

        // All weigh the same, whatever their size.
        for marble in marbles {
            let glass = UIDynamicItemBehavior(items: [marble])
            let radius = marble.bounds.width / 2
            glass.density = 36 / (radius * radius)
            glass.elasticity = 0.6
            glass.friction = 0
            glass.resistance = 0.4
            animator.addBehavior(glass)
        }
    }

    // The seeds of a sunflower: each is turned by the golden angle from the one before, and further out.
    private func addMarble(_ index: Int) {
        let turn = CGAffineTransform(rotationAngle: 2.399963 * CGFloat(index))
        let reach = 26 * (CGFloat(index) + 0.5).squareRoot()
        let place = CGPoint(x: reach, y: 0).applying(turn)
        let share = CGFloat(index) / 100
        let color = UIColor(
            hue: 0.92 - 0.42 * share, saturation: 0.75 - 0.2 * share, brightness: 1, alpha: 1)
        let marble = Ball(
            radius: 4 + CGFloat(index * 7 % 5),
            at: CGPoint(x: middle.x + place.x, y: middle.y + place.y), color)
        view.addSubview(marble)
        marbles.append(marble)
    }
}
