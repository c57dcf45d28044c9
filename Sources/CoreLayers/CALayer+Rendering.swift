package import Picture

extension Layer {
    /// The layer with its descendants, without numbers and names: a picture has each of them once.
    package var anonymous: Layer {
        var copy = self
        (copy.identity, copy.name) = (nil, nil)
        copy.mask = mask.map(\.anonymous)
        copy.children = children.map(\.anonymous)
        return copy
    }
}
