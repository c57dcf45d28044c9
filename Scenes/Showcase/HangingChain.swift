import Flipbook
import UIKit

// A chain of links, each pinned to the one above, hangs from a hook that moves back and forth.
final class HangingChain: UIViewController, Scene {
    static let summary = "A chain swings from a hook that moves to and fro, and cracks like a whip."
    static let duration: TimeInterval = 6

    var links: [UIView] = []
    var hook: UIView!
    var attachment: UIAttachmentBehavior!
    var animator: UIDynamicAnimator!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.97, green: 0.97, blue: 1, alpha: 1)

        for index in 0..<16 {
            let link = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 26))
            link.center = CGPoint(x: 160, y: 92 + 20 * CGFloat(index))
            link.layer.cornerRadius = 5
            link.layer.borderWidth = 3
            let share = CGFloat(index) / 15
            link.layer.borderColor =
                UIColor(hue: 0.58 + 0.34 * share, saturation: 0.75, brightness: 0.9, alpha: 1).cgColor
            view.addSubview(link)
            links.append(link)
        }
        hook = UIView(frame: CGRect(x: 0, y: 0, width: 16, height: 16))
        hook.center = CGPoint(x: 160, y: 82)
        hook.layer.cornerRadius = 8
        hook.backgroundColor = .darkGray
        view.addSubview(hook)

        animator = UIDynamicAnimator(referenceView: view)
        animator.addBehavior(UIGravityBehavior(items: links))
        for (upper, lower) in zip(links, links.dropFirst()) {
            let middle = CGPoint(x: 160, y: (upper.center.y + lower.center.y) / 2)
            animator.addBehavior(
                UIAttachmentBehavior.pinAttachment(with: lower, attachedTo: upper, attachmentAnchor: middle))
        }
        attachment = UIAttachmentBehavior(
            item: links[0], offsetFromCenter: UIOffset(horizontal: 0, vertical: -10),
            attachedToAnchor: hook.center)
        attachment.action = { [unowned self] in
            moveHook()
        }
        animator.addBehavior(attachment)
    }

    // Moves the hook for 0.8 s to one side and for 0.8 s back, three times; 3 s^2 - 2 s^3 begins and ends at
    // speed 0.
    private func moveHook() {
        let time = CGFloat(animator.elapsedTime)
        let phase = (time / 0.8).truncatingRemainder(dividingBy: 2)
        let way = phase < 1 ? phase : 2 - phase
        let share = time < 4.8 ? way * way * (3 - 2 * way) : 0
        hook.center.x = 160 + 26 * share * (time < 1.6 || time >= 3.2 ? 1 : -1)
        attachment.anchorPoint = hook.center
    }
}
