import Picture

// The light or dark style of views, and the colors that follow it.
extension UIView {
    /// The style of the view: its own, that of its controller, or the inherited one.
    var interfaceStyle: UIUserInterfaceStyle {
        let context = RunContext.current
        if context.screenState.hasStyleOverrides {
            for view in sequence(first: self, next: \.superview) {
                if let style = view.ownStyle { return style }
            }
        }
        return context.isDark ? .dark : .light
    }

    /// The style of the view around this one, or that of the film.
    var inheritedInterfaceStyle: UIUserInterfaceStyle {
        superview?.interfaceStyle ?? (RunContext.current.isDark ? .dark : .light)
    }

    /// The style that the view or its controller sets; nil for an inherited one.
    private var ownStyle: UIUserInterfaceStyle? {
        let style = storedTraits?.overrideUserInterfaceStyle ?? .unspecified
        if style != .unspecified { return style }
        let controllers = viewController?.overrideUserInterfaceStyle ?? .unspecified
        return controllers == .unspecified ? nil : controllers
    }

    /// The background where it adapts to the style; nil for others.
    var adaptiveBackground: UIColor? { storedTraits?.adaptiveBackground }

    /// The background where it is a pattern; nil for others.
    var patternedBackground: UIColor? { storage.backgroundPattern.map { UIColor(pattern: $0) } }

    /// Sets the background to a color in the style of the view.
    func setBackground(_ color: UIColor?) {
        if color?.adapts == true || adaptiveBackground != nil {
            traits.adaptiveBackground = color?.adapts == true ? color : nil
        }
        storedTraits?.fillInPlace = nil
        let pattern = color?.pattern
        let plain = pattern?.color ?? (color?.adapts == true ? resolved(color) : color?.color)
        storage.setBackground(plain, pattern)
    }

    /// Draws a color in place of the background, where that adapts; nil draws the background again.
    package func fill(inPlaceOfBackground color: UIColor?) {
        guard let adaptiveBackground else { return }
        traits.fillInPlace = color
        storage.backgroundColor = resolved(color ?? adaptiveBackground)
    }

    private func resolved(_ color: UIColor?) -> Color? {
        guard RunContext.current.screenState.hasStyleOverrides else { return color?.color }
        return InterfaceStyle.with(
            dark: interfaceStyle == .dark, elevated: interfaceLevel == .elevated, traits: colorTraits
        ) {
            color?.color
        }
    }

    /// The traits of the code's own on which the view's colors depend, from those of the window on.
    var colorTraits: [AnyObject] {
        sequence(first: self, next: \.superview).compactMap(\.storage.colorTraits).reversed()
    }

    /// The level of the view: above the base in what is presented as a sheet or popover.
    var interfaceLevel: UIUserInterfaceLevel {
        guard RunContext.current.screenState.hasElevatedViews else { return .base }
        let isElevated = sequence(first: self, next: \.superview).contains { $0.storage.isElevated }
        return isElevated ? .elevated : .base
    }

    /// The environment of the view.
    var currentTraits: UITraitCollection {
        withOverrides(.current(interfaceStyle, contentSizeCategory, interfaceLevel))
    }

    /// Puts the view on the base level or above it, and gives it and those in it the colors of that.
    func elevate(_ isElevated: Bool) {
        guard storage.isElevated != isElevated else { return }
        storage.isElevated = isElevated
        RunContext.current.screenState.hasElevatedViews = true
        // In light interfaces all levels look the same.
        guard interfaceStyle == .dark else { return }
        RunContext.current.screenState.hasStyleOverrides = true
        followInterfaceStyle()
    }

    /// Gives the view and those in it the colors of their style, after a change of it.
    func interfaceStyleDidChange(from before: UIUserInterfaceStyle) {
        RunContext.current.screenState.hasStyleOverrides = true
        followInterfaceStyle()
        if before != interfaceStyle { notifyOfStyle(.current(before)) }
    }

    private func notifyOfStyle(_ before: UITraitCollection) {
        viewController?.traitCollectionDidChange(before)
        viewController?.notifyOfStyleChange(from: before)
        traitCollectionDidChange(before)
        notifyOfStyleChange(from: before)
        for subview in subviews { subview.notifyOfStyle(before) }
    }

    /// Gives the view and those in it the colors of their style.
    func followInterfaceStyle() {
        storage.isDark = ownStyle.map { $0 == .dark }
        if let adaptiveBackground {
            storage.backgroundColor = resolved(storedTraits?.fillInPlace ?? adaptiveBackground)
        }
        setNeedsDisplay()
        for subview in subviews { subview.followInterfaceStyle() }
    }
}

extension UIViewController {
    /// The environment of the controller.
    var currentTraits: UITraitCollection {
        withOverrides(.current(interfaceStyle, contentSizeCategory, viewIfLoaded?.interfaceLevel ?? .base))
    }

    /// The style of the controller: its own, or that of the view around its own; until its view is in another
    /// one, that of the controller which shows it.
    var interfaceStyle: UIUserInterfaceStyle {
        if overrideUserInterfaceStyle != .unspecified { return overrideUserInterfaceStyle }
        if viewIfLoaded?.superview == nil, let shower = parent ?? presenter { return shower.interfaceStyle }
        return viewIfLoaded?.interfaceStyle ?? (RunContext.current.isDark ? .dark : .light)
    }
}
