import Picture

extension CGImage.Content {
    /// The mean of the colors of all pixels, or of all operations of a drawing; clear without content.
    var meanColor: Color {
        switch self {
        case .pixels(let image): image.meanColor
        case .drawing(let drawing): Color.mean(of: drawing.colors)
        case .none: .clear
        }
    }
}

extension Layer {
    /// The colors of the operations of the hierarchy; those of images and gradients are means.
    fileprivate var colors: [Color] { contents.compactMap(\.meanColor) + children.flatMap(\.colors) }
}

extension Layer.Content {
    /// The color of the operation, or the mean of its colors; nil for a backdrop.
    fileprivate var meanColor: Color? {
        switch self {
        case .fill(_, let color), .stroke(_, let color, _): color
        case .text(let text): text.color
        case .gradient(_, let gradient): Color.mean(of: gradient.stops.map(\.color))
        case .image(let placed): placed.tint ?? placed.image.meanColor
        case .backdrop: nil
        }
    }
}

extension Color {
    /// Returns the mean of colors, each of which counts by its opacity; clear without any.
    fileprivate static func mean(of colors: [Color]) -> Color {
        let whole = colors.reduce(0) { $0 + $1.alpha }
        guard whole > 0 else { return .clear }
        return Color(
            red: colors.reduce(0) { $0 + $1.red * $1.alpha } / whole,
            green: colors.reduce(0) { $0 + $1.green * $1.alpha } / whole,
            blue: colors.reduce(0) { $0 + $1.blue * $1.alpha } / whole, alpha: whole / Double(colors.count))
    }
}
