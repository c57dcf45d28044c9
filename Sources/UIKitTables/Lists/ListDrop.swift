import UIKitControls

/// A drop on a list, and what its delegate does with the items.
@MainActor package final class ListDrop {
    package let session: any UIDropSession
    /// The place over which the finger was lifted; nil over no cell.
    package let destination: IndexPath?
    /// The place from which the items were lifted; nil for items from elsewhere.
    package let source: IndexPath?
    package let proposal: UIDropProposal
    /// The size of an item's picture, in points.
    package let previewSize: CGSize
    private let list: any DraggedList
    /// The places to which items go, by item.
    private var targets: [ObjectIdentifier: () -> UIDragPreviewTarget?] = [:]
    private var animations: [ObjectIdentifier: DragAnimations] = [:]
    /// The cells in whose places items arrive, with their opacities.
    private var hidden: [(cell: UIView, alpha: CGFloat)] = []

    package init(
        _ session: any UIDropSession, on list: any DraggedList, at destination: IndexPath?,
        from source: IndexPath?, as proposal: UIDropProposal
    ) {
        (self.session, self.list, self.destination) = (session, list, destination)
        (self.source, self.proposal) = (source, proposal)
        previewSize = source.flatMap { list.dragCell(at: $0)?.bounds.size } ?? .zero
    }

    /// Lets an item go to the place of a cell, once the cells are laid out. The cell is seen when it arrives.
    package func send(_ item: UIDragItem, toCellAt path: IndexPath, rect: CGRect? = nil)
        -> any UIDragAnimating
    {
        send(item) { [unowned self] in
            list.layOutSubtree()
            guard let cell = list.dragCell(at: path) else { return nil }
            guard let rect, rect.width > 0 else {
                hidden.append((cell, cell.alpha))
                cell.alpha = 0
                return UIDragPreviewTarget(container: list, center: cell.center)
            }
            let scale = rect.width / max(1, cell.bounds.width)
            return UIDragPreviewTarget(
                container: cell, center: CGPoint(x: rect.midX, y: rect.midY),
                transform: CGAffineTransform(scaleX: scale, y: scale))
        }
    }

    /// Lets an item go to a place.
    package func send(_ item: UIDragItem, to target: @escaping () -> UIDragPreviewTarget?)
        -> any UIDragAnimating
    {
        let animation = DragAnimations()
        targets[ObjectIdentifier(item)] = target
        animations[ObjectIdentifier(item)] = animation
        return animation
    }

    /// Returns the place to which an item goes; nil for one that fades where it is.
    package func target(of item: UIDragItem) -> UIDragPreviewTarget? { targets[ObjectIdentifier(item)]?() }

    /// Adds the changes that the delegate wants to see beside an item to its animation.
    package func add(to animator: any UIDragAnimating, for item: UIDragItem) {
        guard let own = animations[ObjectIdentifier(item)] else { return }
        animator.addAnimations { own.perform() }
        animator.addCompletion { [self] _ in
            for (cell, alpha) in hidden { cell.alpha = alpha }
            own.complete()
        }
    }
}
