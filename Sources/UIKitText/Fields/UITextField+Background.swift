import Picture

extension UITextField {
    /// Returns the text as the field's class draws it.
    func drawnText(in frame: CGRect, of bounds: CGRect) -> DrawnText {
        DrawnText(in: bounds) { [unowned self] in
            letters(in: $0)
        } by: {
            textInDrawing = $0
            if shownText.isEmpty { drawPlaceholder(in: frame) } else { drawText(in: frame) }
            textInDrawing = nil
        }
    }

    /// The image behind the text: a field with a round edge has none.
    var shownBackground: UIImage? {
        guard borderStyle != .roundedRect, let background, background.size != .zero else { return nil }
        return isEnabled ? background : disabledBackground ?? background
    }

    /// Returns the background image with contents above it; empty without an image.
    func backgroundLayers(under contents: [Layer.Content], in bounds: CGRect) -> [Layer] {
        guard let image = shownBackground?.layer(in: bounds, tint: tintColor.color) else { return [] }
        return [image, Layer(contents: contents)]
    }
}
