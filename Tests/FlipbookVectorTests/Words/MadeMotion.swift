import CoreGeometry
import Testing
import UIKitHost
import UIKitTestSupport

@testable import FlipbookCore

/// A scene of one square with a motion that is known, made from a seed, and the words that have to be said of
/// it.
struct MadeMotion: Sendable, CustomTestStringConvertible {
    /// The kinds of motion, with the words that a true description has.
    enum Kind: CaseIterable {
        case still, falls, fallsOut, bounces, slides, springs, snaps, hangs, turns, grows, pulses, fadesIn,
            fadesOut
        case recolors, counts, drags, appears, disappears, comesBack, circles, faint, blinks, fills, scrolls

        var words: [String] {
            switch self {
            case .still: ["Nothing moves"]
            case .falls: ["falls", "hits the edge of the view", "comes to rest"]
            case .fallsOut: ["falls", "leaves the view at the bottom"]
            case .bounces: ["falls", "bounces"]
            case .slides: ["moves", "comes to rest"]
            case .springs: ["too far", "comes to rest"]
            case .snaps: ["comes to rest"]
            case .hangs: ["from side to side"]
            case .turns: ["turns by", "clockwise"]
            case .grows: ["grows from"]
            case .pulses: ["changes its size to"]
            case .fadesIn: ["fades in"]
            case .fadesOut: ["fades out"]
            case .recolors: ["turns "]
            case .counts: ["changes its text from “0” to “3”"]
            case .drags: ["follows a finger"]
            case .appears: ["appears at 0.5 s"]
            case .disappears: ["disappears at 0.5 s"]
            case .comesBack: ["away and comes back"]
            case .circles: ["travels"]
            case .faint: ["appears at 0.5 s"]
            case .blinks: ["fades to an opacity of", "and back"]
            case .fills: ["grows from"]
            case .scrolls: ["The content scrolls 120 points up."]
            }
        }
    }

    let seed: Int
    var kind: Kind { Kind.allCases[seed % Kind.allCases.count] }
    var testDescription: String { "\(kind) \(seed)" }

    @MainActor func film() throws -> Film {
        var entry = CatalogEntry(
            viewController: "Made", summary: "", size: CGSize(width: 240, height: 320), duration: 2
        ) { [self] in MadeMotionController(self) }
        if kind == .drags {
            entry = entry.playing(
                InputScript([
                    .pan(
                        along: [
                            CGPoint(x: 60, y: 60), CGPoint(x: 180, y: 100 + seed), CGPoint(x: 90, y: 250),
                        ],
                        from: 0.3,
                        to: 1.4)
                ]))
        }
        return try Film(of: entry).resolved()
    }
}

/// The controller of a made motion.
private final class MadeMotionController: UIViewController {
    private let motion: MadeMotion
    private var random: SeededRandom
    private var animator: UIDynamicAnimator!
    private let square = UILabel()
    private var count = 0

    init(_ motion: MadeMotion) {
        self.motion = motion
        random = SeededRandom(seed: motion.seed)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let side = random.number(20...40)
        let place = CGPoint(x: random.number(60...180), y: random.number(60...140))
        square.bounds.size = CGSize(width: side, height: side)
        square.center = motion.kind == .drags ? CGPoint(x: 60, y: 60) : place
        square.backgroundColor = random.pick([UIColor.systemRed, .systemBlue, .systemGreen, .systemOrange])
        animator = UIDynamicAnimator(referenceView: view)
        if motion.kind != .appears, motion.kind != .faint { view.addSubview(square) }
        square.isUserInteractionEnabled = true
        begin()
    }

