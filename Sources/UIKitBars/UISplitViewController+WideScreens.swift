extension UISplitViewController {
    /// The visibilities of the button that changes the display mode.
    public enum DisplayModeButtonVisibility: Int, Sendable {
        /// The system's choice.
        case automatic = 0
        /// Hidden.
        case never
        /// Visible.
        case always
    }

    /// The sides of the list.
    public enum PrimaryEdge: Int, Sendable {
        /// The side where lines begin.
        case leading = 0
        /// The side where lines end.
        case trailing
    }

    /// The backgrounds of the list.
    public enum BackgroundStyle: Int, Sendable {
        /// None.
        case none = 0
        /// That of a sidebar.
        case sidebar
    }

    /// The ways in which columns share a wide screen.
    public enum SplitBehavior: Int, Sendable {
        /// The system's choice.
        case automatic = 0
        /// Side by side.
        case tile
        /// The list over the details.
        case overlay
        /// The list pushes the details aside.
        case displace
    }

    /// The width of the list in points: that of the whole view, which one controller fills at a time.
    public var primaryColumnWidth: CGFloat { viewIfLoaded?.bounds.width ?? 0 }

    /// The width of the second list in points: that of the whole view, or 0 without three columns.
    public var supplementaryColumnWidth: CGFloat {
        style == .tripleColumn ? viewIfLoaded?.bounds.width ?? 0 : 0
    }

    /// The way in which columns share the screen: they do not.
    public var splitBehavior: SplitBehavior { .automatic }
}
