extension CALayer {
    /// A Boolean value that indicates whether the layer's own coordinates begin at the bottom, for paths and
    /// sublayers; default false. Images, texts and drawings stay upright.
    public var isGeometryFlipped: Bool {
        get { storage.model.isGeometryFlipped }
        set { storage.model.isGeometryFlipped = newValue }
    }

    /// Returns a Boolean value that indicates whether the layer's coordinates begin at the bottom of the
    /// screen, by the layers from this one to the root.
    public func contentsAreFlipped() -> Bool {
        sequence(first: storage, next: \.superlayer).reduce(false) { $0 != $1.model.isGeometryFlipped }
    }

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

    /// The transform to the coordinates of the root, for a presented copy by what the layers show.
    private var transformToRoot: CGAffineTransform {
        var result = CGAffineTransform.identity
        var (layer, state) = (modelLayer?.storage ?? storage, storage.model)
        let time = RunContext.current.clock.time
        while let parent = layer.superlayer {
            result = result.concatenating(state.transformToSuperlayer)
            layer = parent
            state = modelLayer == nil ? layer.model : layer.presentedState(at: time)
        }
        return result
    }
}
