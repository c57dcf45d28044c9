@_spi(UIKitInternals) import UIKitCore

// The content and the background of headers and footers as configurations describe them.
extension UITableViewHeaderFooterView {
    /// The description of the content; default nil.
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { contents.configuration }
        set { contents.show(newValue, inPlaceOf: content) }
    }

    /// The configuration of the background, which takes the place of the background color and of the view
    /// behind the content; default nil.
    public var backgroundConfiguration: UIBackgroundConfiguration? {
        get { look?.configuration }
        set {
            guard let newValue else {
                look?.remove()
                return look = nil
            }
            look = CellBackground(newValue, in: self, replacing: look)
            backgroundView = nil
            UIView.withoutAnimation { backgroundColor = nil }
        }
    }

    /// A Boolean value that indicates whether the description of the content follows the state of the view;
    /// default true. The state never changes, so that both look the same.
    public var automaticallyUpdatesContentConfiguration: Bool {
        get { contents.adapts }
        set { contents.adapts = newValue }
    }

    /// A Boolean value that indicates whether the background follows the state of the view; default true. The
    /// state never changes, so that both look the same.
    public var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { contents.adaptsBackground }
        set { contents.adaptsBackground = newValue }
    }

    /// Returns the description of a header in the style of the table.
    public func defaultContentConfiguration() -> UIListContentConfiguration {
        tableStyle == .plain ? .plainHeader() : .groupedHeader()
    }
}
