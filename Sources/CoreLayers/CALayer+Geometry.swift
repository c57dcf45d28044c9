extension CALayer {
    /// Converts a point from this layer's coordinates to another layer's; nil stands for the root.
    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(transform(to: l)) }

    /// Converts a point from another layer's coordinates to this layer's; nil stands for the root.
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        p.applying(transform(to: l).inverted())
    }

    /// Converts a rectangle from this layer's coordinates to another layer's; nil stands for the root.
    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(transform(to: l)) }

    /// Converts a rectangle from another layer's coordinates to this layer's; nil stands for the root.
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(transform(to: l).inverted()) }

    private func transform(to other: CALayer?) -> CGAffineTransform {
        transformToRoot.concatenating(other?.transformToRoot.inverted() ?? .identity)
    }

    private var transformToRoot: CGAffineTransform {
        var result = CGAffineTransform.identity
        var layer = storage
        while let parent = layer.superlayer {
            result = result.concatenating(layer.model.transformToSuperlayer)
            layer = parent
        }
        return result
    }
}
