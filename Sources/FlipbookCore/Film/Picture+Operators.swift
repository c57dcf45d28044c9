package import Picture

extension Picture {
    /// True when a layer is combined with others in a way that vectors do not have.
    package var hasOperators: Bool { layers.contains(where: \.hasOperators) }

    /// The sentence on what a file of vectors shows in place of such a way.
    package static let lackOfOperators =
        "Vectors have no blend modes such as sourceIn and clear: the file draws those parts over the others."
}

extension Layer {
    fileprivate var hasOperators: Bool { !blending.isInSVG || children.contains(where: \.hasOperators) }
}
