@_spi(UIKitInternals) import UIKitCore

/// The provider of the rows of a picker.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
    /// Returns the number of columns.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// Returns the number of rows in a column.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
