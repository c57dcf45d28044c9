import Picture

extension Layer {
    private static let nameOfTextPlace = "text of a label"

    /// Returns the layer in a drawing that gets the text of a label.
    static func textPlace(under transform: CGAffineTransform) -> Layer {
        Layer(name: nameOfTextPlace, transform: transform)
    }

    fileprivate var isTextPlace: Bool { name == Self.nameOfTextPlace }

    /// Returns the layer with the text of a label in its place.
    func completed(byText text: [Layer]) -> Layer {
        if isTextPlace { return Layer(transform: transform, children: text) }
        var layer = self
        layer.children = children.map { $0.completed(byText: text) }
        return layer
    }
}

extension [Layer] {
    /// True for the drawing of a label that is its text and nothing else.
    var isTextAlone: Bool {
        guard count == 1, let layer = first else { return false }
        return layer.isTextPlace
            ? layer.transform.isIdentity : layer.contents.isEmpty && layer.children.isTextAlone
    }
}
