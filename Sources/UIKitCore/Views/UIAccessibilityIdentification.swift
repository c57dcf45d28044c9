/// An object with a name by which tests know it.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
    /// The name; default nil.
    var accessibilityIdentifier: String? { get set }
}

extension UIAccessibilityIdentification where Self: NSObject {
    /// The name; default nil.
    public var accessibilityIdentifier: String? {
        get { storedAccessibility.identifier }
        set { storedAccessibility.identifier = newValue }
    }
}

extension UIView: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}
extension UIImage: UIAccessibilityIdentification {}
extension UIMenuElement: UIAccessibilityIdentification {}
