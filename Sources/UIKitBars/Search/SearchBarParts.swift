/// The images, styles and distances of a search bar's parts that code has set; none by default.
@MainActor struct SearchBarParts {
    /// The images of the icons, by their states.
    var images: [UISearchBar.Icon: [UIControl.State: UIImage]] = [:]
    /// The images behind the field.
    var fieldImages: [UIControl.State: UIImage] = [:]
    /// The distance by which the field is moved.
    var fieldShift = UIOffset.zero
    /// The styles of the titles of scopes.
    var scopeStyles: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
}
