// Changes of rows and sections.
extension UITableView {
    /// The spring of an animated update: critically damped, with a perceptual duration of 0.3 s (stiffness
    /// 438.649, damping 41.888, over after 0.441 s), as measured on iOS 26.1, iPhone SE.
    static var updateSpring: MassSpring {
        MassSpring(perceptualDuration: MotionConstants.current.updateDuration, bounce: 0, velocity: 0)
    }

    /// Shows rows inserted into the data, in an animation of 0.44 s in which the others move to their new
    /// places. Numbers of rows that do not follow from the changes are an error.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { $0.insert(indexPaths, animation) }
    }

    /// Shows the deletion of rows from the data.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { $0.delete(indexPaths, animation) }
    }

    /// Shows changes of rows, with new cells, which are measured again and not selected.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { $0.reload(indexPaths, animation) }
    }

    /// Fills the cells of rows that are seen again, without new ones, and shows their new heights.
    public func reconfigureRows(at indexPaths: [IndexPath]) {
        for indexPath in indexPaths {
            guard let cell = cells[indexPath], let dataSource else { continue }
            reconfigured = cell
            let filled = dataSource.tableView(self, cellForRowAt: indexPath)
            reconfigured = nil
            if filled !== cell {
                report(
                    "row \(indexPath.row) of section \(indexPath.section) was reconfigured, but the data source returned another cell."
                )
            }
        }
        update { _ in }
    }

    /// Shows the move of a row in the data.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.move(indexPath, newIndexPath) }
    }

    /// Shows sections inserted into the data.
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { $0.insert(sections, animation) }
    }

    /// Shows the deletion of sections from the data.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { $0.delete(sections, animation) }
    }

    /// Shows changes of sections, with new cells.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { $0.reload(sections, animation) }
    }

    /// Shows the move of a section in the data.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.move(section, newSection) }
    }

    /// A Boolean value that indicates whether the table shows another state than its data: during changes.
    public var hasUncommittedUpdates: Bool { updates != nil }

    /// Begins changes that are shown together by `endUpdates`.
    public func beginUpdates() {
        var begun = updates ?? RowUpdates()
        begun.depth += 1
        updates = begun
    }

    /// Shows the changes since `beginUpdates` together, and new heights of rows.
    public func endUpdates() { endUpdates(nil) }

    /// Performs changes of the data and shows them together in an animation of 0.44 s; the completion
    /// receives true at its end.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endUpdates(completion)
    }

    /// Performs changes at once, in a closure that need not name `self`.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }

    private func update(_ change: (inout RowUpdates) -> Void) {
        beginUpdates()
        if var changed = updates {
            change(&changed)
            updates = changed
        }
        endUpdates()
    }

    private func endUpdates(_ completion: ((Bool) -> Void)?) {
        guard var ended = updates else { return }
        ended.depth -= 1
        updates = ended.depth > 0 ? ended : nil
        if ended.depth > 0 { soon(completion) } else { apply(ended, completion) }
    }

    private func soon(_ completion: ((Bool) -> Void)?) {
        guard let completion else { return }
        let clock = RunContext.current.clock
        clock.schedule(at: clock.time) { completion(true) }
    }

    /// Shows changes: in an animation where the old data is known and seen, else by reloading all.
    private func apply(_ updates: RowUpdates, _ completion: ((Bool) -> Void)?) {
        forgetMovement()
        rowScroll = nil
        guard !isDue else {
            setNeedsLayout()
            return soon(completion)
        }
        let (old, new) = (rows, loadedRows(after: updates.sections))
        let update = ListUpdate(
            updates.items, updates.sections, from: old.counts, to: new.counts, of: "rows")
        if let contradiction = update.contradiction {
            report("the update does not fit the data: \(contradiction).")
        } else {
            let unchanged = update.unchanged
            selected = selected.compactMap { unchanged[$0] }
            highlighted = highlighted.flatMap { unchanged[$0] }
            lookahead.follow(unchanged)
        }
        guard update.contradiction == nil, window != nil else {
            reloadData()
            return soon(completion)
        }
        rows = new
        animate(RowTransition(update: update, animations: updates, old: old), completion)
    }
}

extension UITableView {
    /// Returns the rows after an update. Headers and footers of sections that are neither new nor reloaded
    /// are not asked for again, as on a device.
    private func loadedRows(after changes: ListUpdate.Sections) -> TableRows {
        let stays = changes.stays(from: rows.counts.count, to: numberOfSections) ?? []
        let kept = stays.filter { !changes.reloaded.contains($0.0) }
        let sectionsBefore = Dictionary(kept.map { ($1, $0) }) { first, _ in first }
        return TableRows(of: self) { [rows] section, isFooter in
            sectionsBefore[section].flatMap { rows.entry(ofSection: $0, isFooter: isFooter) }
        }
    }
}

/// A change of a table's rows, and the rows before it.
private struct RowTransition {
    let update: ListUpdate
    let animations: RowUpdates
    let old: TableRows
}

