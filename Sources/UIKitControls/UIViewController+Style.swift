import UIKitCore

extension UIViewController {
    /// The style that the controller asks for: unspecified.
    public var preferredUserInterfaceStyle: UIUserInterfaceStyle { .unspecified }
}
