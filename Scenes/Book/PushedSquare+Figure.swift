import Flipbook
import UIKit

// Figure 2.2: the right triangle between the square's center and the tap, from which the push gets its angle
// and its magnitude.
extension PushedSquare: Illustrated {
    var annotations: [Annotation] {
        guard let tap = view.viewWithTag(1)?.center else {
            return [.label("no push before the first tap", of: squareView)]
        }
        let center = squareView.center
        let corner = CGPoint(x: tap.x, y: center.y)
        return [
            .rightAngle(at: corner, between: center, and: tap),
            .vector(
                "distance", at: center, CGVector(dx: tap.x - center.x, dy: tap.y - center.y), unit: "pt"),
            .dimension("dx", .dx, from: center, to: corner, side: .onLine),
            .dimension("dy", .dy, from: corner, to: tap, side: .onLine),
            .angle(at: center, to: tap),
            .label("tap", at: tap),
        ]
    }

    var caption: String? {
        "Figure 2.2. The push points from the square’s center to the tap, at the angle atan2(dy, dx); the "
            + "further away the tap is, the stronger it pushes."
    }
}
