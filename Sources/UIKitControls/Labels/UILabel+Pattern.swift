import Picture
@_spi(UIKitInternals) import UIKitCore

extension UILabel {
    /// The color of the text in the label's state.
    var shownTextColor: UIColor? { (isHighlighted ? highlightedTextColor : nil) ?? textColor }

    /// The pattern of a text that the label draws as a whole; nil for a color.
    var textPattern: ColorPattern? {
        guard let pattern = shownTextColor?.pattern, runs == nil, !DrawingClasses.mayDraw(type(of: self))
        else {
            return nil
        }
        return pattern
    }

    /// Returns a pattern in the form of the letters in a rectangle.
    func letters(in rect: CGRect, _ pattern: ColorPattern) -> [Layer] {
        let letters = self.letters(in: rect).map { $0.recolored { $0.alpha > 0 ? .black : $0 } }
        guard !letters.isEmpty else { return [] }
        var layer = pattern.layer(filling: .rectangle(rect), in: rect)
        layer.mask = [Layer(opacity: isEnabled ? 1 : 0.5, contents: letters)]
        return [layer]
    }
}
