package import Picture

extension Picture {
    /// True when a layer blurs what lies behind it, which vectors cannot show.
    package var hasBackdrops: Bool { layers.contains(where: \.hasBackdrops) }

    /// The sentence on what a file of vectors lacks.
    package static let lackOfBackdrops =
        "Vectors cannot blur what lies behind a view: the file shows the colors of materials alone."
}

extension Layer {
    fileprivate var hasBackdrops: Bool {
        contents.contains(where: \.isBackdrop) || children.contains(where: \.hasBackdrops)
    }
}

extension Layer.Content {
    /// True for the blur of what lies behind an area.
    package var isBackdrop: Bool { if case .backdrop = self { true } else { false } }
}
