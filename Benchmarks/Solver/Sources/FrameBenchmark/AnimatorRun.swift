import Arenas
import UIKit

/// The fall of views on a stage, moved by an animator that nobody listens to: gravity of magnitude 1,
/// collisions with one another and with the reference bounds, and no property of an item set.
@MainActor struct AnimatorRun {
    let views: [UIView]
    /// How many threads step the animator's world.
    let threads: Int
    private let host: SceneHost
    private let animator: UIDynamicAnimator

    init(of fall: FallingViews) {
        let host = SceneHost(size: fall.size, engineGeneration: fall.generation)
        let view = UIView(frame: host.window.bounds)
        host.window.addSubview(view)
        let squares = fall.places.map { center, angle in
            let square = UIView(
                frame: CGRect(x: 0, y: 0, width: FallingViews.side, height: FallingViews.side))
            square.center = center
            square.transform = CGAffineTransform(rotationAngle: angle)
            view.addSubview(square)
            return square
        }
        host.simulationThreads = fall.setup.threads
        let animator = host.withCurrent {
            let animator = UIDynamicAnimator(referenceView: view)
            animator.solver = fall.setup.solver == .sequential ? .sequential : .graphColored
            animator.addBehavior(UIGravityBehavior(items: squares))
            let collision = UICollisionBehavior(items: squares)
            collision.translatesReferenceBoundsIntoBoundary = true
            animator.addBehavior(collision)
            return animator
        }
        threads = host.simulationThreads
        (self.host, self.animator, views) = (host, animator, squares)
    }

    /// A tick of the stage, 1/60 s.
    func step() { host.advance(by: 1 / 60) }

    /// Whether anything moves.
    var isMoving: Bool { animator.isRunning }

    /// Every item's state, in the order of the views.
    var states: [ItemState] { host.withCurrent { animator.itemStates } }

    /// The sentence of the first failure; nil while all is well.
    var failure: String? { host.failure?.message }
}
