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
            .guide(from: center, to: corner),
            .guide(from: corner, to: tap),
            .rightAngle(at: corner, between: center, and: tap),
            .dimension("distance", from: center, to: tap, side: .onLine),
            .dimension("dx", .dx, from: center, to: corner, side: tap.y < center.y ? .below : .above),
            .dimension("dy", .dy, from: corner, to: tap, side: tap.x > center.x ? .right : .left),
            .angle(at: center, to: tap),
            .label("tap", at: tap),
        ]
    }

    var caption: String? {
        "Figure 2.2. The push points from the square’s center to the tap, at the angle atan2(dy, dx); the "
            + "further away the tap is, the stronger it pushes."
    }
}
