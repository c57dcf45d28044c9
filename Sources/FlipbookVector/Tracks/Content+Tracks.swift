import CoreGeometry
import Picture

extension Layer.Content {
    /// Returns the operation moved by a vector.
    func moved(by way: CGPoint) -> Layer.Content {
        let shift = CGAffineTransform(translationX: way.x, y: way.y)
        switch self {
        case .fill(let shape, let color): return .fill(shape.moved(by: way), color)
        case .stroke(let shape, let color, let stroke):
            return .stroke(shape.moved(by: way), color, stroke)
        case .text(var text):
            text.frame = text.frame.moved(by: way)
            return .text(text)
        case .image(var image):
            image.frame = image.frame.moved(by: way)
            return .image(image)
        case .gradient(let shape, var gradient):
            switch gradient.form {
            case .axial(let start, let end):
                gradient.form = .axial(from: start.applying(shift), to: end.applying(shift))
            case .radial(let center, let radii):
                gradient.form = .radial(center: center.applying(shift), radii: radii)
            }
            return .gradient(shape.moved(by: way), gradient)
        }
    }

    /// The shape and the single color of a fill or stroke; nil for other operations.
    var painted: (shape: Shape, color: Color)? {
        switch self {
        case .fill(let shape, let color), .stroke(let shape, let color, _): (shape, color)
        case .text, .gradient, .image: nil
        }
    }

    /// Returns the fill or stroke with another shape and color.
    func painting(_ shape: Shape, _ color: Color) -> Layer.Content {
        switch self {
        case .fill: .fill(shape, color)
        case .stroke(_, _, let stroke): .stroke(shape, color, stroke)
        case .text, .gradient, .image: self
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

extension CGRect {
    fileprivate func moved(by way: CGPoint) -> CGRect {
        func plain(_ value: CGFloat) -> CGFloat { (value * 1000).rounded() / 1000 + 0 }
        return CGRect(
            x: plain(minX + way.x), y: plain(minY + way.y), width: plain(width), height: plain(height))
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
