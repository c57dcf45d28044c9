@_spi(UIKitInternals) import UIKitCore

/// A column of a picker: a wheel of rows that a finger turns.
final class PickerColumn: UIScrollView, UIScrollViewDelegate {
    /// The number of the column.
    let component: Int
    /// The selected row.
    private(set) var selection = 0
    private weak var picker: UIPickerView?
    private var rowCount = 0
    private var rowHeight: CGFloat = 32
    private var rows: [Int: PickerRowView] = [:]
    /// The delegate's views that have left the wheel.
    private var spareViews: [UIView] = []
    /// True while the wheel turns to a row that was tapped.
    private var turnsToTap = false

    /// The glide, in rows, below which a wheel settles on the nearest row instead of turning on; by eye.
    private static let shortestGlide: CGFloat = 1

    init(_ component: Int, of picker: UIPickerView) {
        self.component = component
        self.picker = picker
        super.init(frame: .zero)
        delegate = self
        contentInsetAdjustmentBehavior = .never
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        alwaysBounceVertical = true
        scrollsToTop = false
        let tap = UITapGestureRecognizer()
        tap.addHandler { [weak self, weak tap] _ in if let self, let tap { turnToTap(tap) } }
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    private var wheel: PickerWheel { PickerWheel(height: bounds.height, rowHeight: rowHeight) }

    /// The size of a row that faces the eye, in points.
    var rowSize: CGSize { CGSize(width: bounds.width, height: rowHeight) }

    /// A Boolean value that indicates whether a finger or its throw turns the wheel.
    private var isTurning: Bool { isTracking || isDecelerating || scrollAnimation != nil }

    /// Takes the number and the height of the rows, and forgets their views.
    func reload(rowCount: Int, rowHeight: CGFloat) {
        (self.rowCount, self.rowHeight) = (max(0, rowCount), rowHeight)
        rows.values.forEach { $0.removeFromSuperview() }
        (rows, spareViews) = ([:], [])
        selection = min(selection, max(0, self.rowCount - 1))
        fit()
    }

    /// Moves the column to its place in the picker.
    func place(in frame: CGRect) {
        guard frame != self.frame else { return }
        let changesSize = frame.size != self.frame.size
        self.frame = frame
        guard changesSize else { return }
        dropRows { _ in true }
        fit()
    }

    private func fit() {
        let margin = wheel.margin
        contentInset = UIEdgeInsets(top: margin, left: 0, bottom: margin, right: 0)
        contentSize = CGSize(width: bounds.width, height: CGFloat(rowCount) * rowHeight)
        if !isTurning { contentOffset.y = offset(of: selection) }
        setNeedsLayout()
    }

    private func offset(of row: Int) -> CGFloat { CGFloat(row) * rowHeight - wheel.margin }

    /// Returns the row nearest to the middle at an offset in points.
    private func row(at offset: CGFloat) -> Int {
        let row = ((offset + wheel.margin) / rowHeight).rounded()
        return Int(min(max(0, row), CGFloat(max(0, rowCount - 1))))
    }

    /// Selects a row, at once or by turning the wheel to it.
    func select(_ row: Int, animated: Bool) {
        selection = min(max(0, row), max(0, rowCount - 1))
        turnsToTap = false
        setContentOffset(CGPoint(x: 0, y: offset(of: selection)), animated: animated && window != nil)
    }

    /// Returns the view of a row; nil where none is visible.
    func view(of row: Int) -> UIView? { rows[row]?.content }

    // MARK: Rows

    override func layoutSubviews() {
        super.layoutSubviews()
        let wheel = wheel
        let position = (contentOffset.y + wheel.margin) / rowHeight
        let first = max(0, Int((position - wheel.reach).rounded(.down)) + 1)
        let last = min(rowCount - 1, Int((position + wheel.reach).rounded(.up)) - 1)
        dropRows { $0 < first || $0 > last }
        guard first <= last else { return }
        for row in first...last {
            let view = rows[row] ?? addRow(row)
            view.place(at: CGFloat(row) - position, on: wheel, top: contentOffset.y)
        }
    }

    private func dropRows(where isLeaving: (Int) -> Bool) {
        for row in rows.keys.sorted() where isLeaving(row) {
            guard let view = rows.removeValue(forKey: row) else { continue }
            view.removeFromSuperview()
            guard let custom = view.custom else { continue }
            custom.removeFromSuperview()
            spareViews.append(custom)
        }
    }

    private func addRow(_ row: Int) -> PickerRowView {
        let view = makeRow(row)
        rows[row] = view
        addSubview(view)
        return view
    }

    private func makeRow(_ row: Int) -> PickerRowView {
        guard let picker, let owner = picker.delegate else {
            return PickerRowView(nil, nil, color: nil, size: rowSize)
        }
        let spare = spareViews.popLast()
        let custom = owner.pickerView(picker, viewForRow: row, forComponent: component, reusing: spare)
        if !(custom is OmittedRowView) { return PickerRowView(custom, size: rowSize) }
        let attributed = owner.pickerView(picker, attributedTitleForRow: row, forComponent: component)
        let title =
            attributed == nil ? owner.pickerView(picker, titleForRow: row, forComponent: component) : nil
        return PickerRowView(title, attributed, color: picker.textColor, size: rowSize)
    }

    // MARK: Turning

    /// Ends a throw on a row. A short one settles as fast as the wheel can stop.
    override func throwTarget(_ proposed: CGPoint, _ velocity: CGPoint) -> CGPoint {
        let settles = abs(proposed.y - contentOffset.y) < Self.shortestGlide * rowHeight
        decelerationRate = settles ? .fast : .normal
        return CGPoint(x: proposed.x, y: offset(of: row(at: proposed.y)))
    }

    /// Ends on a row where a finger has stopped the wheel and lets go of it.
    override func restOffset(from offset: CGPoint) -> CGPoint {
        let end = throwTarget(offset, .zero)
        if end == offset { settle() }
        return end
    }

    private func turnToTap(_ tap: UITapGestureRecognizer) {
        let point = tap.location(in: self)
        let row = rows.keys.sorted().first { rows[$0]?.frame.contains(point) == true }
        guard !isTurning, let row, row != selection else { return }
        select(row, animated: true)
        turnsToTap = scrollAnimation != nil
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        turnsToTap = false
        decelerationRate = .normal
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { settle() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        if !isTracking { settle() }
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        // The rows may have changed while the wheel turned.
        contentOffset.y = offset(of: selection)
        guard turnsToTap else { return }
        turnsToTap = false
        picker?.didSelect(selection, component)
    }

    private func settle() {
        selection = row(at: contentOffset.y)
        picker?.didSelect(selection, component)
    }
}
