import UIKit

// Drags items, each on springs of its own: a behavior composed of behaviors.
final class DragBehavior: UIDynamicBehavior {
    private let homes: [CGPoint]
    private(set) var isReturning = false

    private var springs: [SpringyCornersBehavior] {
        childBehaviors.compactMap { $0 as? SpringyCornersBehavior }
    }

    init(items: [UIDynamicItem], point: CGPoint) {
        homes = items.map(\.center)
        super.init()

        for item in items {
            addChildBehavior(SpringyCornersBehavior(item: item, point: item.center))
        }
        updateDragLocation(point)
    }

    // All items want to be under the finger.
    func updateDragLocation(_ point: CGPoint) {
        for spring in springs {
            spring.updatePoint(point)
        }
    }

    // Each item wants to be where it came from.
    func returnItems() {
        isReturning = true
        for (spring, home) in zip(springs, homes) {
            spring.updatePoint(home)
        }
    }
}
