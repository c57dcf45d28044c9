extension UICollectionViewCell {
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
}

extension UICollectionViewCell {
    /// A closure that adapts a cell to its state.
    public typealias ConfigurationUpdateHandler =
        (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

    /// Adapts the cell to its state where that is due.
    func updateConfigurationIfNeeded() {
        guard isConfigurationDue else { return }
        isConfigurationDue = false
        updateConfiguration(using: configurationState)
    }
}
