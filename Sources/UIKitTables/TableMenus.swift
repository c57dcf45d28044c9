import UIKitControls

/// The menus that long presses on the rows of a table open, by its delegate.
@MainActor final class TableMenus: NSObject, UIContextMenuInteractionDelegate {
    private unowned let table: UITableView
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
    /// The row that was pressed last.
    private weak var pressed: UITableViewCell?

    /// Lets the rows of a table have menus.
    init(_ table: UITableView) {
        self.table = table
        super.init()
        table.addInteraction(interaction)
    }

    private var delegate: (any UITableViewDelegate)? { table.tableDelegate }

    /// Returns the menu of a row; none while rows are edited or swiped aside.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard !table.isEditing, !table.swipes.isOpen, let path = table.indexPathForRow(at: location) else {
            return nil
        }
        pressed = table.cellForRow(at: path)
        return delegate?.tableView(table, contextMenuConfigurationForRowAt: path, point: location)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        // The picture is that of a row without a finger on it.
        table.endHighlight()
        let own = delegate?.tableView(
            table, previewForHighlightingContextMenuWithConfiguration: configuration)
        return own ?? pressed.flatMap { $0.window == nil ? nil : UITargetedPreview(view: $0) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        delegate?.tableView(table, previewForDismissingContextMenuWithConfiguration: configuration)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        delegate?.tableView(table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        delegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        delegate?.tableView(table, willEndContextMenuInteraction: configuration, animator: animator)
    }
}
