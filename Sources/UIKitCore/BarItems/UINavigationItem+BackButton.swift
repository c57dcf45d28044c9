extension UINavigationItem {
    /// The forms of the back button's title.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// As much as there is room for.
        case `default` = 0
        /// “Back”.
        case generic
        /// No title.
        case minimal
    }

    /// The form of the back button's title; default as much as there is room for. Without a title, it sets an
    /// empty one; `generic` has no effect.
    public var backButtonDisplayMode: BackButtonDisplayMode {
        get { backButtonTitle == "" ? .minimal : .default }
        set {
            if newValue == .minimal { backButtonTitle = "" }
            if newValue == .generic { warnOfNoEffect("UINavigationItem.backButtonDisplayMode") }
        }
    }
}
