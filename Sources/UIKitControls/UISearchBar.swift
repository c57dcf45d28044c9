public import Picture
@_spi(UIKitInternals) import UIKitCore

/// A field for a search with a magnifying glass: 56 points high (as in UIKit).
@preconcurrency @MainActor open class UISearchBar: UIView {
    /// The styles of a search bar, which are all drawn alike.
    public enum Style: UInt, Sendable {
        /// The default style.
        case `default` = 0
        /// A bar without a background.
        case prominent = 1
        /// A bar without edges.
        case minimal = 2
    }

    /// The field of the text.
    public let searchTextField = UITextField()
    /// The delegate; held weakly.
    open weak var delegate: (any UISearchBarDelegate)?
    /// The text above the field; default nil. It has no effect.
    open var prompt: String?
    /// A Boolean value that indicates whether a button cancels the search; default false. It has no effect.
    open var showsCancelButton = false
    /// The color of the bar; nil, the default, for none.
    open var barTintColor: UIColor?
    /// The style; it has no effect.
    open var searchBarStyle = Style.default

    /// The text of the search; default empty.
    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }

    /// The text shown in gray while the field is empty; default nil.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }

    @_spi(UIKitInternals) open override func didInitialize() {
        super.didInitialize()
        let glass = UIImageView(
            image: UIImage(systemName: "magnifyingglass", withConfiguration: .init(pointSize: 14)))
        glass.tintColor = .systemGray
        glass.contentMode = .center
        glass.bounds.size.width = 30
        searchTextField.leftView = glass
        searchTextField.leftViewMode = .always
        searchTextField.backgroundColor = .tertiarySystemFill
        searchTextField.storage.cornerRadius = 10
        addSubview(searchTextField)
    }

    /// Puts the field in place.
    open override func layoutSubviews() {
        super.layoutSubviews()
        searchTextField.frame = CGRect(
            x: 8, y: bounds.midY - 18, width: max(0, bounds.width - 16), height: 36)
    }

    @_spi(UIKitInternals) open override func pictureContents(in bounds: CGRect) -> [Layer.Content] {
        barTintColor.map { [.fill(.rectangle(bounds), $0.color)] } ?? []
    }

    /// The height of the bar; it has no width of its own.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }

    /// Returns the width and 56 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: bounds.width, height: 56) }
}

/// The methods with which a delegate follows a search; all are optional, and a film calls none.
@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
    /// Notifies the delegate that the text has changed.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Notifies the delegate that the search key was pressed.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Notifies the delegate that the cancel button was pressed.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// Does nothing.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
