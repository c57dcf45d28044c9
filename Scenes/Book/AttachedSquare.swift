import Flipbook
import UIKit

// Recipe 2.4: a square hangs from an anchor by its corner. A finger drags the anchor, and the square turns
// after it as a photograph on a table does.
final class AttachedSquare: UIViewController, Scene {
    static let summary = "A square hangs by its corner from an anchor that a finger drags."
    static let engineGeneration = EngineGeneration.iOS7
    static let duration: TimeInterval = 6
    static let trail = TrailStyle(
        every: .distance(60), duration: 3.4, look: TrailLook(showsPaths: true, items: ["squareView"]))
    static let input: InputScript = [
        .pan(
            along: [
                CGPoint(x: 130, y: 130), CGPoint(x: 70, y: 60), CGPoint(x: 250, y: 70),
                CGPoint(x: 262, y: 500), CGPoint(x: 60, y: 480), CGPoint(x: 150, y: 120),
            ], from: 0.4, to: 4.6)
    ]

    var squareView: UIView!
    var squareViewAnchorView: UIView!
    var anchorView: UIView!
    var cord: UIView!
    var animator: UIDynamicAnimator!
    var attachmentBehavior: UIAttachmentBehavior!

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        createGestureRecognizer()
        createSmallSquareView()
        createAnchorView()
        createAnimatorAndBehaviors()
        showCord()
    }

    func createGestureRecognizer() {
        view.addGestureRecognizer(
            UIPanGestureRecognizer(target: self, action: Selector(AttachedSquare.handlePan(_:))))
    }

    func createSmallSquareView() {
        squareView = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
        squareView.backgroundColor = .green
        squareView.center = view.center

        squareViewAnchorView = UIView(frame: CGRect(x: 60, y: 0, width: 20, height: 20))
        squareViewAnchorView.backgroundColor = .brown
        squareView.addSubview(squareViewAnchorView)
        view.addSubview(squareView)
    }

    func createAnchorView() {
        anchorView = UIView(frame: CGRect(x: 120, y: 120, width: 20, height: 20))
        anchorView.backgroundColor = .red
        view.addSubview(anchorView)
    }

    func createAnimatorAndBehaviors() {
        animator = UIDynamicAnimator(referenceView: view)

        let collision = UICollisionBehavior(items: [squareView])
        collision.translatesReferenceBoundsIntoBoundary = true

        let offset = UIOffset(
            horizontal: squareViewAnchorView.center.x - squareView.bounds.midX,
            vertical: squareViewAnchorView.center.y - squareView.bounds.midY)
        attachmentBehavior = UIAttachmentBehavior(
            item: squareView, offsetFromCenter: offset, attachedToAnchor: anchorView.center)

        animator.addBehavior(collision)
        animator.addBehavior(attachmentBehavior)
    }

    func handlePan(_ pan: UIPanGestureRecognizer) {
        let tapPoint = pan.location(in: view)
        attachmentBehavior.anchorPoint = tapPoint
        anchorView.center = tapPoint
    }

    /// Draws a thin line from anchor to anchor, since the attachment is invisible.
    private func showCord() {
        cord = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 2))
        cord.backgroundColor = .systemGray3
        view.insertSubview(cord, at: 0)
        let link = CADisplayLink { [unowned self] _ in drawCord() }
        link.add(to: .main, forMode: .common)
        attachmentBehavior.action = { [unowned self] in drawCord() }
        drawCord()
    }

    private func drawCord() {
        let end = view.convert(squareViewAnchorView.center, from: squareView)
        let (dx, dy) = (end.x - anchorView.center.x, end.y - anchorView.center.y)
        cord.bounds.size.width = (dx * dx + dy * dy).squareRoot()
        cord.center = CGPoint(x: anchorView.center.x + dx / 2, y: anchorView.center.y + dy / 2)
        cord.transform = CGAffineTransform(rotationAngle: arcTangent(y: dy, x: dx))
    }
}
