/// The methods with which a delegate follows the choice of a color; all are optional.
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    /// Notifies the delegate of a color; continuously while a finger moves over the colors.
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    /// Notifies the delegate of a color, under the earlier name.
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    /// Notifies the delegate that the user has closed the sheet.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    /// Calls the method of the earlier name.
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
        colorPickerViewControllerDidSelectColor(viewController)
    }
    /// Does nothing.
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
    /// Does nothing.
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
