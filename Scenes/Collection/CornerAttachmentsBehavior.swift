import UIKit

// Attaches an item's center to the four corners of a square around a point:
//
//     anchor ------- anchor
//        |              |
//        |    point     |
//        |              |
//     anchor ------- anchor          item
//
// Each attachment has the initial distance of its corner as its length, so the item keeps its position
// relative to the point.
final class CornerAttachmentsBehavior: UIDynamicBehavior {
    private static let corners = [
        UIOffset(horizontal: -20, vertical: -20), UIOffset(horizontal: 20, vertical: -20),
        UIOffset(horizontal: 20, vertical: 20), UIOffset(horizontal: -20, vertical: 20),
    ]
    private let attachments: [UIAttachmentBehavior]

    init(item: UIDynamicItem, point: CGPoint) {
        attachments = Self.corners.map { corner in
            UIAttachmentBehavior(item: item, attachedToAnchor: Self.anchor(corner, around: point))
        }
        super.init()

        for attachment in attachments {
            attachment.frequency = 8
            attachment.damping = 0.6
            addChildBehavior(attachment)
        }
    }

    func updatePoint(_ point: CGPoint) {
        for (attachment, corner) in zip(attachments, Self.corners) {
            attachment.anchorPoint = Self.anchor(corner, around: point)
        }
    }

    private static func anchor(_ corner: UIOffset, around point: CGPoint) -> CGPoint {
        CGPoint(x: point.x + corner.horizontal, y: point.y + corner.vertical)
    }
}
