import Flipbook
import UIKit

// The book that the tutorial's end announces: a stack of recipe cards. A finger drags one up. Let go, it
// falls back into the stack, or docks at the top when it is fast enough to get there; then the others fade.
final class RecipeCards: UIViewController, Scene, UICollisionBehaviorDelegate {
    static let summary = "A card is dragged from a stack: it falls back, or docks at the top when thrown."
    static let engineGeneration = EngineGeneration.iOS7
    static let duration: TimeInterval = 8
    // Cards cover one another, as papers in a pile do.
    static let trail = TrailStyle(look: TrailLook(style: .ghosts))
    static let input: InputScript = [
        // Lifted, and let go at rest: it falls back.
        .pan(along: [CGPoint(x: 220, y: 388), CGPoint(x: 226, y: 250)], from: 0.4, to: 1.3),
        // Thrown: it docks.
        .pan(
            along: [CGPoint(x: 110, y: 330), CGPoint(x: 104, y: 130)], from: 2.8, to: 3.1, curve: .easeIn),
        // Pulled down again: the stack is back.
        .pan(along: [CGPoint(x: 200, y: 90), CGPoint(x: 206, y: 300)], from: 5.6, to: 6.4),
    ]

    static let cardSize = CGSize(width: 280, height: 400)
    /// The upper edge of the stack's first card, the distance to the next one, and the upper edge of a docked
    /// card, in points.
    static let (stackTop, step, dockTop): (CGFloat, CGFloat, CGFloat) = (300, 58, 40)

    var cards: [RecipeCard] = []
    var animator: UIDynamicAnimator!
    var gravity: UIGravityBehavior!
    var grip: UIAttachmentBehavior?
    var dock: UISnapBehavior?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.96, green: 0.93, blue: 0.88, alpha: 1)

        animator = UIDynamicAnimator(referenceView: view)
        gravity = UIGravityBehavior(items: [])
        gravity.magnitude = 2
        animator.addBehavior(gravity)

        let recipes: [(String, UIColor)] = [
            ("Plum Tart", .systemIndigo), ("Onion Soup", .systemOrange), ("Lemon Cake", .systemYellow),
            ("Pea Risotto", .systemGreen),
        ]
        for (index, recipe) in recipes.enumerated() {
            addCard(recipe.0, recipe.1, top: Self.stackTop + CGFloat(index) * Self.step)
        }
    }

    private func addCard(_ title: String, _ color: UIColor, top: CGFloat) {
        let frame = CGRect(
            x: (view.bounds.width - Self.cardSize.width) / 2, y: top, width: Self.cardSize.width,
            height: Self.cardSize.height)
        let card = RecipeCard(frame: frame, title: title, color: color)
        card.addGestureRecognizer(UIPanGestureRecognizer { [unowned self] pan in drag(card, pan) })
        view.addSubview(card)
        cards.append(card)

        // Each card has its own floor, and all have the same ceiling; they pass one another.
        let collision = UICollisionBehavior(items: [card])
        addLine(collision, "floor", y: frame.maxY + 2)
        addLine(collision, "ceiling", y: Self.dockTop - 2)
        collision.collisionDelegate = self
        animator.addBehavior(collision)

        card.motion = UIDynamicItemBehavior(items: [card])
        card.motion.allowsRotation = false
        card.motion.elasticity = 0
        animator.addBehavior(card.motion)
        gravity.addItem(card)
    }

    private func addLine(_ collision: UICollisionBehavior, _ identifier: String, y: CGFloat) {
        collision.addBoundary(
            withIdentifier: identifier as NSCopying, from: CGPoint(x: -100, y: y),
            to: CGPoint(x: view.bounds.width + 100, y: y))
    }

    /// Attaches a card to the finger that holds it; the released card keeps the finger's velocity.
    private func drag(_ card: RecipeCard, _ pan: UIPanGestureRecognizer) {
        let finger = CGPoint(x: card.center.x, y: pan.location(in: view).y)
        switch pan.state {
        case .began:
            undock()
            let offset = UIOffset(horizontal: 0, vertical: finger.y - card.center.y)
            let attachment = UIAttachmentBehavior(
                item: card, offsetFromCenter: offset, attachedToAnchor: finger)
            animator.addBehavior(attachment)
            grip = attachment
        case .changed:
            grip?.anchorPoint = finger
        default:
            if let grip { animator.removeBehavior(grip) }
            grip = nil
            // The card flies on as fast as the finger was.
            let change = pan.velocity(in: view).y - card.motion.linearVelocity(for: card).y
            card.motion.addLinearVelocity(CGPoint(x: 0, y: change), for: card)
        }
    }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem,
        withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint
    ) {
        guard identifier as? String == "ceiling", grip == nil, dock == nil, let card = item as? RecipeCard
        else {
            return
        }
        let place = CGPoint(x: view.bounds.midX, y: Self.dockTop + Self.cardSize.height / 2)
        let snap = UISnapBehavior(item: card, snapTo: place)
        snap.damping = 0.8
        animator.addBehavior(snap)
        dock = snap
        fade(to: 0, except: card)
    }

    private func undock() {
        guard let dock else { return }
        animator.removeBehavior(dock)
        self.dock = nil
        fade(to: 1, except: nil)
    }

    private func fade(to alpha: CGFloat, except docked: RecipeCard?) {
        UIView.animate(withDuration: 0.4) {
            for card in self.cards where card !== docked { card.alpha = alpha }
        }
    }
}
