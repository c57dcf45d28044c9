@_spi(UIKitInternals) import UIKitCore

/// The row of a table that is swiped aside, and the buttons behind it.
@MainActor final class RowSwipes {
    private unowned let table: UITableView
    let recognizer = RowSwipeRecognizer()
    private weak var cell: UITableViewCell?
    private var buttons: SwipeButtons?
    /// The distance by which the row is moved, positive to the right, in points.
    private var shift: CGFloat = 0
    /// The shift from which the finger moves the row.
    private var start: CGFloat = 0

    /// Lets the rows of a table be swiped.
    init(_ table: UITableView) {
        self.table = table
        recognizer.addTarget { [weak self] pan in self?.follow(pan) }
        table.addGestureRecognizer(recognizer)
    }

    /// True while a row is aside.
    var isOpen: Bool { buttons != nil }

    /// Returns the distance by which a cell is moved, in points.
    func shift(of cell: UITableViewCell) -> CGFloat { cell === self.cell ? shift : 0 }

    /// Returns whether a swipe may begin: a sideways one over a row with actions on that side.
    func mayBegin() -> Bool {
        let way = recognizer.translation(in: table)
        guard abs(way.x) > abs(way.y) else { return false }
        let finger = recognizer.location(in: table)
        let place = CGPoint(x: finger.x - way.x, y: finger.y - way.y)
        guard let path = table.indexPathForRow(at: place), let row = table.cellForRow(at: path) else {
            return false
        }
        if row === cell, isOpen { return true }
        let isLeading = way.x > 0
        guard let configuration = table.swipeActions(ofRow: path, isLeading: isLeading),
            !configuration.actions.isEmpty
        else { return false }
        forget()
        show(configuration, isLeading, row)
        return true
    }

    private func show(_ configuration: UISwipeActionsConfiguration, _ isLeading: Bool, _ row: UITableViewCell)
    {
        cell = row
        let view = SwipeButtons(configuration, isLeading: isLeading) { [weak self] in self?.perform($0) }
        view.layer.cornerRadius = row.layer.cornerRadius
        view.layer.maskedCorners = row.layer.maskedCorners
        table.insertSubview(view, belowSubview: row)
        buttons = view
        clip(row)
        place()
    }

    /// Keeps a row that moves within its group, where groups are inset.
    private func clip(_ row: UITableViewCell) {
        guard table.style == .insetGrouped else { return }
        let area = UIView(frame: row.bounds)
        area.backgroundColor = .black
        area.layer.cornerRadius = row.layer.cornerRadius
        area.layer.maskedCorners = row.layer.maskedCorners
        row.mask = area
    }

    // MARK: Course

    private func follow(_ pan: RowSwipeRecognizer) {
        guard let buttons else { return }
        switch pan.state {
        case .began:
            // The first 10 pt, by which the pan was recognized, do not count.
            start = shift - (pan.translation(in: table).x > 0 ? 1 : -1) * UITouch.threshold
            move(buttons, pan)
        case .changed: move(buttons, pan)
        case .ended: end(buttons, pan.velocity(in: table).x)
        case .cancelled: close()
        default: break
        }
    }

    private func move(_ buttons: SwipeButtons, _ pan: RowSwipeRecognizer) {
        let wasFull = buttons.isFull(at: abs(shift))
        let wanted = start + pan.translation(in: table).x
        shift = buttons.isLeading ? max(0, wanted) : min(0, wanted)
        guard wasFull != buttons.isFull(at: abs(shift)) else { return place() }
        UIView.animate(withDuration: 0.2) { self.place() }
    }

    private func end(_ buttons: SwipeButtons, _ velocity: CGFloat) {
        let outward = buttons.isLeading ? velocity : -velocity
        if buttons.isFull(at: abs(shift)), let first = buttons.first {
            slide(to: buttons.isLeading ? buttons.bounds.width : -buttons.bounds.width)
            return perform(first)
        }
        let opens = outward > 100 || (outward > -100 && abs(shift) > buttons.fittingWidth / 2)
        guard opens else { return close() }
        slide(to: buttons.isLeading ? buttons.fittingWidth : -buttons.fittingWidth)
    }

    private func perform(_ action: UIContextualAction) {
        let (view, row) = (cell ?? table, cell)
        action.handler(action, view) { [weak self] _ in
            if let self, row === cell { close() }
        }
    }

    private func slide(to target: CGFloat) {
        shift = target
        UIView.animate(
            withDuration: 0.4, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: .beginFromCurrentState
        ) { self.place() }
    }

    /// Moves the row back over its buttons.
    func close() {
        guard let closed = buttons, let row = cell else { return forget() }
        let frame = table.restingFrame(of: row)
        (shift, buttons, cell) = (0, nil, nil)
        UIView.animate(
            withDuration: 0.35, delay: 0, options: [.beginFromCurrentState, .curveEaseOut]
        ) {
            if let frame { row.frame = frame }
            row.mask?.frame.origin.x = 0
            closed.place(uncovering: 0)
        } completion: { [weak self] _ in
            closed.removeFromSuperview()
            if row !== self?.cell { row.mask = nil }
        }
    }

    /// Removes the buttons at once.
    func forget() {
        buttons?.removeFromSuperview()
        cell?.mask = nil
        (buttons, cell, shift) = (nil, nil, 0)
    }

    /// Puts the row and its buttons in place; without the row, the buttons go.
    func place() {
        guard let buttons else { return }
        guard let row = cell, let frame = table.restingFrame(of: row) else { return forget() }
        if buttons.frame != frame { buttons.frame = frame }
        let shifted = frame.offsetBy(dx: shift, dy: 0)
        if row.frame != shifted { row.frame = shifted }
        row.mask?.frame = CGRect(x: -shift, y: 0, width: frame.width, height: frame.height)
        buttons.place(uncovering: abs(shift))
    }
}

extension UITableView {
    /// Returns the actions of a row on one side; nil for none.
    fileprivate func swipeActions(ofRow path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
        guard dataSource?.tableView(self, canEditRowAt: path) != false else { return nil }
        if isLeading {
            return tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
        }
        if let own = tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) {
            return own
        }
        let actions = tableDelegate?.tableView(self, editActionsForRowAt: path)
        return actions.map { UISwipeActionsConfiguration(actions: $0.map { $0.contextual(at: path) }) }
            ?? deletion(ofRow: path)
    }

    /// Returns the button that deletes a row; nil where the data source has no method for that, or the
    /// delegate gives the row another mark.
    private func deletion(ofRow path: IndexPath) -> UISwipeActionsConfiguration? {
        let style = tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
        guard style == .delete, dataSource?.responds(to: Selector("tableView:commit:forRowAt:")) == true
        else {
            return nil
        }
        let title = tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
        let action = UIContextualAction(style: .destructive, title: title ?? "Delete") {
            [weak self] _, _, finish in
            if let self { dataSource?.tableView(self, commit: .delete, forRowAt: path) }
            finish(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }

    /// Returns the frame of a cell that is not swiped aside; nil for one that is no longer shown.
    fileprivate func restingFrame(of cell: UITableViewCell) -> CGRect? {
        indexPath(for: cell).flatMap { rows.frame(of: $0) }
    }
}
