import UIKit

// Holds an item by the four corners of a square around its center. Each corner is pulled by a spring to an anchor
// farther out:
//
//     anchor             anchor
//           \           /
//            +---------+
//            |  item   |
//            +---------+
//           /           \
//     anchor             anchor
//
// The springs are a little shorter than the 28 pt between corner and anchor, so they are always taut and pull a turned
// item upright.
final class SpringyCornersBehavior: UIDynamicBehavior {
    private let corners = [
        UIOffset(horizontal: -20, vertical: -20), UIOffset(horizontal: 20, vertical: -20),
        UIOffset(horizontal: 20, vertical: 20), UIOffset(horizontal: -20, vertical: 20),
    ]
    private var springs: [UIAttachmentBehavior] = []

    init(item: UIDynamicItem) {
        super.init()

        for corner in corners {
            let spring = UIAttachmentBehavior(
                item: item, offsetFromCenter: corner,
                attachedToAnchor: anchor(of: corner, around: item.center))
            spring.length = 24
            spring.frequency = 8
            spring.damping = 0.6
            springs.append(spring)
            addChildBehavior(spring)
        }

        // The springs damp the way, but not the spin, for a turning corner moves across its spring.
        let itemBehavior = UIDynamicItemBehavior(items: [item])
        itemBehavior.angularResistance = 12
        addChildBehavior(itemBehavior)
    }

    func updatePoint(_ point: CGPoint) {
        for (spring, corner) in zip(springs, corners) {
            spring.anchorPoint = anchor(of: corner, around: point)
        }
    }

    private func anchor(of corner: UIOffset, around point: CGPoint) -> CGPoint {
        CGPoint(x: point.x + 2 * corner.horizontal, y: point.y + 2 * corner.vertical)
    }
}
