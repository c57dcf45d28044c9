package import Picture

extension CALayer {
    /// Draws the layer with its sublayers as presented now into a context, in the layer's own coordinates:
    /// its position, transform and opacity have no effect.
    public func render(in ctx: CGContext) {
        guard var layer = pictureLayer(at: RunContext.current.clock.time) else { return }
        (layer.transform, layer.opacity) = (.identity, 1)
        ctx.add([layer.anonymous])
    }
}

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
