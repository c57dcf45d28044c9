import Picture
@_spi(UIKitInternals) import UIKitCore

/// A scrolling column of rows in sections, which a data source provides.
@preconcurrency @MainActor open class UITableView: UIScrollView {
    /// The height that stands for that of the content: -1.
    public static let automaticDimension: CGFloat = -1

    /// The style; default plain.
    public private(set) var style = Style.plain
    /// The provider of rows; held weakly.
    open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
    /// The object that prepares data before rows are seen; held weakly.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? { didSet { setNeedsLayout() } }
    /// The height of rows, in points; default -1, for the height that a cell's content needs.
    open var rowHeight = automaticDimension { didSet { reloadData() } }
    /// The height of rows with automatic height before they are seen, in points; default -1, for 44.
    open var estimatedRowHeight = automaticDimension
    /// The estimated height of headers; it has no effect.
    open var estimatedSectionHeaderHeight = automaticDimension {
        didSet {
            warnOfNoEffect("UITableView.estimatedSectionHeaderHeight", oldValue, estimatedSectionHeaderHeight)
        }
    }
    /// The estimated height of footers; it has no effect.
    open var estimatedSectionFooterHeight = automaticDimension {
        didSet {
            warnOfNoEffect("UITableView.estimatedSectionFooterHeight", oldValue, estimatedSectionFooterHeight)
        }
    }
    /// The height of headers, in points; default -1, for that of the content: 28 for a title, or 38 in
    /// groups.
    open var sectionHeaderHeight = automaticDimension
    /// The height of footers, in points; default -1, for that of a text.
    open var sectionFooterHeight = automaticDimension
    /// The distance above headers, in points; default -1, for 22 in plain tables, as since iOS 15, and 0 in
    /// groups.
    open var sectionHeaderTopPadding = automaticDimension { didSet { reloadData() } }
    /// The lines between rows; default a thin one.
    open var separatorStyle = SeparatorStyle.singleLine { didSet { setNeedsLayout() } }
    /// The color of those lines; nil, the default, for light gray.
    open var separatorColor: UIColor? {
        didSet { for cell in cells.values { cell.separatorColor = separatorColor } }
    }
    /// The effect of those lines; default nil. It has no effect.
    open var separatorEffect: UIVisualEffect? {
        didSet { warnOfNoEffect("UITableView.separatorEffect", oldValue, separatorEffect) }
    }
    /// The insets of those lines; default 15 from the left, which stands for the margin of the cells.
    open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
    /// A Boolean value that indicates whether a tap selects a row; default true.
    open var allowsSelection = true
    /// A Boolean value that indicates whether several rows can be selected; default false.
    open var allowsMultipleSelection = false
    /// A Boolean value that indicates whether the rows are edited, without animation; default false.
    open var isEditing: Bool {
        get { isEdited }
        set { setEditing(newValue, animated: false) }
    }
    /// True while the rows are edited.
    var isEdited = false
    /// The view above the rows; default nil.
    open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
    /// The view below the rows; default nil.
    open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }
    /// A Boolean value that indicates whether rows can be selected while they are edited; default false.
    open var allowsSelectionDuringEditing = false
    /// A Boolean value that indicates whether the margins of rows and headers leave the readable width in
    /// tables that are wider; default false.
    open var cellLayoutMarginsFollowReadableWidth = false { didSet { reloadData() } }
    /// The edges from which `separatorInset` counts; default those of the cells.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges { didSet { reloadData() } }
    /// A Boolean value that indicates whether several rows can be selected while they are edited; default
    /// false. Rows then show circles in place of the marks that their styles of editing have.
    open var allowsMultipleSelectionDuringEditing = false
    /// The number of rows from which an index is shown; default 0.
    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { setNeedsLayout() } }
    /// A Boolean value that indicates whether the content views of rows, headers and footers keep to the safe
    /// area at the sides; default true. Their margins, marks and lines always do.
    open var insetsContentViewsToSafeArea = true { didSet { setNeedsLayout() } }
    /// A Boolean value that indicates whether focus returns to its row; default false. It has no effect.
    open var remembersLastFocusedIndexPath = false {
        didSet {
            warnOfNoEffect(
                "UITableView.remembersLastFocusedIndexPath", oldValue, remembersLastFocusedIndexPath)
        }
    }
    /// True where the row that focus reaches is to be selected.
    var selectsFocused = false

    @_spi(UIKitInternals) open override func keyedValue(_ key: String) -> KeyedValue? {
        key == "backgroundView" ? KeyedValue(self, \.backgroundView) : super.keyedValue(key)
    }

    /// The view behind the rows, which does not scroll; default nil.
    open var backgroundView: UIView? { didSet { replaceBackground(oldValue) } }

    var classes: [String: UITableViewCell.Type] = [:]
    /// Closures that create headers and footers, by identifier.
    var headerMakers: [String: () -> UITableViewHeaderFooterView?] = [:]
    /// Closures that create the cells that a storyboard draws, by identifier.
    package var drawnCells: [String: () -> UITableViewCell?] = [:]
    /// The rows of a table whose content a storyboard draws; nil for others.
    package var fixedRows: FixedRows?
    var waiting: [String: [UITableViewCell]] = [:]
    var cells: [IndexPath: UITableViewCell] = [:]
    var selected: [IndexPath] = []
    var highlighted: IndexPath?
    /// The rows as they were loaded last.
    var rows = TableRows()
    /// The views of headers and footers, in the order of `rows.headers`.
    var headers: [UIView] = []
    /// True when the data source has to be queried again.
    var isDue = true
    /// The cell that is filled again, which the next dequeue for its row returns; nil for none.
    var reconfigured: UITableViewCell?
    /// The row that is swiped aside.
    private(set) lazy var swipes = RowSwipes(self)
    /// The menus of rows.
    private(set) lazy var menus = TableMenus(self)
    /// The drags of rows, and the drops on the table.
    private(set) lazy var drags = ListDrags(self)
    /// The headers and footers in sight.
    var seenHeaders: [SeenHeader] = []
    /// The index at the right.
    private(set) lazy var index = SectionIndex(self)
    /// The rows whose data is prepared before they are seen.
    var lookahead = Lookahead()
    /// A Boolean value that indicates whether the data of rows is prepared in advance; default true.
    open var isPrefetchingEnabled = true
    /// The changes after which rows in sight are measured again; default those that cells ask for.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled { didSet { followConstraints() } }
    /// The safe area at the sides for which titles and cells were laid out, in points.
    var shownSideRoom = SideRoom()
    /// True until rows in sight that asked for it are measured again.
    package var isResizing = false
    /// The changes since `beginUpdates`; nil outside of them.
    var updates: RowUpdates?
    /// The row that a finger moves by its grip; nil for none.
    var movement: RowMovement?
    /// The scroll to a row that may not have reached its end; nil for none.
    var rowScroll: RowScroll?

    var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

    /// Creates a table with a frame and a style.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }

    /// Creates a plain table.
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// Creates a table of a storyboard, with its style and attributes. Archives are not supported.
    public required init?(coder: NSCoder) {
        style = (coder as? InterfaceCoder).flatMap { Style(rawValue: $0.style) } ?? .plain
        super.init(coder: coder)
    }

    @_spi(UIKitInternals) open override func didInitialize() {
        super.didInitialize()
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        alwaysBounceVertical = true
        (_, _) = (swipes, menus)
    }

    private func replace(_ old: UIView?, by new: UIView?) {
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        reloadData()
    }

    // MARK: Rows

    /// Reloads the data: the data source is queried again before the next frame.
    open func reloadData() {
        (isDue, index.isDue) = (true, true)
        setNeedsLayout()
    }

    /// Puts the rows that are seen in place.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutRows()
        lookAhead()
        layOutIndex()
        layOutBackground()
    }

    @_spi(UIKitInternals) open override func intrinsicSizeDidChange(of subview: UIView) { resize(subview) }

    /// Lets the rows be edited, or ends that: marks to delete, insert or select them come at the left, and
    /// grips at the right. The selection ends, unless rows can be selected in editing when that begins.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(to: editing, animated) }

    /// Returns a cell that is no longer seen, or a new one of the registered class; nil for an identifier
    /// without a class.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        takeCell(identifier)
    }

    /// Returns a cell that is no longer seen, or a new one of the registered class. An identifier without a
    /// class is an error.
    open func dequeueReusableCell(
        withIdentifier identifier: String, for indexPath: IndexPath
    ) -> UITableViewCell {
        takeCell(identifier, for: indexPath) ?? makeCell(forUnregistered: identifier)
    }

    /// Scrolls to a row; the row NSNotFound stands for its section. A row that does not exist is an error.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, scrollPosition, animated: animated)
    }

    /// The number of sections.
    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

    /// Returns the number of rows in a section.
    open func numberOfRows(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }

    /// Returns the cell of a row; nil unless it is seen.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

    /// Returns the row of a cell; nil unless it is seen.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        cells.first { $0.value === cell }?.key
    }

    /// Returns the row at a point; nil for none.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        load()
        return rows.paths(in: CGRect(origin: point, size: CGSize(width: 0, height: 0.001))).first
    }

    /// Returns the rows that a rectangle touches, from top to bottom.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        load()
        return rect.isFinite ? rows.paths(in: rect) : []
    }

    /// Returns the rectangle of a row.
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        load()
        return rows.frame(of: indexPath) ?? .zero
    }

    /// The cells that are seen, from top to bottom: those of the new data where a reload is due.
    open var visibleCells: [UITableViewCell] {
        showDueRows()
        return cells.keys.sorted().compactMap { cells[$0] }
    }

    /// The rows that are seen, from top to bottom: those of the new data where a reload is due.
    open var indexPathsForVisibleRows: [IndexPath]? {
        showDueRows()
        return cells.keys.sorted()
    }

    /// Returns false for a swipe over a row without actions, and for a scroll that cannot move the content. A
    /// scroll closes a row that is swiped aside.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === swipes.recognizer { return swipes.mayBegin() }
        let begins = super.gestureRecognizerShouldBegin(gestureRecognizer)
        if begins, gestureRecognizer === panGestureRecognizer { swipes.close() }
        return begins
    }

    /// Returns true: a drag of rows takes the touch from the controls in them.
    open override func touchesShouldCancel(in view: UIView) -> Bool { true }

    // MARK: Selection

    /// Selects a row; nil deselects all.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if !selectsMany { for other in selected { deselectRow(at: other, animated: false) } }
        guard let indexPath else { return }
        select(indexPath, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects a row.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        selected.removeAll { $0 == indexPath }
        cells[indexPath]?.setSelected(false, animated: animated)
    }

    /// Highlights the row under a finger.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if swipes.isOpen { return swipes.close() }
        guard letsSelect, let point = touches.first?.location(in: self),
            let path = indexPathForRow(at: point),
            tableDelegate?.tableView(self, shouldHighlightRowAt: path) != false
        else { return }
        highlighted = path
        cells[path]?.setHighlighted(true, animated: false)
        tableDelegate?.tableView(self, didHighlightRowAt: path)
    }

    /// Selects the row from which a finger is lifted.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let path = endHighlight(), let point = touches.first?.location(in: self),
            indexPathForRow(at: point) == path
        else { return }
        tap(path)
    }

    /// Ends the highlight.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        endHighlight()
    }
}
