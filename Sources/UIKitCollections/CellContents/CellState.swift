// The states of cells, to which `updateConfiguration(using:)` and `configurationUpdateHandler` adapt them.
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

extension UITableViewCell {
    /// A closure that adapts a row to its state.
    public typealias ConfigurationUpdateHandler =
        (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

    /// Adapts the row to its state where that is due.
    func updateConfigurationIfNeeded() {
        guard isConfigurationDue else { return }
        isConfigurationDue = false
        updateConfiguration(using: configurationState)
    }
}
