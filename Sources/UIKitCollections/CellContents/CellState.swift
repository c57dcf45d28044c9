// The states of cells, to which `updateConfiguration(using:)` and `configurationUpdateHandler` adapt them.
extension UICollectionViewCell {
    /// A closure that adapts a cell to its state.
    public typealias ConfigurationUpdateHandler =
        (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

    /// The state of the cell.
    public var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
        state.isEditing = (superview as? UICollectionView)?.isEditing == true
        return state
    }

    /// Lets the cell be adapted to its state before the next frame.
    public func setNeedsUpdateConfiguration() {
        isConfigurationDue = true
        setNeedsLayout()
    }

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

    /// The state of the row.
    public var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
        state.isEditing = isEditing
        return state
    }

    /// Lets the row be adapted to its state before the next frame.
    public func setNeedsUpdateConfiguration() {
        isConfigurationDue = true
        setNeedsLayout()
    }

    /// Adapts the row to its state where that is due.
    func updateConfigurationIfNeeded() {
        guard isConfigurationDue else { return }
        isConfigurationDue = false
        updateConfiguration(using: configurationState)
    }
}
