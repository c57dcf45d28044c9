import Flipbook
import UIKitHost

/// A red square falls onto the bottom edge and bounces.
final class RedBounce: UIViewController, Scene {
    static let summary = "A square bounces."
    static let size = CGSize(width: 120, height: 160)
    static let duration: TimeInterval = 1

    @Parameter(in: 0...1) var elasticity = 0.5

    let red = UIView(frame: CGRect(x: 40, y: 10, width: 30, height: 30))
    var animator: UIDynamicAnimator!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        red.backgroundColor = .red
        view.addSubview(red)
        animator = UIDynamicAnimator(referenceView: view)
        animator.addBehavior(UIGravityBehavior(items: [red]))
        let collision = UICollisionBehavior(items: [red])
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(collision)
        let rule = UIDynamicItemBehavior(items: [red])
        rule.elasticity = elasticity
        animator.addBehavior(rule)
    }
}

/// A captioned square slides to the right after a tenth of a second. There is no item.
final class SlidingSquare: UIViewController, Scene {
    static let summary = "A square slides."
    static let size = CGSize(width: 100, height: 60)
    static let duration: TimeInterval = 0.5

    @Parameter(in: 0...100) var target = 80.0
    @Parameter(in: 0...1) var weight = 0.4
    @Parameter(in: 0...9) var spacing = 0.0

    let square = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))

    override func viewDidLoad() {
        super.viewDidLoad()
        square.backgroundColor = .red
        view.addSubview(square)
        let caption = UILabel(frame: CGRect(x: 0, y: 40, width: 100, height: 20))
        let font = UIFont.systemFont(ofSize: 12, weight: UIFont.Weight(rawValue: weight))
        caption.attributedText = NSAttributedString(
            string: "slides", attributes: [.font: font, .kern: spacing])
        view.addSubview(caption)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIView.animate(withDuration: 0.2, delay: 0.1) { [square, target] in square.center.x = target }
    }
}