    private func begin() {
        let (far, turn) = (random.number(60...100), random.number(20...150) * .pi / 180)
        let square = square
        switch motion.kind {
        case .still: break
        case .falls, .bounces: fall(elasticity: motion.kind == .bounces ? 0.7 : 0)
        case .fallsOut: animator.addBehavior(UIGravityBehavior(items: [square]))
        case .slides: UIView.animate(withDuration: 1) { square.center.y += far }
        case .springs:
            UIView.animate(
                withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0, options: []
            ) { square.center.y += far }
        case .snaps:
            animator.addBehavior(UISnapBehavior(item: square, snapTo: CGPoint(x: 120, y: 220 + far / 2)))
        case .hangs: hang(far)
        case .turns:
            UIView.animate(withDuration: 1) { square.transform = CGAffineTransform(rotationAngle: turn) }
        case .grows: UIView.animate(withDuration: 1) { square.transform = CGAffineTransform(scaleX: 2, y: 2) }
        case .pulses: pulse()
        case .fadesIn:
            square.alpha = 0
            UIView.animate(withDuration: 1, delay: 0.3) { square.alpha = 1 }
        case .fadesOut: UIView.animate(withDuration: 1) { square.alpha = 0 }
        case .recolors: UIView.animate(withDuration: 1) { square.backgroundColor = .systemPurple }
        case .counts: countUp()
        case .drags:
            square.addGestureRecognizer(
                UIPanGestureRecognizer(target: self, action: Selector(MadeMotionController.dragged)))
        case .appears, .disappears: change(after: 0.5)
        case .faint:
            square.alpha = 0.2
            change(after: 0.5)
        case .fills: UIView.animate(withDuration: 1) { square.frame.size.width += far }
        case .scrolls: scroll()
        case .blinks:
            UIView.animate(withDuration: 0.4, delay: 0, options: [.repeat, .autoreverse]) { square.alpha = 0 }
        case .comesBack:
            UIView.animate(withDuration: 0.5) {
                square.center.x += far / 2
            } completion: { _ in
                UIView.animate(withDuration: 0.5) { square.center.x -= far / 2 }
            }
        case .circles: circle(far / 2)
        }
    }

    private func dragged(_ recognizer: UIPanGestureRecognizer) {
        let way = recognizer.translation(in: view)
        recognizer.setTranslation(.zero, in: view)
        square.center = CGPoint(x: square.center.x + way.x, y: square.center.y + way.y)
    }

    private func fall(elasticity: CGFloat) {
        animator.addBehavior(UIGravityBehavior(items: [square]))
        let collision = UICollisionBehavior(items: [square])
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(collision)
        let item = UIDynamicItemBehavior(items: [square])
        item.elasticity = elasticity
        animator.addBehavior(item)
    }

    private func hang(_ far: CGFloat) {
        let anchor = CGPoint(x: 120, y: 20)
        square.center = CGPoint(x: 120 + 0.5 * far, y: 90)
        animator.addBehavior(UIAttachmentBehavior(item: square, attachedToAnchor: anchor))
        let gravity = UIGravityBehavior(items: [square])
        gravity.magnitude = 6
        animator.addBehavior(gravity)
    }

    private func pulse() {
        let square = square
        UIView.animate(withDuration: 0.4) {
            square.transform = CGAffineTransform(scaleX: 1.6, y: 1.6)
        } completion: { _ in
            UIView.animate(withDuration: 0.4) { square.transform = .identity }
        }
    }

    private func countUp() {
        square.backgroundColor = nil
        square.text = "\(count)"
        guard count < 3 else { return }
        after(0.4) { [unowned self] in
            count += 1
            countUp()
        }
    }

    private func scroll() {
        let scroller = UIScrollView(frame: view.bounds)
        scroller.contentSize = CGSize(width: 240, height: 900)
        scroller.addSubview(square)
        view.addSubview(scroller)
        UIView.animate(withDuration: 1) { scroller.contentOffset.y = 120 }
    }

    private func change(after delay: TimeInterval) {
        after(delay) { [unowned self] in
            if square.superview == nil { view.addSubview(square) } else { square.removeFromSuperview() }
        }
    }

    /// Runs an action at the end of an animation that nobody sees.
    private func after(_ delay: TimeInterval, _ action: @escaping () -> Void) {
        let unseen = UIView()
        UIView.animate(withDuration: delay) {
            unseen.alpha = 0
        } completion: { _ in
            action()
        }
    }

    private func circle(_ radius: CGFloat) {
        let way = CAKeyframeAnimation(keyPath: "position")
        let box = CGRect(
            x: square.center.x - 2 * radius, y: square.center.y - radius, width: 2 * radius,
            height: 2 * radius)
        way.path = UIBezierPath(ovalIn: box).cgPath
        way.duration = 3
        square.layer.add(way, forKey: nil)
    }
}
