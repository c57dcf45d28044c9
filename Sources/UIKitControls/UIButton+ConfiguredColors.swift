import Picture
@_spi(UIKitInternals) import UIKitCore

// The colors and the background of a button with a configuration, by its state.
extension UIButton {
    /// The share of the opacity that a touch leaves of a title and of a fill that the style chooses, and the
    /// one of a gray fill of a disabled button (iOS 26.1, iPhone 16).
    private static let pale: CGFloat = 0.75
    /// The opacity of the fill of a selected button (iOS 26.1, iPhone 16).
    private static let selectedFill: CGFloat = 0.18

    private func showsSelection(of configuration: Configuration) -> Bool {
        isSelected && automaticallyUpdatesConfiguration && configuration.automaticallyUpdateForSelection
    }

    /// Returns the color of title and image in the current state.
    func foreground(of configuration: Configuration) -> UIColor {
        guard isEnabled || !automaticallyUpdatesConfiguration else { return .tertiaryLabel }
        let color =
            titleColors[.normal] ?? configuration.baseForegroundColor ?? usualForeground(configuration)
        return isHighlighted && automaticallyUpdatesConfiguration ? color.faded(to: Self.pale) : color
    }

    /// The color of a style without one: red for what destroys something, otherwise the tint color.
    private var roleColor: UIColor { role == .destructive ? .systemRed : tintColor }

    private func usualForeground(_ configuration: Configuration) -> UIColor {
        switch configuration.style {
        case .filled, .tintedClearGlass: .white
        case .glass, .clearGlass: role == .destructive ? .systemRed : .label
        case .gray where ButtonMeasures.current.hasLabelColor && !showsSelection(of: configuration): .label
        case .plain, .gray, .tinted: roleColor
        }
    }

    /// Draws the fill and the edge.
    func background(of configuration: Configuration, in bounds: CGRect) -> [Layer.Content] {
        let box = backgroundFrame(of: configuration, in: bounds)
        let radius = configuration.radius(height: box.height)
        let background = configuration.background
        var contents: [Layer.Content] = []
        if let color = backgroundColor(of: configuration) {
            let shown = background.backgroundColorTransformer?(color) ?? color
            let shape = Shape.roundedRectangle(box, cornerRadius: radius)
            contents.append(.fill(shape, shown.color))
            if configuration.style.isUntintedGlass, background.backgroundColor == nil {
                contents.append(.stroke(shape, GlassColors.edge.color, Stroke(width: 0.5)))
            }
        }
        let width = background.strokeWidth
        if width > 0, let color = background.strokeColor {
            let inset = width / 2 - background.strokeOutset
            let edge = Shape.roundedRectangle(
                box.shrunk(dx: inset, dy: inset), cornerRadius: max(0, radius - inset))
            let shown = background.strokeColorTransformer?(color) ?? color
            contents.append(.stroke(edge, shown.color, Stroke(width: width)))
        }
        return contents
    }

    private func backgroundColor(of configuration: Configuration) -> UIColor? {
        if let color = configuration.background.backgroundColor { return color }
        let base = configuration.baseBackgroundColor
        if !isEnabled, automaticallyUpdatesConfiguration {
            switch configuration.style {
            case .plain: return base
            case .glass, .clearGlass: return glass(configuration.style)
            default: return .secondarySystemFill.faded(to: Self.pale)
            }
        }
        let color: UIColor? =
            if showsSelection(of: configuration) {
                (base ?? roleColor).withAlphaComponent(Self.selectedFill)
            } else {
                switch configuration.style {
                case .plain: base
                case .gray: base ?? .secondarySystemFill
                case .tinted: (base ?? roleColor).withAlphaComponent(0.15)
                case .filled: base ?? roleColor
                case .glass, .clearGlass: base ?? glass(configuration.style)
                case .tintedClearGlass:
                    (base ?? roleColor).withAlphaComponent(GlassColors.clearTint)
                }
            }
        return isHighlighted && automaticallyUpdatesConfiguration ? color?.faded(to: Self.pale) : color
    }

    private func glass(_ style: Configuration.Style) -> UIColor {
        style == .clearGlass ? GlassColors.clearFill : GlassColors.fill
    }

    /// Returns the frame of the background: the bounds without its insets.
    private func backgroundFrame(of configuration: Configuration, in bounds: CGRect) -> CGRect {
        let insets = configuration.background.insets(directionalLayoutMargins)
        return CGRect(origin: bounds.origin, size: bounds.size).inset(
            by: UIEdgeInsets(
                top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    }

    /// Shows the image, the view and the effect of the background behind the texts.
    func showBackgroundView(of configuration: Configuration) {
        var background = configuration.background
        guard background.image != nil || background.customView != nil || background.visualEffect != nil
        else {
            configuredBackground?.removeFromSuperview()
            return configuredBackground = nil
        }
        // The button draws the color itself.
        (background.backgroundColor, background.backgroundColorTransformer) = (nil, nil)
        background.backgroundInsets = .zero
        background.edgesAddingLayoutMarginsToBackgroundInsets = []
        let frame = backgroundFrame(of: configuration, in: bounds)
        background.cornerRadius = configuration.radius(height: frame.height)
        let former = configuredBackground?.frame
        configuredBackground?.removeFromSuperview()
        let view = background.makeView(tint: tintColor)
        view.isUserInteractionEnabled = false
        view.clipsToBounds = true
        UIView.withoutAnimation { view.frame = former ?? frame }
        view.frame = frame
        insertSubview(view, at: 0)
        configuredBackground = view
    }
}

extension UIColor {
    /// Returns the color with a share of its opacity.
    fileprivate func faded(to share: CGFloat) -> UIColor { withAlphaComponent(color.alpha * share) }
}

extension UIButton.Configuration {
    fileprivate func radius(height: CGFloat) -> CGFloat {
        let measures = ButtonMeasures.current
        switch cornerStyle {
        case .capsule: return height / 2
        case .small: return measures.smallRadius(height)
        case .medium: return measures.mediumRadius(height)
        case .large: return measures.largeRadius(height)
        case .fixed: return background.cornerRadius
        case .dynamic: return min(height / 2, background.cornerRadius)
        }
    }
}
