import Picture
import UIKitControls
@_spi(UIKitInternals) import UIKitCore

// The background of a search bar, and the text above its field.
extension UISearchBar {
    /// The color behind the field; nil for none. A bar in a navigation bar lies on that one's background.
    var ground: Color? {
        if searchBarStyle == .minimal { return nil }
        if let barTintColor { return barTintColor.color }
        let isInBar = superview is SearchRow || superview is UINavigationBar
        guard !measures.floats, !isInBar, barStyle.isBlack || !isTranslucent else { return nil }
        var color = barStyle.isBlack || InterfaceStyle.isDark ? BarBackground.dark : BarBackground.light
        if !isTranslucent { color.alpha = 1 }
        return color
    }

    /// Gives the field the colors of the style.
    func styleDidChange() {
        searchTextField.overrideUserInterfaceStyle = barStyle.isBlack ? .dark : .unspecified
        promptLabel?.textColor = promptColor
        setNeedsDisplay()
    }

    // MARK: Text above the field

    /// The height of the text's line in points, that of navigation bars, and the size of the text; by eye.
    private static let promptMeasures = (height: CGFloat(30), size: CGFloat(13))

    /// The height that the text above the field adds to the bar, in points.
    var promptHeight: CGFloat { prompt == nil ? 0 : Self.promptMeasures.height }

    /// The height that the text above the field and the scopes below it add to the bar, in points.
    package var addedHeight: CGFloat { promptHeight + scopeRowHeight }

    private var promptColor: UIColor { barStyle.isBlack ? .white : .label }

    /// Follows a text that comes, changes or leaves.
    func promptDidChange() {
        let label = promptLabel ?? makePromptLabel()
        label.text = prompt
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        heightDidChange?()
    }

    private func makePromptLabel() -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: Self.promptMeasures.size)
        label.textColor = promptColor
        label.textAlignment = .center
        promptLabel = label
        addSubview(label)
        return label
    }

    /// Puts the text into the uppermost part of the bar.
    func placePrompt() {
        promptLabel?.frame = CGRect(
            x: 8, y: 0, width: max(0, bounds.width - 16), height: Self.promptMeasures.height)
    }
}
