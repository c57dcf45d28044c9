import CoreGeometry
import Foundation
import UIKitHost

@testable import FlipbookCore
@testable import FlipbookVector

/// A ball that falls on the floor and bounces, beside a card that turns.
final class BallAndCard: UIViewController, Scene {
    static let summary = "A ball bounces beside a card."
    static let size = CGSize(width: 200, height: 300)
    static let duration: TimeInterval = 1.5
    var animator: UIDynamicAnimator!
    let ball = UIView(frame: CGRect(x: 40, y: 20, width: 40, height: 40))
    let card = UILabel(frame: CGRect(x: 120, y: 100, width: 60, height: 40))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        ball.backgroundColor = .systemRed
        ball.layer.cornerRadius = 20
        ball.accessibilityIdentifier = "ball"
        card.text = "Card"
        card.backgroundColor = .systemTeal
        card.accessibilityIdentifier = "card"
        view.addSubview(card)
        view.addSubview(ball)
        animator = UIDynamicAnimator(referenceView: view)
        animator.addBehavior(UIGravityBehavior(items: [ball]))
        let collision = UICollisionBehavior(items: [ball])
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(collision)
        let bouncy = UIDynamicItemBehavior(items: [ball])
        bouncy.elasticity = 0.6
        animator.addBehavior(bouncy)
        UIView.animate(withDuration: 1) {
            self.card.transform = CGAffineTransform(rotationAngle: 2)
            self.card.alpha = 0.5
        }
    }
}

/// Two squares, the back one of which comes to the front after half a second.
final class Crossing: UIViewController, Scene {
    static let summary = "Two squares change their order."
    static let size = CGSize(width: 40, height: 40)
    static let duration: TimeInterval = 1

    override func viewDidLoad() {
        super.viewDidLoad()
        for (place, color) in [(4, UIColor.red), (12, UIColor.blue)] {
            let square = UIView(frame: CGRect(x: place, y: place, width: 20, height: 20))
            square.backgroundColor = color
            view.addSubview(square)
        }
        let back = view.subviews[0]
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { self.view.bringSubviewToFront(back) }
    }
}

/// A square that appears after half a second.
final class Appearing: UIViewController, Scene {
    static let summary = "A square appears."
    static let size = CGSize(width: 40, height: 40)
    static let duration: TimeInterval = 1

    override func viewDidLoad() {
        super.viewDidLoad()
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
            let square = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
            square.backgroundColor = .red
            square.alpha = 0.5
            square.accessibilityIdentifier = "late"
            self.view.addSubview(square)
        }
    }
}

/// A layer of its own, without a name, that a mask cuts.
final class MaskedLayer: UIViewController, Scene {
    static let summary = "A disk stands still."
    static let size = CGSize(width: 60, height: 60)
    static let duration: TimeInterval = 0.1

    override func viewDidLoad() {
        super.viewDidLoad()
        let (layer, mask) = (CALayer(), CAShapeLayer())
        layer.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
        layer.backgroundColor = UIColor.red.cgColor
        mask.path = UIBezierPath(ovalIn: layer.bounds).cgPath
        layer.mask = mask
        view.layer.addSublayer(layer)
    }
}

/// A square with a shadow, which falls.
final class Shaded: UIViewController, Scene {
    static let summary = "A square with a shadow falls."
    static let size = CGSize(width: 60, height: 60)
    static let duration: TimeInterval = 0.2
    var animator: UIDynamicAnimator!

    override func viewDidLoad() {
        super.viewDidLoad()
        let square = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        square.backgroundColor = .red
        square.accessibilityIdentifier = "shaded"
        square.layer.shadowOpacity = 0.5
        view.addSubview(square)
        animator = UIDynamicAnimator(referenceView: view)
        animator.addBehavior(UIGravityBehavior(items: [square]))
    }
}

/// A square that falls, and counts its runs.
final class Counted: UIViewController, Scene {
    static let summary = "A square falls."
    static let size = CGSize(width: 60, height: 60)
    static let duration: TimeInterval = 0.2
    static var runs = 0
    var animator: UIDynamicAnimator!

    override func viewDidLoad() {
        super.viewDidLoad()
        Self.runs += 1
        let square = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        square.backgroundColor = .red
        view.addSubview(square)
        animator = UIDynamicAnimator(referenceView: view)
        animator.addBehavior(UIGravityBehavior(items: [square]))
    }
}

/// A square whose place is a parameter.
final class Placed: UIViewController, Scene {
    static let summary = "A square rests."
    static let size = CGSize(width: 60, height: 60)
    static let duration: TimeInterval = 0.2
    @Parameter("Where it lies", in: 0...40) var place = 0.0

    override func viewDidLoad() {
        super.viewDidLoad()
        let square = UIView(frame: CGRect(x: 10, y: place, width: 20, height: 20))
        square.backgroundColor = .red
        view.addSubview(square)
    }
}

/// Returns the tracks of a scene.
@MainActor func vectors<S: Scene>(_ scene: S.Type, still: StillChoice = .first) throws -> VectorFilm {
    try VectorFilm(of: Film(of: CatalogEntry(scene)), still: still)
}

/// A blur that appears above a ball.
final class BlurredBall: UIViewController, Scene {
    static let summary = "A ball behind a blur."
    static let size = CGSize(width: 60, height: 40)
    static let duration: TimeInterval = 0.2

    override func viewDidLoad() {
        super.viewDidLoad()
        let ball = UIView(frame: CGRect(x: 20, y: 10, width: 20, height: 20))
        ball.backgroundColor = .red
        let blur = UIVisualEffectView(effect: nil)
        blur.frame = view.bounds
        view.addSubview(ball)
        view.addSubview(blur)
        UIView.animate(withDuration: 0.2) { blur.effect = UIBlurEffect(style: .dark) }
    }
}
