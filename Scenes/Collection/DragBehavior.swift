import UIKit

// Drags items, each on springs of its own: a behavior composed of behaviors.
final class DragBehavior: UIDynamicBehavior {
    private let homes: [CGPoint]
    private(set) var isReturning = false

    private var springs: [SpringyCornersBehavior] {
        childBehaviors.compactMap { $0 as? SpringyCornersBehavior }
    }

    init(items: [UIDynamicItem]) {
        homes = items.map(\.center)
        super.init()

        for item in items {
            addChildBehavior(SpringyCornersBehavior(item: item))
        }
    }

    // All items want to be under the finger, in a pile whose edges can be seen.
    func updateDragLocation(_ point: CGPoint) {
        for (index, spring) in springs.enumerated() {
            let shift = 4 * (CGFloat(index) - CGFloat(springs.count - 1) / 2)
            spring.updatePoint(CGPoint(x: point.x + shift, y: point.y + shift))
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
