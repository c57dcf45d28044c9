@_spi(UIKitInternals) import UIKitCore

// The rows that are seen, and their cells.
extension UITableView {
    /// The distance of the groups from the safe area, in points: that of the cells' texts in an inset table.
    var groupInset: CGFloat { style == .insetGrouped ? cellMargin : 0 }

    /// The distances of rows from the edges, in points: inset groups lie within the safe area.
    var rowInsets: UIEdgeInsets {
        guard style == .insetGrouped else { return .zero }
        let (safe, inset) = (safeAreaInsets, groupInset)
        return UIEdgeInsets(top: 0, left: safe.left + inset, bottom: 0, right: safe.right + inset)
    }

    /// The distance of the cells' marks from the edges, in points: 20 on wide screens, else 16. Of the tables
    /// of a tablet of iOS 26 only those with inset groups have 20.
    var cellMargin: CGFloat {
        if style != .insetGrouped, ListMeasures.current.hasLargeTitles,
            traitCollection.userInterfaceIdiom == .pad
        {
            return 16
        }
        return bounds.width >= ListMeasures.current.wideTable ? 20 : 16
    }

    /// The distance of the cells' texts and lines from the edges, in points: that of the marks, but 16 in the
    /// inset groups of an upright phone of iOS 26.
    var textMargin: CGFloat {
        let traits = traitCollection
        let isUprightPhone = traits.userInterfaceIdiom == .phone && traits.verticalSizeClass == .regular
        return style == .insetGrouped && ListMeasures.current.hasLargeTitles && isUprightPhone
            ? 16 : cellMargin
    }

    /// The distance that the margins of rows have in addition, so that these are no wider than is easy to
    /// read, in points.
    var readableSurplus: CGFloat {
        guard cellLayoutMarginsFollowReadableWidth else { return 0 }
        let room = sideRoom
        let width = bounds.width - room.left - room.right
        return max(0, width - 2 * (groupInset + textMargin) - UIView.readableWidth) / 2
    }

    /// The distance of titles of sections from the safe area, in points.
    var titleMargin: CGFloat { groupInset + textMargin + readableSurplus }

    /// The safe area at the sides of titles, and of rows that reach from edge to edge.
    var sideRoom: SideRoom {
        let safe = safeAreaInsets
        return SideRoom(left: safe.left, right: safe.right, insetsContent: insetsContentViewsToSafeArea)
    }

    /// Returns the part of the safe area that lies within rows: none in inset groups, which lie beside it.
    private func roomInRows(_ room: SideRoom) -> SideRoom { style == .insetGrouped ? SideRoom() : room }

    /// The insets of the lines below rows, from the edges of these; 15 from the left stands for the margin.
    private var lineInset: UIEdgeInsets {
        var inset = separatorInset
        guard separatorInsetReference == .fromAutomaticInsets, inset.left != 15 else { return inset }
        let margin = textMargin + readableSurplus
        inset.left += margin
        if ListMeasures.current.trailing > 0 { inset.right += margin }
        return inset
    }

    /// The distance above headers, in points.
    var headerPadding: CGFloat {
        guard sectionHeaderTopPadding < 0 else { return sectionHeaderTopPadding }
        return style == .plain ? 22 : 0
    }

    /// Returns the height of a row with automatic height before it is seen, in points.
    func estimate(of path: IndexPath) -> CGFloat {
        let wanted = tableDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
        return wanted > 0
            ? wanted : estimatedRowHeight > 0 ? estimatedRowHeight : ListMeasures.current.rowHeight
    }

    /// Queries the data source where that is due.
    func load() {
        guard isDue || rows.tableWidth != bounds.width || rows.insets != rowInsets else { return }
        if isDue { lookahead.forget() }
        isDue = false
        for (path, _) in cells { putAway(path) }
        for header in headers { header.removeFromSuperview() }
        headers = []
        swipes.forget()
        forgetMovement()
        rows = TableRows(of: self, after: rows)
        selected.removeAll { !rows.contains($0) }
        contentSize = CGSize(width: bounds.width, height: rows.height)
        for entry in rows.headers {
            guard let view = entry.view else { continue }
            view.frame = entry.frame
            addSubview(view)
            headers.append(view)
        }
    }

    /// Shows the rows of new data before the next layout, for code that asks for the seen cells right after a
    /// reload, or before the first layout: in `viewWillAppear(_:)`, to animate them.
    func showDueRows() {
        guard isDue, updates == nil, dataSource != nil, !bounds.isEmpty else { return }
        layOutRows()
    }

    private func putAway(_ path: IndexPath) {
        if let cell = cells.removeValue(forKey: path) { retire(cell, path) }
    }

    /// Removes a cell that is no longer seen, and keeps it for another row.
    func retire(_ cell: UITableViewCell, _ path: IndexPath) {
        if cell.superview === self {
            cell.removeFromSuperview()
            tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        }
        if let identifier = cell.identifier { waiting[identifier, default: []].append(cell) }
    }

