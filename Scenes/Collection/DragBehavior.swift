import UIKit

// Drags items by a finger, each attached to it by a behavior of its own: a behavior composed of behaviors.
final class DragBehavior: UIDynamicBehavior {
    private let start: CGPoint
    private(set) var isReturning = false

    init(items: [UIDynamicItem], point: CGPoint) {
        start = point
        super.init()

        for item in items {
            addChildBehavior(CornerAttachmentsBehavior(item: item, point: point))
        }
    }

    func updateDragLocation(_ point: CGPoint) {
        for case let attachments as CornerAttachmentsBehavior in childBehaviors {
            attachments.updatePoint(point)
        }
    }

    // The anchors return to where the drag began, and the items with them.
    func returnItems() {
        isReturning = true
        updateDragLocation(start)
    }
}
