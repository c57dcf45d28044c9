@_spi(UIKitInternals) import UIKitCore

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
    public var isEnabled = true { didSet { didChange?(self) } }
    let handler: ((UIAlertAction) -> Void)?
    /// The color of the title, which code sets by its name alone; nil, the default, for that of the kind.
    var titleTextColor: UIColor? { didSet { didChange?(self) } }
    /// The alignment of the title, which code sets by its name alone; default centered.
    var titleTextAlignment = NSTextAlignment.center { didSet { didChange?(self) } }
    /// The image before the title, which code sets by its name alone; default nil.
    var image: UIImage?
    /// The closure that shows a change in the message that has the button; nil before it is added to one.
    var didChange: ((UIAlertAction) -> Void)?

    /// Creates a button with a handler that is called after the alert has left.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
        super.init()
    }
}

extension UIAlertAction: KeyValueCoded {
    /// Sets a value that has a name alone: "titleTextColor", "titleTextAlignment", "image". An unknown one
    /// has no effect, with a warning.
    public func setValue(_ value: Any?, forKey key: String) { store(value, at: key) }

    /// Returns a value by its name; nil for none, and with a warning for an unknown one.
    public func value(forKey key: String) -> Any? { stored(at: key) }

    package func keyedValue(_ key: String) -> KeyedValue? {
        switch key {
        case "titleTextColor", "_titleTextColor": KeyedValue(self, \.titleTextColor)
        case "image": KeyedValue(self, \.image)
        case "titleTextAlignment":
            KeyedValue(get: { [self] in titleTextAlignment.rawValue }) { [self] in
                let number = ($0 as? Int).flatMap(NSTextAlignment.init(rawValue:))
                guard let alignment = $0 as? NSTextAlignment ?? number else { return false }
                titleTextAlignment = alignment
                return true
            }
        case "title": KeyedValue(get: { [self] in title })
        default: nil
        }
    }
}

extension UIAlertAction: UIAccessibilityIdentification {}
