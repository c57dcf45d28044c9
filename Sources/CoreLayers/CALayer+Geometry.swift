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

    /// Returns a Boolean value that indicates whether a point in the layer's own coordinates is inside it.
    public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// Returns the frontmost layer at a point in the superlayer's coordinates; nil for none. Hidden layers
    /// are not found.
    public func hitTest(_ p: CGPoint) -> CALayer? {
        guard !isHidden, affineTransform().determinant != 0 else { return nil }
        let inside = p.applying(storage.model.transformToSuperlayer.inverted())
        for layer in (sublayers ?? []).reversed() {
            if let hit = layer.hitTest(inside) { return hit }
        }
        return contains(inside) ? self : nil
    }

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
