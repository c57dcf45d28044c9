// Distances and looks of a search bar's parts, most of which a film does not follow.
extension UISearchBar {
    /// The distance by which the text is moved in the field; default none.
    public var searchTextPositionAdjustment: UIOffset {
        get { searchTextField.textShift }
        set { searchTextField.textShift = newValue }
    }

    /// Sets the distance by which an icon is moved. It has no effect.
    public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        if adjustment != .zero { warnOfNoEffect("UISearchBar.setPositionAdjustment") }
    }
    /// Returns the distance by which an icon is moved: none.
    public func positionAdjustment(for icon: Icon) -> UIOffset { .zero }

    /// The distance by which the field is moved. It has no effect.
    public var searchFieldBackgroundPositionAdjustment: UIOffset {
        get { .zero }
        set { if newValue != .zero { warnOfNoEffect("UISearchBar.searchFieldBackgroundPositionAdjustment") } }
    }

    /// Sets the image behind the field. It has no effect.
    public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        if backgroundImage != nil { warnOfNoEffect("UISearchBar.setSearchFieldBackgroundImage") }
    }
    /// Returns the image behind the field: none.
    public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { nil }

    /// Sets the look of the titles of scopes. It has no effect.
    public func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        if attributes?.isEmpty == false { warnOfNoEffect("UISearchBar.setScopeBarButtonTitleTextAttributes") }
    }
}