// The animation of an update.
extension UITableView {
    private func animate(_ transition: RowTransition, _ completion: ((Bool) -> Void)?) {
        let headersBefore = Array(zip(transition.old.headers.filter { $0.view != nil }, headers))
        var leaving: [(cell: UITableViewCell, path: IndexPath, alpha: CGFloat)] = []
        UIView.animate(
            as: Self.updateSpring, delay: 0, options: [],
            animations: { [self] in
                let gone = adoptCells(transition.update)
                measure(transition)
                if !transition.animations.isEmpty { swipes.closeInUpdate() }
                leaving = gone.map { ($0, $1, $0.alpha) }
                for (cell, path) in gone { takeOut(cell, transition.animations.animation(leaving: path)) }
                leaving += moveCells()
                for path in rows.paths(in: bounds) where cells[path]?.superview !== self {
                    bringIn(path, transition)
                }
                replaceHeaders(headersBefore, transition.update)
                layOutSubtree()
            },
            completion: { [self] isFinished in
                for (cell, path, alpha) in leaving {
                    cell.alpha = alpha
                    retire(cell, path)
                }
                for (_, view) in headersBefore where !headers.contains(view) { view.removeFromSuperview() }
                completion?(isFinished)
            })
    }

    /// Gives each cell the index path of its row after the update, and returns those that are deleted or
    /// reloaded.
    private func adoptCells(_ update: ListUpdate) -> [(UITableViewCell, IndexPath)] {
        var kept: [IndexPath: UITableViewCell] = [:]
        var gone: [(UITableViewCell, IndexPath)] = []
        for (path, cell) in cells.sorted(by: { $0.key < $1.key }) {
            if let after = update.survivors[path], !update.reloaded.contains(after) {
                kept[after] = cell
            } else {
                gone.append((cell, path))
            }
        }
        cells = kept
        return gone
    }

    /// Gives rows with automatic height that stay the height of before, so that the others keep their places,
    /// and measures again those that have cells.
    private func measure(_ transition: RowTransition) {
        UIView.withoutAnimation {
            for (before, after) in transition.update.unchanged
            where rows.contains(after) && rows.isEstimate(after) {
                if let cell = cells[after] {
                    rows.setHeight(fittingHeight(of: cell, at: after), of: after)
                } else if transition.old.wasMeasured(before), let frame = transition.old.frame(of: before) {
                    rows.setHeight(frame.height, of: after)
                }
            }
            rows.place()
            measureSeenRows()
        }
        contentSize = CGSize(width: bounds.width, height: rows.height)
    }

    private func takeOut(_ cell: UITableViewCell, _ animation: RowAnimation) {
        sendSubviewToBack(cell)
        if animation == .none { return UIView.withoutAnimation { cell.alpha = 0 } }
        cell.frame = animation.end(of: cell.frame)
        if animation.fadesOut { cell.alpha = 0 }
    }

    /// Moves the cells to the places of their rows. Returns those that are no longer seen there.
    private func moveCells() -> [(cell: UITableViewCell, path: IndexPath, alpha: CGFloat)] {
        let seen = Set(rows.paths(in: bounds))
        for (path, cell) in cells where cell.superview === self {
            cell.show(at: path.row, of: rows.counts[path.section], style)
            cell.frame = rows.frame(of: path) ?? cell.frame
            cell.rowFrame = nil
        }
        let hidden = cells.filter { !seen.contains($0.key) }.sorted { $0.key < $1.key }
        for (path, _) in hidden { cells[path] = nil }
        return hidden.map { ($0.value, $0.key, $0.value.alpha) }
    }

    /// Shows a row that was not seen: it comes from its place before the update, or as its animation says.
    private func bringIn(_ path: IndexPath, _ transition: RowTransition) {
        UIView.withoutAnimation { show(path) }
        guard let cell = cells[path] else { return }
        let (frame, alpha, update) = (cell.frame, cell.alpha, transition.update)
        let animation = transition.animations.animation(coming: path, update)
        let before = update.survivors.first { $0.value == path && !update.reloaded.contains(path) }?.key
        UIView.withoutAnimation {
            cell.layOutSubtree()
            cell.frame = before.flatMap { start(transition.old.frame(of: $0)) } ?? animation.end(of: frame)
            if before == nil, animation.fadesIn { cell.alpha = 0 }
        }
        (cell.frame, cell.alpha) = (frame, alpha)
    }

    /// Returns the frame from which a row comes into sight. In iOS 26 one that comes across the lower edge
    /// grows from the least height, 52 points: rows G1046 to G1048 of Apple's numbers.
    private func start(_ frame: CGRect?) -> CGRect? {
        guard var frame, ListMeasures.current.hasLargeTitles, frame.minY >= bounds.maxY else { return frame }
        frame.size.height = ListMeasures.current.rowHeight
        return frame
    }

    /// Shows the headers and footers of the update: those that stay move, others come from the places of the
    /// old ones, or fade in.
    private func replaceHeaders(_ old: [(TableRows.Header, UIView)], _ update: ListUpdate) {
        headers = rows.headers.compactMap(\.view)
        for case (let entry, let view?) in rows.headers.map({ ($0, $0.view) })
        where view.superview !== self {
            let before = update.sectionsBefore[entry.section]
            let start = old.first { $0.0.section == before && $0.0.isFooter == entry.isFooter }?.0.frame
            let alpha = view.alpha
            UIView.withoutAnimation {
                addSubview(view)
                view.frame = start ?? entry.frame
                view.layOutSubtree()
                if start == nil { view.alpha = 0 }
            }
            (view.frame, view.alpha) = (entry.frame, alpha)
        }
        for (entry, view) in old where !headers.contains(view) {
            let isKept = update.sectionsBefore.values.contains(entry.section)
            if isKept { view.removeFromSuperview() } else { view.alpha = 0 }
        }
        placeHeaders()
    }
}
