extension UITableView {
    /// The selected row; nil for none.
    public var indexPathForSelectedRow: IndexPath? { selected.first }

    /// The selected rows, in the order of selection; nil for none.
    public var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected }

    /// Registers the class of the cells with an identifier; nil removes it. A class that is not a
    /// `UITableViewCell` is an error.
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        guard let cellClass else { return classes[identifier] = nil }
        guard let cellClass = cellClass as? UITableViewCell.Type else {
            return report(
                "\(cellClass) was registered for the cells '\(identifier)', but it must be a UITableViewCell."
            )
        }
        classes[identifier] = cellClass
    }

    /// Registers the xib of the cells with an identifier.
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        drawnCells[identifier] = {
            nib?.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewCell }.first
        }
    }

    /// Returns a cell that is no longer seen, or a new one; nil for an identifier without a class.
    func takeCell(_ identifier: String) -> UITableViewCell? {
        if let cell = waiting[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        return classes[identifier]?.init(dequeuedAs: identifier) ?? drawnCells[identifier]?()
    }

    /// Returns the cell of a row that is filled again, or else one as without a row.
    func takeCell(_ identifier: String, for indexPath: IndexPath) -> UITableViewCell? {
        if let reconfigured, reconfigured.identifier == identifier, cells[indexPath] === reconfigured {
            return reconfigured
        }
        return dequeueReusableCell(withIdentifier: identifier)
    }

    /// Registers the class of the headers and footers with an identifier.
    public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerMakers[identifier] = (aClass as? UITableViewHeaderFooterView.Type).map { headerClass in
            { headerClass.init(dequeuedAs: identifier) }
        }
    }

    /// Registers the xib of the headers and footers with an identifier; nil removes it. The first
    /// `UITableViewHeaderFooterView` at its top level is taken.
    public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerMakers[identifier] = nib.map { nib in
            {
                let views = nib.instantiate(withOwner: nil)
                let view = views.lazy.compactMap { $0 as? UITableViewHeaderFooterView }.first
                view?.reuseIdentifier = identifier
                return view
            }
        }
    }

    /// Returns a new header or footer of the registered class or xib; nil for an identifier without either.
    public func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
        -> UITableViewHeaderFooterView?
    {
        let view = headerMakers[identifier]?()
        view?.tableStyle = style
        return view
    }

    /// Returns the view of a section's header; nil for none, and for a view of another class.
    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        boundaryView(of: section, isFooter: false)
    }

    /// Returns the view of a section's footer; nil for none.
    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        boundaryView(of: section, isFooter: true)
    }

    private func boundaryView(of section: Int, isFooter: Bool) -> UITableViewHeaderFooterView? {
        load()
        return rows.entry(ofSection: section, isFooter: isFooter)?.view as? UITableViewHeaderFooterView
    }

    /// Returns the rectangle of the header of a section, without height where it has none.
    public func rectForHeader(inSection section: Int) -> CGRect {
        load()
        return rows.header(ofSection: section)
    }

    /// Returns the rectangle of the footer of a section, without height where it has none.
    public func rectForFooter(inSection section: Int) -> CGRect {
        load()
        return rows.footer(ofSection: section)
    }

    /// Returns the rectangle of a section with its header and its footer.
    public func rect(forSection section: Int) -> CGRect {
        rectForHeader(inSection: section).union(rectForFooter(inSection: section))
    }

    /// Scrolls to the selected row.
    public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        guard let indexPathForSelectedRow else { return }
        scrollToRow(at: indexPathForSelectedRow, at: scrollPosition, animated: animated)
    }
}
