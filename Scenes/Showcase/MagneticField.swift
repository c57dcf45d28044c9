import Flipbook
import UIKit

// A spectrometer: a magnetic field separates a beam of charged balls by their sign and by their mass.
final class MagneticField: UIViewController, Scene {
    static let summary = "A magnetic field parts a beam of balls by their charge and by their mass."
    static let size = CGSize(width: 568, height: 320)
    static let duration: TimeInterval = 7

    let region = CGRect(x: 150, y: 24, width: 268, height: 272)
    let speed: CGFloat = 240
    let upward = UIFieldBehavior.magneticField()
    let downward = UIFieldBehavior.magneticField()
    var positive: [Ball] = []
    var negative: [Ball] = []
    var neutral: [Ball] = []
    var step = 0
    var animator: UIDynamicAnimator!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.07, green: 0.09, blue: 0.14, alpha: 1)
        addRegion()
        animator = UIDynamicAnimator(referenceView: view)
        // The force of a magnetic field depends on whether there is a charge, not on its sign; balls of the
        // other sign are in a field that points the other way.
        for (field, strength) in [(upward, 0.122), (downward, -0.122)] {
            field.position = CGPoint(x: region.midX, y: region.midY)
            field.region = UIRegion(size: region.size)
            field.falloff = 0
            field.strength = strength
            animator.addBehavior(field)
        }
        for slot in 0..<20 {
            addBalls(slot)
        }
        upward.action = { [unowned self] in
            drawPaths()
        }
    }

    // A grid of arrowheads that point out of the picture, as books draw such a field.
    private func addRegion() {
        let area = UIView(frame: region)
        area.backgroundColor = UIColor(white: 1, alpha: 0.05)
        area.layer.cornerRadius = 6
        view.addSubview(area)
        for row in 0..<8 {
            for column in 0..<8 {
                let place = CGPoint(x: 15 + 34 * CGFloat(column), y: 17 + 34 * CGFloat(row))
                area.addSubview(Ball(radius: 2, at: place, UIColor(white: 1, alpha: 0.16)))
            }
        }
    }

    // The beam: pairs of opposite charge with four alternating densities, then a ball without charge.
    private func addBalls(_ slot: Int) {
        let x = -20 - 60 * CGFloat(slot)
        let densities: [CGFloat] = [1, 8, 2, 4]
        guard slot % 5 < 4 else {
            neutral.append(addBall(at: CGPoint(x: x, y: 160), .systemGray2, ""))
            return launch(neutral.last!, density: 1, charge: 0)
        }
        let density = densities[slot % 5]
        let plus = addBall(at: CGPoint(x: x, y: 148), .systemOrange, "+")
        let minus = addBall(at: CGPoint(x: x, y: 172), .systemCyan, "\u{2212}")
        positive.append(plus)
        negative.append(minus)
        launch(plus, density: density, charge: 1)
        launch(minus, density: density, charge: -1)
        upward.addItem(plus)
        downward.addItem(minus)
    }

    private func addBall(at center: CGPoint, _ color: UIColor, _ sign: String) -> Ball {
        let ball = Ball(radius: 9, at: center, color)
        view.addSubview(ball)
        let label = UILabel(frame: ball.bounds)
        label.text = sign
        label.textAlignment = .center
        label.font = .boldSystemFont(ofSize: 15)
        label.textColor = .white
        ball.addSubview(label)
        return ball
    }

    private func launch(_ ball: Ball, density: CGFloat, charge: CGFloat) {
        let item = UIDynamicItemBehavior(items: [ball])
        item.density = density
        item.charge = charge
        item.resistance = 0
        item.addLinearVelocity(CGPoint(x: speed, y: 0), for: ball)
        animator.addBehavior(item)
    }

    // The first ball of each kind leaves a dot behind in every second step.
    private func drawPaths() {
        step += 1
        guard step % 2 == 0 else { return }
        for ball in positive.prefix(4) + negative.prefix(4) + neutral.prefix(1) {
            guard view.bounds.contains(ball.center) else { continue }
            let dot = Ball(radius: 1.5, at: ball.center, ball.backgroundColor!)
            dot.alpha = 0.6
            view.insertSubview(dot, at: 1)
        }
    }
}
