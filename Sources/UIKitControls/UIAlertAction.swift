/// A button of an alert.
@preconcurrency @MainActor public final class UIAlertAction: NSObject {
    /// A kind of button.
    public enum Style: Int, Sendable {
        /// A usual button.
        case `default` = 0
        /// A button that cancels, in bold type.
        case cancel
        /// A button that removes something, in red.
        case destructive
    }

    /// The title.
    public let title: String?
    /// The kind.
    public let style: Style
    /// A Boolean value that indicates whether the button can be tapped; default true.
    public var isEnabled = true
    let handler: ((UIAlertAction) -> Void)?

    /// Creates a button with a handler that is called after the alert has left.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
        super.init()
    }
}
