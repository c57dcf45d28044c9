import Flipbook
import UIKit

// A vortex field drives a hundred marbles around the middle, and a spring field holds them there. The lower a
// marble's resistance, the faster it goes and the farther out it circles, so the colors sort themselves.
final class Vortex: UIViewController, Scene {
    static let summary = "A vortex field whirls a hundred marbles and sorts them into a rainbow."
    static let duration: TimeInterval = 10

    let middle = CGPoint(x: 160, y: 284)
    let whirl = UIFieldBehavior.vortexField()
    let pull = UIFieldBehavior.springField()
    var marbles: [Ball] = []
    var animator: UIDynamicAnimator!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.05, green: 0.05, blue: 0.12, alpha: 1)
        animator = UIDynamicAnimator(referenceView: view)

        // For marbles of 10 g these are accelerations of 1 and 2.5 m/s^2, the same everywhere.
        whirl.position = middle
        whirl.strength = 0.0001
        animator.addBehavior(whirl)
        pull.position = middle
        pull.falloff = 0
        pull.strength = 0.025
        animator.addBehavior(pull)

        for index in 0..<100 {
            addMarble(index)
        }
    }

    // The marbles lie as the seeds of a sunflower do: each turned by the golden angle from the one before,
    // and further out. Their shares of the rainbow are shuffled.
    private func addMarble(_ index: Int) {
        let turn = CGAffineTransform(rotationAngle: 2.399963 * CGFloat(index))
        let distance = 15 * (CGFloat(index) + 0.5).squareRoot()
        let place = CGPoint(x: distance, y: 0).applying(turn)
        let share = CGFloat(index * 37 % 100) / 100
        let color = UIColor(hue: 0.97 - 0.45 * share, saturation: 0.7, brightness: 1, alpha: 0.95)
        let marble = Ball(
            radius: 4 + 3 * share, at: CGPoint(x: middle.x + place.x, y: middle.y + place.y), color)
        view.addSubview(marble)
        marbles.append(marble)
        whirl.addItem(marble)
        pull.addItem(marble)

        // A circle of radius r needs the speed sqrt(2.5 r): each begins with that of its place, and ends on
        // the circle on which air takes as much speed as the whirl gives.
        let speed = (250 * distance).squareRoot()
        let reach = 0.2 + 1.2 * share
        let glass = UIDynamicItemBehavior(items: [marble])
        glass.density = 0.01 * 40_000 / (.pi * marble.bounds.width * marble.bounds.width)
        glass.resistance = 1 / (2.5 * reach).squareRoot()
        glass.addLinearVelocity(
            CGPoint(x: -place.y / distance * speed, y: place.x / distance * speed), for: marble)
        animator.addBehavior(glass)
    }
}
