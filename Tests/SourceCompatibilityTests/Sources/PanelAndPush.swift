import UIKit

// Around 2014: a panel that is flicked open, as lock screens and side menus had it.
class SidePanelViewController: UIViewController {
    private var animator: UIDynamicAnimator!
    private var gravityBehaviour: UIGravityBehavior!
    private var pushBehavior: UIPushBehavior!
    private(set) var panelView: UIView!
    private var menuOpen = false

    override func viewDidLoad() {
        super.viewDidLoad()
        panelView = UIView(frame: CGRect(x: -240, y: 0, width: 240, height: view.frame.height))
        panelView.backgroundColor = UIColor(white: 0.2, alpha: 1.0)
        view.addSubview(panelView)

        animator = UIDynamicAnimator(referenceView: view)
        let collision = UICollisionBehavior(items: [panelView])
        collision.setTranslatesReferenceBoundsIntoBoundary(
            with: UIEdgeInsets(top: 0, left: -241, bottom: 0, right: 79))
        animator.addBehavior(collision)

        gravityBehaviour = UIGravityBehavior(items: [panelView])
        gravityBehaviour.gravityDirection = CGVector(dx: -1, dy: 0)
        animator.addBehavior(gravityBehaviour)

        pushBehavior = UIPushBehavior(items: [panelView], mode: .instantaneous)
        pushBehavior.magnitude = 0.0
        pushBehavior.angle = 0.0
        animator.addBehavior(pushBehavior)

        let itemBehaviour = UIDynamicItemBehavior(items: [panelView])
        itemBehaviour.elasticity = 0.45
        itemBehaviour.allowsRotation = false
        animator.addBehavior(itemBehaviour)
    }

    func toggleMenu() {
        menuOpen = !menuOpen
        if menuOpen {
            gravityBehaviour.gravityDirection = CGVector(dx: 1, dy: 0)
            pushBehavior.pushDirection = CGVector(dx: 100, dy: 0)
        } else {
            gravityBehaviour.gravityDirection = CGVector(dx: -1, dy: 0)
            pushBehavior.pushDirection = CGVector(dx: -100, dy: 0)
        }
        pushBehavior.active = true
    }
}

// A badge that snaps to where it is sent, and hangs from a string when it is grabbed.
class BadgeViewController: UIViewController {
    let badge = UIView(frame: CGRect(x: 130, y: 60, width: 60, height: 60))
    var animator: UIDynamicAnimator!
    var snapBehavior: UISnapBehavior?
    var attachmentBehavior: UIAttachmentBehavior?

    override func viewDidLoad() {
        super.viewDidLoad()
        badge.backgroundColor = .orange
        view.addSubview(badge)
        animator = UIDynamicAnimator(referenceView: self.view)
    }

    func send(to point: CGPoint) {
        if let oldSnap = snapBehavior {
            animator.removeBehavior(oldSnap)
        }
        let snap = UISnapBehavior(item: badge, snapTo: point)
        snap.damping = 0.9
        animator.addBehavior(snap)
        snapBehavior = snap
    }

    func grab(at point: CGPoint) {
        animator.removeAllBehaviors()
        let offset = UIOffset(horizontal: point.x - badge.bounds.midX, vertical: point.y - badge.bounds.midY)
        let attachment = UIAttachmentBehavior(
            item: badge, offsetFromCenter: offset, attachedToAnchor: view.convert(point, from: badge))
        attachment.frequency = 3.5
        attachment.damping = 0.4
        attachment.length = 20
        animator.addBehavior(attachment)
        let gravity = UIGravityBehavior(items: [badge])
        gravity.magnitude = 2
        animator.addBehavior(gravity)
        attachmentBehavior = attachment
    }
}
