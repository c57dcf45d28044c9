import UIKit

// Holds an item by the corners of a square around its center, each corner on a spring to an anchor. Four springs hold
// the item upright as well, so that it wobbles elastically when it is pulled.
final class SpringyCornersBehavior: UIDynamicBehavior {
    private let corners = [
        UIOffset(horizontal: -20, vertical: -20), UIOffset(horizontal: 20, vertical: -20),
        UIOffset(horizontal: 20, vertical: 20), UIOffset(horizontal: -20, vertical: 20),
    ]

    init(item: UIDynamicItem, point: CGPoint) {
        super.init()

        for corner in corners {
            let spring = UIAttachmentBehavior(
                item: item, offsetFromCenter: corner, attachedToAnchor: point + corner)
            spring.length = 0
            spring.frequency = 8
            spring.damping = 0.6
            addChildBehavior(spring)
        }
    }

    func updatePoint(_ point: CGPoint) {
        for case let (spring as UIAttachmentBehavior, corner) in zip(childBehaviors, corners) {
            spring.anchorPoint = point + corner
        }
    }
}

private func + (point: CGPoint, offset: UIOffset) -> CGPoint {
    CGPoint(x: point.x + offset.horizontal, y: point.y + offset.vertical)
}
