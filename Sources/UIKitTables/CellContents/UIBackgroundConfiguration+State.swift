public import UIKitControls

extension UIBackgroundConfiguration {
    /// Returns the background itself: its colors follow no state.
    public func updated(
        for state: any UIConfigurationState
    ) -> UIBackgroundConfiguration { self }
}
