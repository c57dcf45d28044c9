import Flipbook
import UIKit

// Recipe 2.2: a boundary need not be the edge of the view. This one is a line across it, 100 points above the
// bottom.
final class BottomBoundary: UIViewController, Scene {
    static let summary = "Two squares land on a boundary 100 points above the bottom edge."
    static let engineGeneration = EngineGeneration.iOS7
    static let duration: TimeInterval = 2

    @Parameter("How far the boundary is above the bottom edge", in: 0...200, unit: "pt") var margin = 100.0

    var squares: [UIView] = []
    var animator: UIDynamicAnimator!

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)

        var center = view.center
        for color in [UIColor.red, .green] {
            let square = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            square.backgroundColor = color
            square.center = center
            center.y += 60
            squares.append(square)
            view.addSubview(square)
        }

        animator = UIDynamicAnimator(referenceView: view)

        let gravity = UIGravityBehavior(items: squares)
        animator.addBehavior(gravity)

        let bottom = view.bounds.height - margin
        let collision = UICollisionBehavior(items: squares)
        collision.addBoundary(
            withIdentifier: "bottomBoundary" as NSCopying,
            from: CGPoint(x: 0, y: bottom), to: CGPoint(x: view.bounds.width, y: bottom))
        animator.addBehavior(collision)

        showLine(at: bottom)
    }

    /// Draws a thin line where the boundary is, since it is invisible.
    private func showLine(at y: CGFloat) {
        let line = UIView(frame: CGRect(x: 0, y: y, width: view.bounds.width, height: 1))
        line.backgroundColor = .systemGray
        view.addSubview(line)
    }
}
