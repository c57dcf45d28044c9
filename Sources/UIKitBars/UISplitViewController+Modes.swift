@_spi(UIKitInternals) import UIKitCore

// The choice of a display mode on a wide screen.
extension UISplitViewController {
    /// A Boolean value that indicates whether the columns share the screen, as they do on tablets. On phones
    /// one is seen at a time, in both directions.
    var isWide: Bool {
        if wide != nil { return true }
        let traits = traitCollection
        return traits.userInterfaceIdiom == .pad && traits.horizontalSizeClass != .compact
    }

    var hasThreeColumns: Bool { style == .tripleColumn }

    /// The size of the view, or that of the screen before it is loaded.
    var wideSize: CGSize { viewIfLoaded?.bounds.size ?? RunContext.current.size }

    /// Returns a mode as it can be shown in a size.
    func mode(for preferred: DisplayMode, in size: CGSize) -> DisplayMode {
        var mode = preferred == .automatic ? automaticMode(in: size) : preferred
        mode = mode.adapted(to: preferredSplitBehavior)
        if !hasThreeColumns { mode = mode.ofTwoColumns }
        if mode == .twoBesideSecondary, size.width < ColumnWidth.threeColumns { mode = .twoOverSecondary }
        return mode
    }

    /// Returns the mode of the system's choice. An upright tablet shows the details alone until iOS 18, and
    /// the list beside them since (iOS 26.1, iPad A16).
    private func automaticMode(in size: CGSize) -> DisplayMode {
        switch preferredSplitBehavior {
        case .overlay: return .secondaryOnly
        case .tile: return .oneBesideSecondary
        case .automatic, .displace: break
        }
        guard SystemLook.current == .iOS26 else {
            return size.width > size.height ? .oneBesideSecondary : .secondaryOnly
        }
        let isTiled = hasThreeColumns && size.width >= ColumnWidth.threeColumns
        return isTiled ? .twoBesideSecondary : .oneBesideSecondary
    }

    /// The way in which columns share the screen in the current size.
    var wideBehavior: SplitBehavior {
        guard preferredSplitBehavior == .automatic else { return preferredSplitBehavior }
        if preferredDisplayMode.isOver { return .overlay }
        if preferredDisplayMode == .twoDisplaceSecondary { return .displace }
        let isUpright = wideSize.width <= wideSize.height
        let staysBeside = preferredDisplayMode != .automatic && preferredDisplayMode != .secondaryOnly
        return isUpright && SystemLook.current != .iOS26 && !staysBeside ? .overlay : .tile
    }

    /// Returns the mode that shows a column, too; nil for a column that is seen.
    func mode(showing column: Column, after mode: DisplayMode) -> DisplayMode? {
        if column == .secondary { return mode.isOver ? .secondaryOnly : nil }
        guard column != .compact, !mode.shows(column, ofThree: hasThreeColumns) else { return nil }
        let behavior = wideBehavior
        if column == .primary, hasThreeColumns {
            let three: DisplayMode = behavior == .overlay ? .twoOverSecondary : .twoBesideSecondary
            return self.mode(for: behavior == .displace ? .twoDisplaceSecondary : three, in: wideSize)
        }
        guard column == .primary || hasThreeColumns else { return nil }
        return behavior == .overlay ? .oneOverSecondary : .oneBesideSecondary
    }

    /// Returns the mode without a column; nil for a column that is not seen, and for the details.
    func mode(hiding column: Column, after mode: DisplayMode) -> DisplayMode? {
        guard column == .primary || column == .supplementary,
            mode.shows(column, ofThree: hasThreeColumns)
        else { return nil }
        guard column == .primary, hasThreeColumns else { return .secondaryOnly }
        return mode == .twoOverSecondary ? .oneOverSecondary : .oneBesideSecondary
    }

    /// Returns the mode to which the button leads: the next column is shown, or the list is hidden.
    func modeOfButton(after mode: DisplayMode) -> DisplayMode {
        if let chosen = delegate?.targetDisplayModeForAction(in: self), chosen != .automatic {
            return self.mode(for: chosen, in: wideSize)
        }
        let columns: [Column] = hasThreeColumns ? [.supplementary, .primary] : [.primary]
        for column in columns {
            if let next = self.mode(showing: column, after: mode) { return next }
        }
        return self.mode(hiding: .primary, after: mode) ?? mode
    }
}

extension UISplitViewController.DisplayMode {
    /// The mode of two columns with as much of the list.
    fileprivate var ofTwoColumns: Self {
        switch self {
        case .twoBesideSecondary, .twoDisplaceSecondary: .oneBesideSecondary
        case .twoOverSecondary: .oneOverSecondary
        case .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary: self
        }
    }

    /// Returns the mode of a behavior with the same columns.
    fileprivate func adapted(to behavior: UISplitViewController.SplitBehavior) -> Self {
        switch (behavior, self) {
        case (.tile, .oneOverSecondary), (.displace, .oneOverSecondary): .oneBesideSecondary
        case (.tile, .twoOverSecondary), (.tile, .twoDisplaceSecondary): .twoBesideSecondary
        case (.overlay, .oneBesideSecondary): .oneOverSecondary
        case (.overlay, .twoBesideSecondary), (.overlay, .twoDisplaceSecondary): .twoOverSecondary
        case (.displace, .twoBesideSecondary), (.displace, .twoOverSecondary): .twoDisplaceSecondary
        default: self
        }
    }
}
