import Flipbook
import UIKit

// Figure 2.3: the square hangs by its corner from the anchor.
extension AttachedSquare: Illustrated {
    var annotations: [Annotation] {
        let corner = squareViewAnchorView.pointInScene(x: 0.5, y: 0.5)
        let center = squareView.center
        return [
            .dimension("attachment", from: attachmentBehavior.anchorPoint, to: corner, side: .onLine),
            .vector("offset", at: center, CGVector(dx: corner.x - center.x, dy: corner.y - center.y)),
            .label("anchor point", of: anchorView),
            .label("attachment point", of: squareViewAnchorView),
            .width(of: squareView, side: .below),
        ]
    }

    var caption: String? {
        "Figure 2.3. A rigid attachment holds a corner of the square at a constant distance from the anchor "
            + "point, which follows the finger."
    }
}
