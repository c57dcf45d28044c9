import Flipbook
import UIKit

// A panel like those of modern interfaces: it slides on a spring, and its buttons follow on springs of their
// own. Whenever everything has come to rest, it moves to its other position.
final class SpringPanel: UIViewController, Scene, UIDynamicAnimatorDelegate {
    static let summary = "A panel springs up from the bottom with its buttons trailing, and down again."
    static let duration: TimeInterval = 6
    // Up, and a part of the way down, so that the open panel is seen above the closing one.
    static let trail = TrailStyle(every: .time(0.15), duration: 2.1, look: TrailLook(showsPaths: false))

    let panel = UIView(frame: CGRect(x: 10, y: 500, width: 300, height: 400))
    var buttons: [UIView] = []
    var springs: [UIAttachmentBehavior] = []
    var animator: UIDynamicAnimator!
    var isOpen = false

    override func viewDidLoad() {
        super.viewDidLoad()
        addBackdrop()
        addPanel()

        animator = UIDynamicAnimator(referenceView: view)
        animator.delegate = self
        for (index, item) in ([panel] + buttons).enumerated() {
            let rail = UIAttachmentBehavior.slidingAttachment(
                with: item, attachmentAnchor: item.center, axisOfTranslation: CGVector(dx: 0, dy: 1))
            animator.addBehavior(rail)

            let spring = UIAttachmentBehavior(item: item, attachedToAnchor: anchor(of: item, isOpen: false))
            spring.length = 0
            spring.frequency = index == 0 ? 2 : 2 - 0.12 * CGFloat((index - 1) % 4)
            spring.damping = 0.55
            springs.append(spring)
            animator.addBehavior(spring)
        }
        toggle()
    }

    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
        toggle()
    }

    private func toggle() {
        isOpen.toggle()
        for (spring, item) in zip(springs, [panel] + buttons) {
            spring.anchorPoint = anchor(of: item, isOpen: isOpen)
        }
    }

    private var homes: [ObjectIdentifier: CGPoint] = [:]

    private func anchor(of item: UIView, isOpen: Bool) -> CGPoint {
        let home = homes[ObjectIdentifier(item)]!
        return CGPoint(x: home.x, y: home.y - (isOpen ? 260 : 0))
    }

    /// The way from the places on a screen of 320 x 568 points to those on another one: the panel is in the
    /// middle, and as far above the bottom.
    private var shift: CGVector {
        CGVector(dx: (view.bounds.width - 320) / 2, dy: view.bounds.height - 568)
    }

    private func addBackdrop() {
        view.backgroundColor = UIColor(red: 0.86, green: 0.92, blue: 0.88, alpha: 1)
        let streets = [
            CGRect(x: 0, y: 150, width: view.bounds.width, height: 14),
            CGRect(x: 90 + shift.dx, y: 0, width: 14, height: view.bounds.height),
            CGRect(x: 0, y: 390, width: view.bounds.width, height: 10),
            CGRect(x: 230 + shift.dx, y: 0, width: 10, height: view.bounds.height),
        ]
        for frame in streets {
            let street = UIView(frame: frame)
            street.backgroundColor = .white
            view.addSubview(street)
        }
        let park = UIView(frame: CGRect(x: 116 + shift.dx, y: 180, width: 100, height: 130))
        park.backgroundColor = UIColor(red: 0.68, green: 0.84, blue: 0.68, alpha: 1)
        park.layer.cornerRadius = 16
        view.addSubview(park)
    }

    private func addPanel() {
        panel.center.x += shift.dx
        panel.center.y += shift.dy
        panel.backgroundColor = .white
        panel.layer.cornerRadius = 22
        view.addSubview(panel)
        let grip = UIView(frame: CGRect(x: 130, y: 8, width: 40, height: 5))
        grip.backgroundColor = .systemGray4
        grip.layer.cornerRadius = 2.5
        panel.addSubview(grip)

        let colors: [UIColor] = [
            .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemOrange, .systemYellow,
            .systemGreen,
            .systemTeal,
        ]
        for (index, color) in colors.enumerated() {
            let button = UIView(frame: CGRect(x: 0, y: 0, width: 54, height: 54))
            button.center = CGPoint(
                x: 58 + 68 * CGFloat(index % 4) + shift.dx, y: 585 + 84 * CGFloat(index / 4) + shift.dy)
            button.backgroundColor = color
            button.layer.cornerRadius = 14
            view.addSubview(button)
            buttons.append(button)
        }
        for item in [panel] + buttons { homes[ObjectIdentifier(item)] = item.center }
    }
}
