import UIKitControls

/// The button of a row's menu, which shows the title of the selected action.
@MainActor final class PopUpMark: UIButton {
    /// The closure that is called after another action was selected.
    private var selectionDidChange: (() -> Void)?
    private weak var shownAction: UIAction?

    /// Returns the button of a menu.
    static func make(
        _ popUp: UICellAccessory.PopUpMenu, tintColor: UIColor?, in cell: UICollectionViewListCell
    ) -> PopUpMark {
        var configuration = UIButton.Configuration.plain()
        configuration.contentInsets = .zero
        configuration.baseForegroundColor = tintColor ?? .secondaryLabel
        let mark = PopUpMark(configuration: configuration)
        mark.showsMenuAsPrimaryAction = true
        mark.changesSelectionAsPrimaryAction = true
        mark.menu = popUp.menu
        mark.shownAction = mark.selectedAction
        mark.sizeToFit()
        mark.selectionDidChange = { [weak mark, weak cell] in
            mark?.sizeToFit()
            cell?.setNeedsLayout()
            popUp.selectionDidChange?(popUp.menu)
        }
        return mark
    }

    /// The action that is on; nil for none.
    private var selectedAction: UIAction? {
        func first(in menu: UIMenu) -> UIAction? {
            for element in menu.children {
                if let action = element as? UIAction, action.state == .on { return action }
                if let inner = element as? UIMenu, let action = first(in: inner) { return action }
            }
            return nil
        }
        return menu.flatMap(first)
    }

    /// Notes another selected action: menus request the size of their button after each choice.
    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        guard let selectionDidChange, let selected = selectedAction, selected !== shownAction else { return }
        shownAction = selected
        selectionDidChange()
    }
}
