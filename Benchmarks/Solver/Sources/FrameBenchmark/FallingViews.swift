import Arenas
import UIKit

/// An arena as views: 20 pt squares that fall into a view's bounds with Apple's defaults.
struct FallingViews {
    /// The side of a view: 20 pt.
    static let side = 20.0

    let arena: Arena
    let generation: EngineGeneration
    let setup: SolverSetup

    /// The name in results, as in `V3000-modern`.
    var scene: String { "\(arena.name)-\(generation.rawValue)" }

    /// The reference view's size, in points.
    var size: CGSize {
        CGSize(width: FallingViews.side * arena.width, height: FallingViews.side * arena.height)
    }

    /// Where the views stand at the start. The arena stands on the middle of its floor, y up; a view is
    /// placed from the left and the top, y down.
    var places: [(center: CGPoint, angle: CGFloat)] {
        arena.squares.map { square in
            let (left, top) = (square.x + arena.width / 2, arena.height - square.y)
            return (CGPoint(x: FallingViews.side * left, y: FallingViews.side * top), -square.angle)
        }
    }
}
