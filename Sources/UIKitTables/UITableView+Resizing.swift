/// The tables of a run whose rows are measured again after changes of constraints in them.
@MainActor private final class ConstrainedRows: RunState {
    init(of context: RunContext) {
        context.screenState.constraintFollowers.append { view in
            for view in sequence(first: view, next: \.superview) {
                guard let table = view.superview as? UITableView,
                    table.selfSizingInvalidation == .enabledIncludingConstraints
                else { continue }
                table.resize(view)
            }
        }
    }
}

// Rows in sight that are measured again because their contents have changed.
extension UITableView {
    /// Follows changes of constraints where the rows are to be measured after them.
    func followConstraints() {
        guard selfSizingInvalidation == .enabledIncludingConstraints else { return }
        _ = RunContext.current[ConstrainedRows.self]
    }

    /// Measures the row of a cell in sight again before the next frame, in the animation of an update where
    /// the code of the change allows one.
    func resize(_ subview: UIView) {
        guard selfSizingInvalidation != .disabled, !isResizing, updates == nil, window != nil,
            let cell = subview as? UITableViewCell, let path = indexPath(for: cell), hasAutomaticHeight(path)
        else { return }
        isResizing = true
        let (animates, clock) = (UIView.areAnimationsEnabled, RunContext.current.clock)
        clock.schedule(at: clock.time) { [weak self] in
            guard let self else { return }
            if animates { showResized() } else { UIView.performWithoutAnimation { self.showResized() } }
            isResizing = false
        }
    }

    /// True for a row whose height is that of its content.
    private func hasAutomaticHeight(_ path: IndexPath) -> Bool {
        (fixedRows?.height(of: path) ?? tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight) < 0
    }

    private func showResized() {
        beginUpdates()
        endUpdates()
    }
}
