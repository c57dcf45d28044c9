import Flipbook
import UIKit

// Figure 2.1: two squares that have come to rest at the bottom, one upon the other.
extension BouncingSquares: Illustrated {
    var annotations: [Annotation] {
        let (upper, lower) = (squares[0], squares[1])
        return [
            .width(of: upper, side: .above),
            .height(of: lower, side: .right),
            .label("the first square", of: upper),
            .label("the second square", of: lower),
            .label("bottom edge of the view", at: CGPoint(x: 60, y: view.bounds.maxY)),
        ]
    }

    var caption: String? {
        "Figure 2.1. Two squares fall, collide with the bounds of the reference view and with one another, and "
            + "come to rest as a stack."
    }
}