    /// Puts headers, footers and the rows that are seen in place.
    func layOutRows() {
        load()
        putAwayUnseenCells()
        measureSeenRows()
        correctScroll()
        tableHeaderView?.frame.origin = .zero
        tableHeaderView?.frame.size.width = bounds.width
        if let footer = tableFooterView {
            footer.frame = CGRect(
                x: 0, y: rows.height - footer.bounds.height, width: bounds.width,
                height: footer.bounds.height)
        }
        putAwayUnseenCells()
        takeSideRoom()
        for path in rows.paths(in: bounds) { show(path) }
        placeHeaders()
        swipes.place()
    }

    /// Moves the contents of rows and titles where the safe area at the sides has changed, as by a turn.
    private func takeSideRoom() {
        let room = sideRoom
        guard shownSideRoom != room else { return }
        shownSideRoom = room
        for cell in cells.values { cell.sideRoom = roomInRows(room) }
        for case let header as UITableViewHeaderFooterView in headers { header.takeMargin(of: self) }
    }

    /// Puts cells away before others are needed, which reuse them.
    private func putAwayUnseenCells() {
        let seen = Set(rows.paths(in: bounds))
        for path in cells.keys.sorted() where !seen.contains(path) && cells[path] !== movement?.cell {
            putAway(path)
        }
    }

    /// Measures the rows that are seen and have automatic height, until those that lie in sight are known.
    func measureSeenRows() {
        while true {
            let unknown = rows.paths(in: bounds).filter { rows.isEstimate($0) }
            guard !unknown.isEmpty else { break }
            for path in unknown {
                let height = cell(for: path).map { fittingHeight(of: $0, at: path) }
                rows.setHeight(height ?? ListMeasures.current.rowHeight, of: path)
            }
            rows.place()
        }
        if contentSize.height != rows.height {
            contentSize = CGSize(width: bounds.width, height: rows.height)
        }
    }

    /// Returns the height that the cell of a row needs, in points.
    func fittingHeight(of cell: UITableViewCell, at path: IndexPath) -> CGFloat {
        // Measuring changes the bounds.
        cell.rowFrame = nil
        return cell.fittingHeight(width: rows.frame(of: path)?.width ?? bounds.width, in: style)
    }

    /// Returns the cell of a row, which the data source provides once.
    private func cell(for shown: IndexPath) -> UITableViewCell? {
        if let cell = cells[shown] { return cell }
        let path = dataPath(of: shown)
        guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
        cell.hasSeparator = separatorStyle != .none
        cell.separatorColor = separatorColor
        let surplus = readableSurplus
        (cell.margin, cell.textMargin) = (cellMargin + surplus, textMargin + surplus)
        cell.sideRoom = roomInRows(sideRoom)
        if cell.separatorInset.left == 15 { cell.separatorInset = lineInset }
        if cell.isSelected != selected.contains(path) { cell.setSelected(!cell.isSelected, animated: false) }
        let level = tableDelegate?.tableView(self, indentationLevelForRowAt: path) ?? 0
        if level != 0 || cell.isIndentedByDelegate {
            (cell.indentationLevel, cell.isIndentedByDelegate) = (level, level != 0)
        }
        // A cell in reuse can have left the screen under a finger.
        let isHighlighted = highlighted == path
        if cell.isHighlighted != isHighlighted { cell.setHighlighted(isHighlighted, animated: false) }
        cells[shown] = cell
        if isEditing || cell.isEditing { UIView.withoutAnimation { adaptEditing(of: cell, at: path) } }
        return cell
    }

    /// Puts the cell of a row in its place. A cell that the app has moved from there stays until the place
    /// changes, as on a device.
    func show(_ path: IndexPath) {
        guard var frame = rows.frame(of: path), let cell = cell(for: path) else { return }
        frame.origin.x += swipes.shift(of: cell)
        if let movement, cell === movement.cell { frame.origin.y = movement.top }
        cell.show(at: path.row, of: rows.counts[path.section], style)
        let isShown = cell.superview === self
        if isShown, cell.rowFrame == frame { return }
        cell.rowFrame = frame
        if isShown { return cell.frame = frame }
        UIView.withoutAnimation { cell.frame = frame }
        tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
        insertSubview(cell, at: 0)
        // The content of a row that comes into sight within an animation lies in its place from the start.
        if UIView.inheritedAnimationDuration > 0 { UIView.withoutAnimation { cell.layOutSubtree() } }
    }

    /// Puts headers and footers in place. Those of plain tables stay in sight while rows of their section
    /// are.
    func placeHeaders() {
        let top = bounds.minY + (style == .plain ? uncoveredInset.top : 0)
        for (entry, view) in zip(rows.headers.filter { $0.view != nil }, headers) {
            var frame = entry.frame
            if style == .plain, !entry.isFooter {
                let last = rows.end(ofSection: entry.section) - frame.height
                frame.origin.y = max(frame.minY, min(top, last))
            }
            if view.frame != frame { view.frame = frame }
        }
        noteSeenHeaders()
    }
}
