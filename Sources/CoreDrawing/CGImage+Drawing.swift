package import Picture

extension CGImage.Content {
    /// Returns the content of a size in points stretched to a rectangle, in one color if there is one; nil
    /// without content.
    package func layer(of size: CGSize, in frame: CGRect, color: Color?) -> Layer? {
        switch self {
        case .none: return nil
        case .pixels(let pixels):
            return Layer(contents: [.image(PlacedImage(pixels, frame: frame, tint: color))])
        case .drawing(let drawing):
            let place = CGAffineTransform(translationX: frame.minX, y: frame.minY)
                .scaledBy(x: frame.width / size.width, y: frame.height / size.height)
            let shown = color.map { drawing.painted($0) } ?? drawing
            return Layer(transform: place, children: [shown])
        }
    }
}

extension Layer {
    /// Returns the layer with all colors replaced by one, whose opacity is multiplied with theirs.
    func painted(_ color: Color) -> Layer {
        var copy = self
        copy.contents = contents.map { content in
            switch content {
            case .fill(let shape, let own): return .fill(shape, color.faded(by: own.alpha))
            case .stroke(let shape, let own, let stroke):
                return .stroke(shape, color.faded(by: own.alpha), stroke)
            case .text(var text):
                text.color = color.faded(by: text.color.alpha)
                return .text(text)
            case .image(var image):
                image.tint = color
                return .image(image)
            case .gradient: return content.recolored { color.faded(by: $0.alpha) }
            case .backdrop: return content
            }
        }
        copy.children = children.map { $0.painted(color) }
        return copy
    }
}

extension CGSize {
    /// Returns the rectangle of content of this size, times a factor, at a fraction of the space that it
    /// leaves in bounds.
    package func aligned(in bounds: CGRect, _ x: CGFloat, _ y: CGFloat, factor: CGFloat = 1) -> CGRect {
        let (width, height) = (width * factor, height * factor)
        return CGRect(
            x: bounds.minX + (bounds.width - width) * x, y: bounds.minY + (bounds.height - height) * y,
            width: width, height: height)
    }
}
