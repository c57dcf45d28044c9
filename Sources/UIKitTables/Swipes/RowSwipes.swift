@_spi(UIKitInternals) import UIKitCore

/// The row of a table or of a list that is swiped aside, and the buttons behind it.
@MainActor package final class RowSwipes {
    private unowned let list: any SwipedList
    package let recognizer = RowSwipeRecognizer()
    private weak var cell: UIView?
    /// The buttons behind the row that is aside; nil for none. A touch beside that row closes it at once.
    private(set) var buttons: SwipeButtons? { didSet { list.sendsTouchesAtOnce = isOpen } }
    /// The buttons of rows that move back over them.
    private var closing: [SwipeButtons] = []
    /// The distance by which the row is moved, positive to the right, in points.
    private var shift: CGFloat = 0
    /// The shift from which the finger moves the row.
    private var start: CGFloat = 0

    /// Lets the rows of a table or of a list be swiped.
    package init(_ list: any SwipedList) {
        self.list = list
        recognizer.addTarget { [weak self] pan in self?.follow(pan) }
        list.addGestureRecognizer(recognizer)
    }

    /// The views of the buttons, which lie behind the rows; empty while none are uncovered.
    package var buttonsViews: [UIView] { closing + (buttons.map { [$0] } ?? []) }
    /// True while a row is aside.
    package var isOpen: Bool { buttons != nil }

    /// Returns the distance by which a cell is moved, in points.
    package func shift(of cell: UIView) -> CGFloat { cell === self.cell ? shift : 0 }

    /// Returns whether the buttons at the right of a cell are uncovered.
    func uncoversRight(of cell: UIView) -> Bool { cell === self.cell && buttons?.isLeading == false }

    /// Returns whether a swipe may begin: a sideways one over a row with actions on that side.
    package func mayBegin() -> Bool {
        let way = recognizer.translation(in: list)
        guard abs(way.x) > abs(way.y), list.letsSwipe || isOpen else { return false }
        let finger = recognizer.location(in: list)
        let place = CGPoint(x: finger.x - way.x, y: finger.y - way.y)
        guard let row = list.swipedRow(at: place) else { return false }
        if row === cell, isOpen { return true }
        guard list.letsSwipe else { return false }
        let isLeading = way.x > 0
        guard let configuration = list.swipeActions(of: row, isLeading: isLeading),
            !configuration.actions.isEmpty
        else { return false }
        forget()
        show(configuration, isLeading, row)
        return true
    }

    /// Uncovers the buttons of a row at its right, if it has any, as a tap on its mark does.
    package func uncover(_ row: UIView) {
        if row === cell, isOpen { return close() }
        close()
        guard let configuration = list.swipeActions(of: row, isLeading: false),
            !configuration.actions.isEmpty
        else { return }
        show(configuration, false, row)
        if let buttons { slide(to: -buttons.fittingWidth) }
    }

    private func show(_ configuration: UISwipeActionsConfiguration, _ isLeading: Bool, _ row: UIView) {
        list.buttonsDidChange(of: row, areShown: true)
        cell = row
        let view = SwipeButtons(configuration, isLeading: isLeading) { [weak self] in self?.perform($0) }
        view.layer.cornerRadius = row.layer.cornerRadius
        view.layer.maskedCorners = row.layer.maskedCorners
        list.insert(view, behind: row)
        buttons = view
        clip(row)
        place()
    }

    /// Keeps a row that moves within its group, where groups are inset.
    private func clip(_ row: UIView) {
        guard list.hasInsetGroup(around: row) else { return }
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
            start = shift - (pan.translation(in: list).x > 0 ? 1 : -1) * UITouch.threshold
            move(buttons, pan)
        case .changed: move(buttons, pan)
        case .ended: end(buttons, pan.velocity(in: list).x)
        case .cancelled: close()
        default: break
        }
    }

    private func move(_ buttons: SwipeButtons, _ pan: RowSwipeRecognizer) {
        let wasFull = buttons.isFull(at: abs(shift))
        let wanted = start + pan.translation(in: list).x
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
        let (view, row) = (cell ?? list, cell)
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
    package func close() {
        guard let closed = buttons, let row = cell else { return forget() }
        let frame = list.restingFrame(of: row)
        (shift, buttons, cell) = (0, nil, nil)
        closing.append(closed)
        list.buttonsDidChange(of: row, areShown: false)
        UIView.animate(
            withDuration: 0.35, delay: 0, options: [.beginFromCurrentState, .curveEaseOut]
        ) {
            if let frame { (row.frame, closed.frame) = (frame, frame) }
            row.mask?.frame.origin.x = 0
            closed.place(uncovering: 0)
        } completion: { [weak self] _ in
            closed.removeFromSuperview()
            self?.closing.removeAll { $0 === closed }
            if row !== self?.cell { row.mask = nil }
        }
    }

    /// Moves the row back, over its buttons and to its new place, in the animation of a change of the list.
    /// The buttons of a row that leaves the list go with the next layout.
    package func closeInUpdate() {
        if let cell, list.restingFrame(of: cell) != nil { close() }
    }

    /// Removes the buttons at once.
    package func forget() {
        buttons?.removeFromSuperview()
        cell?.mask = nil
        let row = buttons == nil ? nil : cell
        (buttons, cell, shift) = (nil, nil, 0)
        if let row { list.buttonsDidChange(of: row, areShown: false) }
    }

    /// Puts the row and its buttons in place; without the row, the buttons go.
    package func place() {
        guard let buttons else { return }
        guard let row = cell, let frame = list.restingFrame(of: row) else { return forget() }
        if buttons.frame != frame { buttons.frame = frame }
        let shifted = frame.offsetBy(dx: shift, dy: 0)
        if row.frame != shifted { row.frame = shifted }
        row.mask?.frame = CGRect(x: -shift, y: 0, width: frame.width, height: frame.height)
        buttons.place(uncovering: abs(shift))
    }
}
