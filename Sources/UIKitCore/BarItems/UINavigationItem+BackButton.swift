extension UINavigationItem {
    /// The forms of the back button.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title of the item to which it leads.
        case `default` = 0
        /// “Back”.
        case generic
        /// The arrow alone.
        case minimal
    }

    /// The title of the button that leads back to this item; nil for the arrow alone, as where code has set
    /// an empty title for the button.
    package var titleOfBackButton: String? {
        let own = backBarButtonItem?.title ?? backButtonTitle
        switch backButtonDisplayMode {
        case .minimal: return nil
        case .generic: return "Back"
        case .default:
            if let own { return own.isEmpty ? nil : own }
            return title.flatMap { $0.isEmpty ? nil : $0 } ?? "Back"
        }
    }
}
