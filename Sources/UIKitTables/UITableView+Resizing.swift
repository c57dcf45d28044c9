// Rows in sight that are measured again because their contents have changed.
extension UITableView: SelfSizingList {
    package var followsConstraints: Bool { selfSizingInvalidation == .enabledIncludingConstraints }

    package func resize(_ subview: UIView) {
        guard selfSizingInvalidation != .disabled, !isResizing, updates == nil, window != nil,
            let cell = subview as? UITableViewCell, let path = indexPath(for: cell), hasAutomaticHeight(path)
        else { return }
        resizeBeforeNextFrame()
    }

    /// True for a row whose height is that of its content.
    private func hasAutomaticHeight(_ path: IndexPath) -> Bool {
        (fixedRows?.height(of: path) ?? tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight) < 0
    }

    /// Measures the rows, in the animation of an update.
    package func showResized(animated: Bool) {
        let update = {
            self.beginUpdates()
            self.endUpdates()
        }
        if animated { update() } else { UIView.performWithoutAnimation(update) }
    }
}
