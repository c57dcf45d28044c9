@_spi(UIKitInternals) import UIKitCore

/// The field of a search bar.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
    /// A Boolean value that indicates whether users can delete tokens; default true. It has no effect.
    open var allowsDeletingTokens = true {
        didSet { warnOfNoEffect("UISearchTextField.allowsDeletingTokens", oldValue, allowsDeletingTokens) }
    }
    /// A Boolean value that indicates whether users can copy tokens; default true. It has no effect.
    open var allowsCopyingTokens = true {
        didSet { warnOfNoEffect("UISearchTextField.allowsCopyingTokens", oldValue, allowsCopyingTokens) }
    }

    /// The magnifying glass, unless code has put another view in its place.
    var glass: UIView?
    /// The distance by which the text is moved; default none.
    var textShift = UIOffset.zero { didSet { setNeedsDisplay() } }

    /// The distances by which the icons are moved; default none.
    var iconShifts: [UISearchBar.Icon: UIOffset] = [:] {
        didSet {
            setNeedsLayout()
            setNeedsDisplay()
        }
    }
    /// The icon at the right edge; nil for none.
    var sideIcon: UISearchBar.Icon?

    private func shift(of icon: UISearchBar.Icon?) -> UIOffset { icon.flatMap { iconShifts[$0] } ?? .zero }

    private var showsGlass: Bool { leftView != nil && leftView === glass }

    /// Returns the rectangle of the magnifying glass, or of another view at the left edge, in bounds.
    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let rect = super.leftViewRect(forBounds: bounds)
        guard showsGlass else { return rect }
        let shift = shift(of: .search)
        return rect.offsetBy(
            dx: SearchBarMeasures.current.glass.lead + shift.horizontal, dy: shift.vertical)
    }

    /// Returns the rectangle of the button at the right edge, in bounds.
    open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let shift = shift(of: sideIcon)
        return super.rightViewRect(forBounds: bounds).offsetBy(dx: shift.horizontal, dy: shift.vertical)
    }

    /// Returns the rectangle of the text in bounds.
    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        let measures = SearchBarMeasures.current
        var rect = super.textRect(forBounds: bounds)
        if showsGlass, leftViewMode == .always {
            rect.origin.x += measures.glass.gap
            rect.size.width -= measures.glass.gap
        }
        if isClearable, let button = measures.clearButton { rect.size.width -= button.gap }
        rect.size.width = max(0, rect.width - textShift.horizontal)
        return rect.offsetBy(dx: textShift.horizontal, dy: textShift.vertical)
    }

    /// Returns the rectangle of the button that clears the text, in bounds.
    open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        let shift = shift(of: .clear)
        guard let button = SearchBarMeasures.current.clearButton else {
            return super.clearButtonRect(forBounds: bounds)
                .offsetBy(dx: shift.horizontal, dy: shift.vertical)
        }
        return CGRect(
            x: bounds.maxX - button.trail - button.side + shift.horizontal,
            y: bounds.midY - button.side / 2 + shift.vertical, width: button.side, height: button.side)
    }
}
