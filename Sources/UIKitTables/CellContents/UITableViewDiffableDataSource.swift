/// A data source of a table that shows snapshots, and animates from one to the next.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
    NSObject, UITableViewDataSource
{
    /// The closure that returns the cell of an item.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    /// The way in which rows come and go; default automatic.
    public var defaultRowAnimation = UITableView.RowAnimation.automatic
    private let cellProvider: CellProvider
    private(set) weak var tableView: UITableView?
    /// True while a snapshot is applied.
    private var isApplying = false
    private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

    /// Creates a data source, and gives it to the table, which does not hold it.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        (self.tableView, self.cellProvider) = (tableView, cellProvider)
        super.init()
        tableView.dataSource = self
    }

    /// Shows a snapshot: sections and rows come, go and move, animated or at once. The completion is called
    /// at the end. A call within another one, as in the cell provider, is an error.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        guard let tableView else { return }
        guard !isApplying else {
            return tableView.report("apply was called while another snapshot is applied; call it later.")
        }
        isApplying = true
        defer { isApplying = false }
        let change = SnapshotChange(from: shown, to: snapshot)
        UIView.performAnimated(animatingDifferences) {
            tableView.performBatchUpdates(
                { [self] in
                    shown = snapshot.settled
                    change.show(in: tableView, defaultRowAnimation)
                }, completion: { _ in completion?() })
            if !change.reconfigured.isEmpty { tableView.reconfigureRows(at: change.reconfigured) }
        }
    }

    /// Shows a snapshot at once.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        shown = snapshot.settled
        tableView?.reloadData()
        completion?()
    }

    /// Returns the current snapshot.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { shown }

    /// Returns the item at a place; nil for a place without one.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { shown.item(at: indexPath) }

    /// Returns the place of an item; nil for one that is not shown.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        shown.indexPath(of: itemIdentifier)
    }

    /// Returns the section at an index; nil for an index without one.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        shown.sections.indices.contains(index) ? shown.sections[index].section : nil
    }

    /// Returns the number of sections.
    open func numberOfSections(in tableView: UITableView) -> Int { shown.numberOfSections }

    /// Returns the number of rows in a section.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shown.sections[section].items.count
    }

    /// Returns the cell of a row. A closure that returns nil is an error.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let item = shown.item(at: indexPath), let cell = cellProvider(tableView, indexPath, item) {
            return cell
        }
        tableView.report("the cell provider returned nil for the row \(indexPath.text).")
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    /// Returns the text above a section; default nil.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// Returns the text below a section; default nil.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    /// Returns a Boolean value that indicates whether a row can be edited, by swipes too; default false.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    /// Deletes a row whose button was tapped, or adds one where the mark of a row was tapped.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}

    /// Returns a Boolean value that indicates whether a row can be moved in editing; default false.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    /// Moves a row in the data that a finger has moved by its grip.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    /// Returns the titles of the index at the right; default nil, for none.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// Returns the section of a title of the index; default that at the title's place.
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
}
