import Flipbook
import UIKit

// Figure 2.4: one square bounces higher than the other.
extension ElasticSquares: Illustrated {
    var annotations: [Annotation] {
        [
            .label("elasticity \(redElasticity)", of: red),
            .label("elasticity \(greenElasticity)", of: green),
            height(of: red),
            height(of: green),
        ]
    }

    var caption: String? {
        "Figure 2.4. The fully elastic square bounces much higher than the half elastic one."
    }

    /// Returns the dimension from a square's lowest corner down to the floor.
    private func height(of square: UIView) -> Annotation {
        let corners = [(0, 0), (1, 0), (0, 1), (1, 1)].map { square.pointInScene(x: $0, y: $1) }
        let lowest = corners.max { $0.y < $1.y } ?? square.center
        return .dimension(from: lowest, to: CGPoint(x: lowest.x, y: view.bounds.maxY), side: .onLine)
    }
}
