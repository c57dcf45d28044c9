public import Picture
@_spi(UIKitInternals) import UIKitCore

/// The provider of the rows of a picker.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
    /// Returns the number of columns.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// Returns the number of rows in a column.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The delegate of a picker; all methods are optional.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
    /// Returns the text of a row; default nil.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// Returns the text of a row with its style; default nil.
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    /// Returns the view of a row; without effect.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    /// Returns the height of rows, in points; default 32.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    /// Returns the width of a column; without effect.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    /// Notifies the delegate that a finger has selected a row.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// Returns nil.
    public func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { nil }
    /// Returns nil.
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
    /// Returns an empty view.
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { UIView() }
    /// Returns 32.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
    /// Returns 0.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
    /// Does nothing.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// Columns of rows of which one is selected in each: 216 points high (as in UIKit). A finger turns a column.
@preconcurrency @MainActor open class UIPickerView: UIView {
    /// The provider of rows; held weakly.
    open weak var dataSource: (any UIPickerViewDataSource)?
    /// The delegate; held weakly.
    open weak var delegate: (any UIPickerViewDelegate)?
    /// A Boolean value that indicates whether the selected row is marked; it always is.
    open var showsSelectionIndicator = true
    private var selection: [Int: Int] = [:]
    /// The position of the column that a finger turns, in rows.
    private var turning: (component: Int, start: Int, position: CGFloat)?

    /// The color of the rows, which code sets by its name alone; nil, the default, for that of labels.
    private var textColor: UIColor?

    @_spi(UIKitInternals) open override func keyedValue(_ key: String) -> KeyedValue? {
        key == "textColor" ? KeyedValue(self, \.textColor) : super.keyedValue(key)
    }

    /// Creates a picker with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        if frame.isEmpty { bounds.size = CGSize(width: 320, height: 216) }
    }

    /// Creates a picker. Archives are not supported, and the coder is not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    @_spi(UIKitInternals) open override func didInitialize() {
        super.didInitialize()
        clipsToBounds = true
        let pan = UIPanGestureRecognizer()
        pan.addHandler { [weak self, weak pan] _ in if let pan { self?.turn(pan) } }
        addGestureRecognizer(pan)
    }

    /// The number of columns.
    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

    /// Returns the number of rows in a column.
    open func numberOfRows(inComponent component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }

    /// Returns the selected row of a column.
    open func selectedRow(inComponent component: Int) -> Int { selection[component] ?? 0 }

    /// Selects a row of a column, at once.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        selection[component] = min(max(0, row), max(0, numberOfRows(inComponent: component) - 1))
    }

    /// Shows the current rows of all components, which each picture does.
    open func reloadAllComponents() {}

    /// Shows the current rows of a component, which each picture does.
    open func reloadComponent(_ component: Int) {}

    private func rowHeight(_ component: Int) -> CGFloat {
        max(1, delegate?.pickerView(self, rowHeightForComponent: component) ?? 32)
    }

    private func turn(_ pan: UIPanGestureRecognizer) {
        let columns = max(1, numberOfComponents)
        switch pan.state {
        case .began:
            let part = pan.location(in: self).x / max(1, bounds.width)
            let component = min(columns - 1, max(0, Int(part * CGFloat(columns))))
            let row = selectedRow(inComponent: component)
            turning = (component, row, CGFloat(row))
        case .changed:
            guard let now = turning else { return }
            let rows = pan.translation(in: self).y / rowHeight(now.component)
            let last = CGFloat(max(0, numberOfRows(inComponent: now.component) - 1))
            turning?.position = min(max(0, CGFloat(now.start) - rows), last)
        case .ended, .cancelled:
            guard let now = turning else { return }
            turning = nil
            selectRow(Int(now.position.rounded()), inComponent: now.component, animated: false)
            delegate?.pickerView(
                self, didSelectRow: selectedRow(inComponent: now.component), inComponent: now.component)
        default: break
        }
    }

    /// The size of the picker.
    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

    /// Returns the size of the picker.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    @_spi(UIKitInternals) open override func pictureContents(in bounds: CGRect) -> [Layer.Content] {
        let band = CGRect(x: 9, y: bounds.midY - 17, width: bounds.width - 18, height: 34)
        let mark = Layer.Content.fill(
            .roundedRectangle(band, cornerRadius: 8), UIColor.tertiarySystemFill.color)
        return [mark] + (0..<numberOfComponents).flatMap { column($0, in: bounds) }
    }

    /// Returns the texts of a column, which fade and shrink with the distance from the middle.
    private func column(_ component: Int, in bounds: CGRect) -> [Layer.Content] {
        let width = (bounds.width - 18) / CGFloat(max(1, numberOfComponents))
        let height = rowHeight(component)
        var position = CGFloat(selectedRow(inComponent: component))
        if let turning, turning.component == component { position = turning.position }
        return (0..<numberOfRows(inComponent: component)).compactMap { row in
            let distance = CGFloat(row) - position
            guard abs(distance) < 3.2, let title = title(row, component) else { return nil }
            var letters = Font(system: .standard, size: 21)
            letters.size *= 1 - abs(distance) * 0.08
            let frame = CGRect(
                x: 9 + CGFloat(component) * width,
                y: bounds.midY + distance * height * (1 - abs(distance) * 0.06) - height / 2, width: width,
                height: height)
            let ink = (textColor ?? .label).color.faded(by: max(0.1, 1 - abs(distance) * 0.28))
            return .text(Text(title, font: letters, color: ink, frame: frame, alignment: .center))
        }
    }

    private func title(_ row: Int, _ component: Int) -> String? {
        delegate?.pickerView(self, titleForRow: row, forComponent: component)
            ?? delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
    }
}
