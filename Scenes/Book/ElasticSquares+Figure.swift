import Flipbook
import UIKit

// Figure 2.4: one square bounces higher than the other.
extension ElasticSquares: Illustrated {
    var annotations: [Annotation] {
        [
            .label("elasticity \(redElasticity)", of: red),
            .label("elasticity \(greenElasticity)", of: green),
            height(of: red, side: .right),
            height(of: green, side: .left),
        ]
    }

    var caption: String? {
        "Figure 2.4. The fully elastic square bounces much higher than the half elastic one."
    }

    /// From a square's lower edge down to the floor.
    private func height(of square: UIView, side: Annotation.Side) -> Annotation {
        let foot = square.pointInScene(x: side == .right ? 1 : 0, y: 1)
        return .dimension(from: foot, to: CGPoint(x: foot.x, y: view.bounds.maxY), side: side)
    }
}
