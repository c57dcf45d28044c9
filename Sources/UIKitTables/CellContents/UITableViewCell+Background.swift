extension UITableViewCell {
    /// The configuration of the background, which takes the place of the background color and of the views
    /// behind the content; default nil.
    public var backgroundConfiguration: UIBackgroundConfiguration? {
        get { look?.configuration }
        set {
            if let newValue {
                look = CellBackground(newValue, in: self, replacing: look)
                (backgroundView, selectedBackgroundView) = (nil, nil)
            } else {
                look?.remove()
                look = nil
            }
            UIView.withoutAnimation { updateRowColor() }
        }
    }

    /// Takes the background color away while a configuration describes the background; a row without one gets
    /// the color of its table again.
    private func updateRowColor() {
        if look != nil {
            backgroundColor = nil
            backgroundOrigin = .configuration
        } else if backgroundOrigin == .configuration {
            let isPlain = place.style == .plain
            backgroundColor = isPlain ? .systemBackground : .secondarySystemGroupedBackground
            backgroundOrigin = isPlain ? .row : .table
        }
    }
}
