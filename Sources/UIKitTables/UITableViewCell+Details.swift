@_spi(UIKitInternals) import UIKitCore

// The button at the right of a row that opens its details.
extension UITableViewCell {
    /// The least side of what a finger hits, in points, as Apple's guidelines say.
    private static let reach: CGFloat = 44

    /// Puts a button over the mark of a row with details, or removes it from a row with another mark.
    func placeDetailButton(over mark: UIView?) {
        let isShown = [.detailButton, .detailDisclosureButton].contains(shownAccessoryType)
        guard isShown, let mark else {
            parts.detailButton?.removeFromSuperview()
            parts.detailButton = nil
            return
        }
        let button = parts.detailButton ?? makeDetailButton()
        let inset = (mark.bounds.width - Self.reach) / 2
        button.frame = mark.frame.insetBy(dx: inset, dy: inset)
        if button.superview == nil { insertSubview(button, aboveSubview: mark) }
    }

    private func makeDetailButton() -> UIControl {
        let button = UIControl(frame: .zero)
        button.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                table?.detailButtonWasTapped(in: self)
            }, for: .touchUpInside)
        parts.detailButton = button
        return button
    }
}

extension UITableView {
    /// Notifies the delegate of a tap on the button of a row.
    fileprivate func detailButtonWasTapped(in cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    }
}

extension UITableViewCell {
    /// True while the view behind the content of the selected row covers the lines, too.
    var coversSeparators: Bool {
        isMarked && selectionStyle != .none && backgroundOfSelection != nil
    }
}
