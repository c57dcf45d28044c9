// The states of rows, to which `updateConfiguration(using:)` and `configurationUpdateHandler` adapt them.
extension UITableViewCell {
    /// A closure that adapts a row to its state.
    public typealias ConfigurationUpdateHandler =
        (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

    /// Adapts the row to its state where that is due.
    func updateConfigurationIfNeeded() {
        guard isConfigurationDue else { return }
        isConfigurationDue = false
        let state = configurationState
        contents.adapt(to: state, inPlaceOf: content)
        ObservingMethod.configuration.call(
            of: self, hasHandler: configurationUpdateHandler != nil, { updateConfiguration(using: state) },
            invalidate: { $0.setNeedsUpdateConfiguration() })
    }
}
