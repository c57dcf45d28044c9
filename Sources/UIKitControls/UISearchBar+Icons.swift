import UIKitCore

extension UISearchBar {
    /// The places of images in a search bar.
    public enum Icon: Int, Sendable {
        /// The magnifying glass.
        case search = 0
        /// The button that clears the text.
        case clear = 1
        /// The button that shows bookmarks.
        case bookmark = 2
        /// The button that shows results.
        case resultsList = 3
    }

    /// Sets the image of a place in a state; nil for the usual one. Only the magnifying glass in the normal
    /// state takes one, the others have no effect.
    public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        guard icon == .search, state == .normal else {
            return warnOfNoEffect("UISearchBar.setImage(_:for:state:)")
        }
        let usual = UIImage(systemName: "magnifyingglass", withConfiguration: .init(pointSize: 14))
        (searchTextField.leftView as? UIImageView)?.image = iconImage ?? usual
    }
}
