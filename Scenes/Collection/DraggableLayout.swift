import UIKit

// A flow layout in which some cells can be lifted off the flow and dragged.
final class DraggableLayout: UICollectionViewFlowLayout, UIDynamicAnimatorDelegate {
    private var draggedIndexPaths: Set<IndexPath> = []
    private var animator: UIDynamicAnimator?
    private var dragBehavior: DragBehavior?

    var isDragging: Bool { animator != nil }

    // The flow layout's attributes become the animator's items: from now on the attachments move them.
    func startDragging(_ indexPaths: [IndexPath], from point: CGPoint) {
        let animator = UIDynamicAnimator(collectionViewLayout: self)
        animator.delegate = self
        self.animator = animator
        draggedIndexPaths = Set(indexPaths)

        let attributes = indexPaths.compactMap { super.layoutAttributesForItem(at: $0) }
        for (depth, attributes) in attributes.enumerated() {
            attributes.zIndex = 1 + depth
        }

        let dragBehavior = DragBehavior(items: attributes, point: point)
        animator.addBehavior(dragBehavior)
        self.dragBehavior = dragBehavior
        // Lifts them above the rest.
        invalidateLayout()
    }

    func updateDragLocation(_ point: CGPoint) {
        dragBehavior?.updateDragLocation(point)
    }

    func endDragging() {
        dragBehavior?.returnItems()
    }

    // MARK: UICollectionViewLayout

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let flow = super.layoutAttributesForElements(in: rect), let animator else {
            return super.layoutAttributesForElements(in: rect)
        }
        let resting = flow.filter { !draggedIndexPaths.contains($0.indexPath) }
        let dragged = animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
        return resting + dragged
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        animator?.layoutAttributesForCell(at: indexPath) ?? super.layoutAttributesForItem(at: indexPath)
    }

    // MARK: UIDynamicAnimatorDelegate

    // The finger may rest for a while; only items that have returned are given back to the flow.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
        guard dragBehavior?.isReturning == true else { return }
        animator.removeAllBehaviors()
        self.animator = nil
        dragBehavior = nil
        draggedIndexPaths = []
        invalidateLayout()
    }
}
