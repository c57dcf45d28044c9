import CoreGeometry

extension Layer.Content {
    /// Returns the operation with each of its colors changed.
    public func recolored(_ change: (Color) -> Color) -> Layer.Content {
        switch self {
        case .fill(let shape, let color): return .fill(shape, change(color))
        case .stroke(let shape, let color, let stroke): return .stroke(shape, change(color), stroke)
        case .text(var text):
            text.color = change(text.color)
            return .text(text)
        case .gradient(let shape, var gradient):
            for index in gradient.stops.indices {
                gradient.stops[index].color = change(gradient.stops[index].color)
            }
            return .gradient(shape, gradient)
        case .image(var image):
            image.tint = image.tint.map(change)
            return .image(image)
        case .backdrop: return self
        }
    }
}
