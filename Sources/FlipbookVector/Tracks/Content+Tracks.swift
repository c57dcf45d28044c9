import CoreGeometry
import Picture

extension Layer.Content {
    /// The shape and the single color of a fill or stroke; nil for other operations.
    var painted: (shape: Shape, color: Color)? {
        switch self {
        case .fill(let shape, let color), .stroke(let shape, let color, _): (shape, color)
        case .text, .gradient, .image, .backdrop: nil
        }
    }

    /// Returns the fill or stroke with another shape and color.
    func painting(_ shape: Shape, _ color: Color) -> Layer.Content {
        switch self {
        case .fill: .fill(shape, color)
        case .stroke(_, _, let stroke): .stroke(shape, color, stroke)
        case .text, .gradient, .image, .backdrop: self
        }
    }

    /// Returns a Boolean value that indicates whether the operation can turn into another by its color and
    /// coordinates alone.
    func isLike(_ other: Layer.Content) -> Bool {
        switch (self, other) {
        case (.fill(let one, _), .fill(let two, _)): one.isLike(two)
        case (.stroke(let one, _, let thin), .stroke(let two, _, let thick)):
            thin == thick && one.isLike(two)
        default: self == other
        }
    }

    /// The name of the SVG property that takes the color.
    var paintName: String {
        if case .stroke = self { "stroke" } else { "fill" }
    }
}

extension Color {
    /// The components and the opacity.
    var components: [Double] { [red, green, blue, alpha] }

    /// Creates a color of four components.
    init(_ components: [Double]) {
        self.init(
            red: components[0], green: components[1], blue: components[2], alpha: components[3])
    }
}
