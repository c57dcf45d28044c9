import UIKitCore

extension UIWindow {
    /// A Boolean value that indicates whether the window can get the text that is typed; always true.
    public var canBecomeKey: Bool { true }
}
