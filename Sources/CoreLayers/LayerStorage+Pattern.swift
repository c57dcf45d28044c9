package import Picture

// A pattern lies beside the background color, which is then its mean color. Animations mix colors alone; the
// pattern shows before and after them.

extension LayerStorage {
    /// The pattern of the background; nil for a color.
    package var backgroundPattern: ColorPattern? { model.backgroundColor.flatMap { shownPattern(for: $0) } }

    /// The background as a color that may be a pattern; nil for none.
    var background: CGColor? {
        if let backgroundPattern { return CGColor(pattern: backgroundPattern) }
        return backgroundColor.map { CGColor($0) }
    }

    /// Sets the background to a color, or to a pattern with that mean color.
    package func setBackground(_ color: Color?, _ pattern: ColorPattern?) {
        if pattern != nil || self.pattern != nil { self.pattern = pattern }
        backgroundColor = color
    }

    /// Returns the pattern that is drawn in place of a background color; nil where the color is drawn.
    func shownPattern(for color: Color) -> ColorPattern? {
        guard let pattern, pattern.color == color else { return nil }
        return pattern
    }
}

extension Layer {
    /// Inserts a layer in front of the first operations and behind the others.
    mutating func insert(_ layer: Layer, above count: Int) {
        let others = Array(contents[count...])
        contents.removeSubrange(count...)
        children.insert(contentsOf: others.isEmpty ? [layer] : [layer, Layer(contents: others)], at: 0)
    }
}
