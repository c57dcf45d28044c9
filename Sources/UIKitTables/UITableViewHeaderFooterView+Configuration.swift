@_spi(UIKitInternals) import UIKitCore

// The content and the background of headers and footers as configurations describe them.
extension UITableViewHeaderFooterView {
    /// The description of the content; default nil.
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { contents.configuration }
        set { contents.show(newValue, in: contentView) }
    }

    /// The configuration of the background; default nil.
    public var backgroundConfiguration: UIBackgroundConfiguration? {
        get { look }
        set {
            look = newValue
            backgroundView = newValue?.makeView(tint: tintColor)
        }
    }

    /// Returns the description of a header in the style of the table.
    public func defaultContentConfiguration() -> UIListContentConfiguration {
        tableStyle == .plain ? .plainHeader() : .groupedHeader()
    }
}
