import UIKit

// A flow layout in which every cell hangs on a spring from its place. A scroll shifts the cells against their
// places, the more the farther they are from the finger, and the springs pull them back.
final class SpringyLayout: UICollectionViewFlowLayout {
    private lazy var animator = UIDynamicAnimator(collectionViewLayout: self)
    private var springs: [IndexPath: UIAttachmentBehavior] = [:]

    override func prepare() {
        super.prepare()
        sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
        minimumLineSpacing = 8
        guard let collectionView else { return }

        // Only cells that are visible, or about to be, hang on springs: the list may be long.
        let nearby = collectionView.bounds.insetBy(dx: 0, dy: -150)
        let attributes = super.layoutAttributesForElements(in: nearby) ?? []
        let present = Set(attributes.map(\.indexPath))
        for (indexPath, spring) in springs where !present.contains(indexPath) {
            animator.removeBehavior(spring)
            springs[indexPath] = nil
        }
        for attributes in attributes where springs[attributes.indexPath] == nil {
            hang(attributes)
        }
    }

    private func hang(_ attributes: UICollectionViewLayoutAttributes) {
        let spring = UIAttachmentBehavior(item: attributes, attachedToAnchor: attributes.center)
        spring.length = 0
        spring.damping = 0.7
        spring.frequency = 1.4
        springs[attributes.indexPath] = spring
        animator.addBehavior(spring)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        animator.layoutAttributesForCell(at: indexPath) ?? super.layoutAttributesForItem(at: indexPath)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let collectionView else { return false }
        let scroll = newBounds.minY - collectionView.bounds.minY
        let finger = collectionView.panGestureRecognizer.location(in: collectionView)

        for spring in springs.values {
            guard let item = spring.items.first else { continue }
            let distance = abs(finger.y - spring.anchorPoint.y)
            item.center.y += scroll * min(distance / 1100, 1)
            animator.updateItem(usingCurrentState: item)
        }
        return true
    }
}
