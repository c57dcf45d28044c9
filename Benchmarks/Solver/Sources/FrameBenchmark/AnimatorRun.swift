import Arenas
import UIKit

/// The fall of as many views on a stage, moved by an animator that nobody listens to.
@MainActor struct AnimatorRun {
    private let stage: Stage
    private let animator: UIDynamicAnimator
    private let views: [UIView]

    init(of fall: Arena) {
        let stage = Stage(size: CGSize(width: 100 * fall.width, height: 100 * fall.height))
        let view = UIView(frame: stage.window.bounds)
        stage.window.addSubview(view)
        let squares = fall.squares.map { square in
            let square = AnimatorRun.view(of: square, in: fall)
            view.addSubview(square)
            return square
        }
        views = squares
        animator = stage.asCurrent {
            let animator = UIDynamicAnimator(referenceView: view)
            for behavior in AnimatorRun.behaviors(of: fall, squares) { animator.addBehavior(behavior) }
            return animator
        }
        self.stage = stage
    }

    private static func view(of square: Arena.Square, in fall: Arena) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.center = CGPoint(x: 100 * fall.left(square), y: 100 * fall.top(square))
        view.transform = CGAffineTransform(rotationAngle: -square.angle)
        return view
    }

    private static func behaviors(of fall: Arena, _ views: [UIView]) -> [UIDynamicBehavior] {
        let collision = UICollisionBehavior(items: views)
        collision.translatesReferenceBoundsIntoBoundary = true
        let material = UIDynamicItemBehavior(items: views)
        material.friction = fall.friction
        material.elasticity = fall.restitution
        return [UIGravityBehavior(items: views), collision, material]
    }

    /// A tick of the stage, 1/60 s.
    func step() { stage.advance(by: 1 / 60) }

    /// Whether anything moves.
    var isMoving: Bool { animator.isRunning }

    /// Where the views' centers are, in points.
    var centers: [CGPoint] { views.map(\.center) }
}
