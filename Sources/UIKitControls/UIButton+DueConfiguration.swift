import UIKitCore

extension UIButton {
    /// Updates the configuration where that is due.
    func updateDueConfiguration() {
        guard needsConfigurationUpdate else { return }
        needsConfigurationUpdate = false
        ObservingMethod.configuration.call(
            of: self, hasHandler: configurationUpdateHandler != nil, { updateConfiguration() },
            invalidate: { $0.setNeedsUpdateConfiguration() })
    }
}
