@_spi(UIKitInternals) import UIKitCore

/// Wheels of rows of which one is selected in each: 216 points high (as in UIKit). A finger turns a wheel.
@preconcurrency @MainActor open class UIPickerView: UIView {
    /// The provider of rows; held weakly.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
    /// The delegate; held weakly.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
    /// A Boolean value that indicates whether the selected row is marked; it always is.
    open var showsSelectionIndicator = true

    /// The color of the rows, which code sets by its name alone; nil, the default, for that of labels.
    private(set) var textColor: UIColor? { didSet { reloadAllComponents() } }

    @_spi(UIKitInternals) open override func keyedValue(_ key: String) -> KeyedValue? {
        guard key == "textColor" else { return super.keyedValue(key) }
        return KeyedValue(get: { [self] in textColor }) { [self] in
            textColor = $0 as? UIColor
            return true
        }
    }

    private let mark = UIView()
    private var columns: [PickerColumn] = []
    /// The widths of the columns as the delegate gives them; 0 for an equal share.
    private var widths: [CGFloat] = []
    private var needsReload = true

    /// The distance of the wheels from the picker's left and right edges, and between wheels, in points; the
    /// length by which the mark is higher than a row. Frames of pickers (Mac Catalyst 26.1); radius by eye.
    private static let inset: CGFloat = 9
    private static let spacing: CGFloat = 5
    private static let markExcess: CGFloat = 2
    private static let markRadius: CGFloat = 8
    private static let defaultRowHeight: CGFloat = 32

    /// Creates a picker with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        if frame.isEmpty { self.frame.size = CGSize(width: 320, height: 216) }
    }

    /// Creates a picker. Archives are not supported, and the coder is not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    @_spi(UIKitInternals) open override func didInitialize() {
        super.didInitialize()
        clipsToBounds = true
        mark.backgroundColor = .tertiarySystemFill
        mark.layer.cornerRadius = Self.markRadius
        mark.isUserInteractionEnabled = false
        addSubview(mark)
    }

    /// The number of columns.
    open var numberOfComponents: Int {
        loadRows()
        return columns.count
    }

    /// Returns the number of rows in a column.
    open func numberOfRows(inComponent component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }

    /// Returns the size of a row that faces the eye, in points.
    open func rowSize(forComponent component: Int) -> CGSize {
        layOutSubtree()
        return column(component)?.rowSize ?? .zero
    }

    /// Returns the view of a row; nil for a row that is not visible.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        layOutSubtree()
        return column(component)?.view(of: row)
    }

    /// Returns the selected row of a column; -1 for a column that does not exist.
    open func selectedRow(inComponent component: Int) -> Int { column(component)?.selection ?? -1 }

    /// Selects a row of a column, at once or by turning the wheel to it. The delegate is not notified. A
    /// column that does not exist is an error.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        guard requireColumn(component, "selectRow(_:inComponent:)") else { return }
        if animated { layOutSubtree() }
        column(component)?.select(row, animated: animated)
    }

    /// Asks for all columns and their rows again.
    open func reloadAllComponents() {
        needsReload = true
        setNeedsLayout()
    }

    /// Asks for the rows of a column again.
    open func reloadComponent(_ component: Int) {
        guard !needsReload, let column = column(component) else { return }
        reload(column)
        setNeedsLayout()
    }

    /// The size of the picker.
    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

    /// Returns the size of the picker.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Places the wheels side by side.
    open override func layoutSubviews() {
        super.layoutSubviews()
        loadRows()
        let widths = columnWidths
        let spacing = Self.spacing * CGFloat(max(0, columns.count - 1))
        var x = bounds.midX - (widths.reduce(0, +) + spacing) / 2
        for (column, width) in zip(columns, widths) {
            column.place(in: CGRect(x: x, y: bounds.minY, width: width, height: bounds.height))
            x += width + Self.spacing
        }
        let height = (columns.map(\.rowSize.height).max() ?? Self.defaultRowHeight) + Self.markExcess
        mark.isHidden = columns.isEmpty
        mark.frame = CGRect(
            x: Self.inset, y: bounds.midY - height / 2, width: max(0, bounds.width - 2 * Self.inset),
            height: height)
    }

    /// The widths of the columns, in points: those of the delegate, which shrink where they need more than
    /// the room, and whole equal shares of the rest.
    private var columnWidths: [CGFloat] {
        guard !widths.isEmpty else { return [] }
        let room = max(0, bounds.width - 2 * Self.inset - Self.spacing * CGFloat(widths.count - 1))
        let given = widths.reduce(0, +)
        let shares = CGFloat(widths.count { $0 == 0 })
        let share = shares > 0 ? (max(0, room - given) / shares).rounded(.down) : 0
        let scale = given > room ? room / given : 1
        return widths.map { $0 == 0 ? share : $0 * scale }
    }

    /// Returns true for a column that exists; reports another one where there is data.
    private func requireColumn(_ component: Int, _ method: String) -> Bool {
        if column(component) != nil { return true }
        guard dataSource != nil else { return false }
        let context = RunContext.current
        context.fail(
            SceneFailure(
                "\(context.name(of: self)): there is no component \(component), but \(method) was asked for it; "
                    + "there are \(columns.count)."))
        return false
    }

    private func column(_ component: Int) -> PickerColumn? {
        loadRows()
        return columns.indices.contains(component) ? columns[component] : nil
    }

    private func loadRows() {
        guard needsReload else { return }
        needsReload = false
        let count = checked(dataSource?.numberOfComponents(in: self) ?? 0)
        while columns.count > count { columns.removeLast().removeFromSuperview() }
        while columns.count < count {
            let column = PickerColumn(columns.count, of: self)
            columns.append(column)
            addSubview(column)
        }
        widths = Array(repeating: 0, count: count)
        columns.forEach(reload)
    }

    /// The largest number of columns.
    private static let mostComponents = 1000

    private func checked(_ count: Int) -> Int {
        guard count > Self.mostComponents else { return max(0, count) }
        let context = RunContext.current
        context.fail(
            SceneFailure(
                "\(context.name(of: self)): the data source has \(count) components; a film shows at most "
                    + "\(Self.mostComponents)."))
        return 0
    }

    private func reload(_ column: PickerColumn) {
        let component = column.component
        let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? Self.defaultRowHeight
        let width = delegate?.pickerView(self, widthForComponent: component) ?? 0
        widths[component] = width.isFinite ? max(0, width) : 0
        column.reload(
            rowCount: numberOfRows(inComponent: component),
            rowHeight: height.isFinite && height >= 1 ? height : Self.defaultRowHeight)
    }

    /// Notifies the delegate of a row on which a finger's turn of a wheel has ended.
    func didSelect(_ row: Int, _ component: Int) {
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }
}
