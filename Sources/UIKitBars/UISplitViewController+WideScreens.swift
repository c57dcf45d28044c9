@_spi(UIKitInternals) import UIKitCore

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

    /// The width of the list in points: on a wide screen 320, or what code prefers, and elsewhere that of the
    /// whole view, which one controller fills at a time.
    public var primaryColumnWidth: CGFloat {
        isWide ? wideWidths.primary : viewIfLoaded?.bounds.width ?? 0
    }

    /// The width of the second list in points, as that of the list; 0 without three columns.
    public var supplementaryColumnWidth: CGFloat {
        guard hasThreeColumns else { return 0 }
        return isWide ? wideWidths.supplementary ?? 0 : viewIfLoaded?.bounds.width ?? 0
    }

    /// The way in which columns share the screen; automatic where they do not.
    public var splitBehavior: SplitBehavior { isWide ? wideBehavior : .automatic }

    /// The widths of the list and of the second list; nil for no second list.
    ///
    /// The list of a controller made without a style has two fifths of the width, and at most 320 points, by
    /// its documentation; that beside a second list has 280 (iOS 26.1, iPad A16).
    var wideWidths: (primary: CGFloat, supplementary: CGFloat?) {
        let whole = wideSize.width
        let isNew = SystemLook.current == .iOS26
        let usual = hasThreeColumns ? 280 : isNew ? 320 : min(320, 0.4 * whole)
        let primary = ColumnWidth(
            preferred: preferredPrimaryColumnWidth, fraction: preferredPrimaryColumnWidthFraction,
            minimum: minimumPrimaryColumnWidth, maximum: maximumPrimaryColumnWidth
        ).points(in: whole, usual: usual, limit: isNew || style != .unspecified ? .infinity : 320)
        guard hasThreeColumns else { return (primary, nil) }
        let supplementary = ColumnWidth(
            preferred: preferredSupplementaryColumnWidth,
            fraction: preferredSupplementaryColumnWidthFraction,
            minimum: minimumSupplementaryColumnWidth, maximum: maximumSupplementaryColumnWidth
        ).points(in: whole, usual: 320, limit: .infinity)
        return (primary, supplementary)
    }

    /// Returns the places of the columns in a mode. Three columns side by side are narrower where the details
    /// would have less than their least width.
    func frames(in mode: DisplayMode) -> ColumnFrames {
        var widths = wideWidths
        if mode == .twoBesideSecondary, let second = widths.supplementary {
            let free = wideSize.width - 2 * ColumnWidth.line - ColumnWidth.leastSecondary
            let less = max(0, widths.primary + second - free)
            let fromSecond = min(less, max(0, second - 240))
            widths.supplementary = second - fromSecond
            widths.primary -= min(less - fromSecond, max(0, widths.primary - 240))
        }
        return ColumnFrames(mode, in: wideSize, widths: widths, isTrailing: primaryEdge == .trailing)
    }
}
