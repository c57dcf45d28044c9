package import Picture

extension Picture {
    /// The texts of all layers, from back to front.
    package var texts: [Text] { layers.flatMap(\.texts) }

    package func layer(named name: String) -> Layer? {
        layers.lazy.compactMap { $0.layer(named: name) }.first
    }
}

extension Layer {
    /// The texts of the layer and its descendants, from back to front.
    package var texts: [Text] {
        contents.compactMap { if case .text(let text) = $0 { text } else { nil } } + children.flatMap(\.texts)
    }

    package func layer(named wanted: String) -> Layer? {
        name == wanted ? self : children.lazy.compactMap { $0.layer(named: wanted) }.first
    }
}
