import Arenas
import Foundation
import UIKit

/// The views of a run once they rest, or at the limit.
@MainActor struct Rest {
    private let fall: FallingViews
    private let run: AnimatorRun
    private var steps = 0

    init(of fall: FallingViews) {
        self.fall = fall
        run = AnimatorRun(of: fall)
    }

    /// Steps until all views sleep, within a limit, and prints
    ///
    ///     rest ENGINE SCENE BODIES STEPS asleep|awake DEEPEST OUTSIDE FARTHEST
    ///
    /// DEEPEST is the deepest overlap of two views, OUTSIDE how many have their center outside the bounds,
    /// and FARTHEST how far a corner is outside; lengths in points.
    mutating func report(_ limit: RunLimit) {
        repeat {
            run.step()
            steps += 1
        } while run.isMoving && limit.remaining(after: steps) > 0
        run.stopAtFailure()
        let size = "\(run.views.count) \(steps) \(run.isMoving ? "awake" : "asleep")"
        print(
            "rest \(fall.setup.engine("UIDynamicAnimator")) \(fall.scene) \(size) "
                + String(format: "%.3f %d %.3f", deepestOverlap, outsideCount, farthestCorner))
    }

    private var bounds: CGRect { CGRect(origin: .zero, size: fall.size) }

    private var deepestOverlap: Double {
        let squares = run.states.map {
            Arena.Square(
                x: $0.center.x / FallingViews.side, y: $0.center.y / FallingViews.side, angle: $0.angle)
        }
        return FallingViews.side * Overlap(of: squares, skin: 0).deepest
    }

    private var outsideCount: Int { run.views.count { !bounds.contains($0.center) } }

    private var farthestCorner: Double {
        run.views.map { view in
            // A turned square's frame is the box around its corners.
            let frame = view.frame
            return max(-frame.minX, -frame.minY, frame.maxX - bounds.maxX, frame.maxY - bounds.maxY, 0)
        }.max() ?? 0
    }
}
