@_spi(UIKitInternals) import UIKitCore

// Rows that fingers move by their grips, or drag.
extension UITableView {
    /// Returns whether the data source moves a row.
    func canMove(_ path: IndexPath) -> Bool {
        guard let dataSource, dataSource.responds(to: Selector("tableView:moveRowAt:to:")) else {
            return false
        }
        return dataSource.tableView(self, canMoveRowAt: path)
    }

    /// Returns the place in the data of a row that is shown at a place.
    func dataPath(of shown: IndexPath) -> IndexPath { movement?.item.dataPath(of: shown) ?? shown }

    /// Follows the finger on the grip of a cell.
    func follow(_ press: UILongPressGestureRecognizer, by cell: UITableViewCell) {
        let point = press.location(in: self)
        switch press.state {
        case .began: beginMoving(cell, from: point)
        case .changed: moveRow(to: point)
        case .ended: endMoving()
        default: cancelMoving()
        }
    }

    /// Takes the row of a cell into the hand.
    func beginMoving(_ cell: UITableViewCell, from point: CGPoint) {
        guard movement == nil, !isDue, updates == nil, let path = indexPath(for: cell),
            let frame = rows.frame(of: path)
        else { return }
        swipes.close()
        let item = ItemMovement(origin: path, place: path, target: point)
        movement = RowMovement(item: item, cell: cell, offset: frame.minY - point.y, top: frame.minY)
        bringSubviewToFront(cell)
        lift(cell, true)
    }

    /// Moves the row in the hand with the finger.
    func moveRow(to point: CGPoint) {
        guard var moved = movement else { return }
        moved.top = point.y + moved.offset
        movement = moved
        UIView.withoutAnimation { moved.cell.frame.origin.y = moved.top }
        moved.cell.rowFrame = nil
        let place = target(of: moved)
        if place != moved.item.place { makeRoom(at: place) }
    }

    /// Returns the place of the row in the hand where it is now, as the delegate says.
    private func target(of movement: RowMovement) -> IndexPath {
        let box = CGRect(origin: CGPoint(x: 0, y: movement.top), size: movement.cell.bounds.size)
        var (moving, place) = (rows, movement.item.place)
        while let next = moving.step(from: place, toward: box) {
            moving.move(place, to: next)
            place = next
        }
        let wanted =
            tableDelegate?.tableView(
                self, targetIndexPathForMoveFromRowAt: movement.item.origin, toProposedIndexPath: place)
            ?? place
        let counts = rows.counts
        guard wanted.count == 2, counts.indices.contains(wanted.section) else { return movement.item.place }
        let last = counts[wanted.section] - (wanted.section == movement.item.place.section ? 1 : 0)
        return (0...max(last, 0)).contains(wanted.row) ? wanted : movement.item.place
    }

    /// Moves the row in the hand to another place among the others, in an animation.
    private func makeRoom(at place: IndexPath) {
        guard let previous = movement?.item.place else { return }
        movement?.item.place = place
        rows.move(previous, to: place)
        cells = Dictionary(
            uniqueKeysWithValues: cells.map { ($0.key.after(previous, movesTo: place), $0.value) })
        settle()
    }

    /// Lets go of the row in the hand: the data source moves it in the data, and it moves to its place.
    func endMoving() {
        guard let ended = movement else { return }
        let (origin, place) = (ended.item.origin, ended.item.place)
        movement = nil
        if place != origin {
            selected = selected.map { $0.after(origin, movesTo: place) }
            dataSource?.tableView(self, moveRowAt: origin, to: place)
        }
        if !isDue, rows.counts != (0..<numberOfSections).map({ numberOfRows(inSection: $0) }) { reloadData() }
        drop(ended.cell)
    }

    /// Lets the row in the hand return to where it was taken.
    func cancelMoving() {
        guard let ended = movement else { return }
        if ended.item.place != ended.item.origin { makeRoom(at: ended.item.origin) }
        movement = nil
        drop(ended.cell)
    }

    /// Ends the movement of a row whose table is loaded or changed.
    func forgetMovement() {
        guard let ended = movement else { return }
        movement = nil
        lift(ended.cell, false)
    }

    private func drop(_ cell: UITableViewCell) {
        lift(cell, false)
        // Behind headers again, which stay in sight above it.
        settle { [self] in
            if movement?.cell !== cell, cell.superview === self { sendSubviewToBack(cell) }
        }
    }

    private func settle(_ completion: @escaping () -> Void = {}) {
        setNeedsLayout()
        UIView.animate(
            as: Self.updateSpring, delay: 0, options: [], animations: { layOutSubtree() },
            completion: { _ in completion() })
    }

    /// Gives a cell the shadow of a row in the hand, or takes it away.
    private func lift(_ cell: UITableViewCell, _ isLifted: Bool) {
        cell.layer.shadowRadius = 8
        cell.layer.shadowOffset = .zero
        UIView.animate(withDuration: 0.2) { cell.layer.shadowOpacity = isLifted ? 0.25 : 0 }
    }
}

extension TableRows {
    /// Returns the next place of a row, at whose place another one ends, on its way to a rectangle; nil at
    /// the end of the way. A row gives way when the rectangle has passed its middle.
    fileprivate func step(from place: IndexPath, toward box: CGRect) -> IndexPath? {
        let (row, section, counts) = (place.row, place.section, counts)
        func middle(_ row: Int) -> CGFloat {
            frame(of: IndexPath(row: row, section: section))?.midY ?? 0
        }
        if row + 1 < counts[section] {
            if box.maxY > middle(row + 1) { return IndexPath(row: row + 1, section: section) }
        } else if section + 1 < counts.count, box.midY > header(ofSection: section + 1).midY {
            return IndexPath(row: 0, section: section + 1)
        }
        if row > 0 {
            if box.minY < middle(row - 1) { return IndexPath(row: row - 1, section: section) }
        } else if section > 0, box.midY < header(ofSection: section).midY {
            return IndexPath(row: counts[section - 1], section: section - 1)
        }
        return nil
    }
}
