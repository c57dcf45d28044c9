package import Picture

/// A layer that draws its sublayers in one color, whose opacity is that of the group.
package final class TintingLayer: CALayer {
    /// The color, in the style of the moment; default nil, for the sublayers' own colors.
    package var tint: (@MainActor () -> Color)?

    package override func arrange(
        _ state: LayerState, at time: TimeInterval, draw: (TimeInterval) -> [Layer]
    ) -> [Layer] {
        guard let color = tint?() else { return draw(time) }
        let opaque = Color(red: color.red, green: color.green, blue: color.blue)
        return [Layer(opacity: color.alpha, children: draw(time).map { $0.tinted(opaque) })]
    }
}

extension Layer {
    fileprivate func tinted(_ color: Color) -> Layer {
        var copy = self
        copy.contents = contents.map { content in
            var content = content.recolored { color.faded(by: $0.alpha) }
            if case .image(var image) = content {
                image.tint = color
                content = .image(image)
            }
            return content
        }
        copy.children = children.map { $0.tinted(color) }
        return copy
    }
}
