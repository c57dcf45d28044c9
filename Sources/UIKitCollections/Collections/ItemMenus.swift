import UIKitControls

/// The menus that long presses on the items of a collection view open, by its delegate.
@MainActor final class ItemMenus: NSObject, UIContextMenuInteractionDelegate {
    private unowned let view: UICollectionView
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
    /// The items of the menu that was opened last, the pressed one first.
    private var items: [IndexPath] = []

    /// Lets the items of a collection view have menus.
    init(_ view: UICollectionView) {
        self.view = view
        super.init()
        view.addInteraction(interaction)
    }

    private var delegate: (any UICollectionViewDelegate)? { view.collectionDelegate }

    /// Returns the menu of an item, of all selected ones where it is one of several, or of none beside all
    /// items; no menu while cells are edited, swiped aside or moved.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard !view.isEditing, view.swipes?.isOpen != true, view.movement == nil else { return nil }
        let pressed = view.indexPathForItem(at: location)
        items = pressed.map { [$0] } ?? []
        if let pressed, view.selection.contains(pressed) {
            items += view.selection.items.filter { $0 != pressed }
        }
        return delegate?.collectionView(
            view, contextMenuConfigurationForItemsAt: items.sorted(), point: location)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        guard let pressed = items.first else { return nil }
        // The picture is that of an item without a finger on it.
        view.touchUp(isTap: false)
        let own = delegate?.collectionView(
            view, contextMenuConfiguration: configuration, highlightPreviewForItemAt: pressed)
        return own ?? view.cellForItem(at: pressed).map { UITargetedPreview(view: $0) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        guard let pressed = items.first else { return nil }
        return delegate?.collectionView(
            view, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: pressed)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        delegate?.collectionView(view, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        delegate?.collectionView(view, willDisplayContextMenu: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        delegate?.collectionView(view, willEndContextMenuInteraction: configuration, animator: animator)
    }
}
