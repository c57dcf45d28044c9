extension CALayer {
    /// The layer that holds this one; nil for none.
    public var superlayer: CALayer? { storage.superlayer?.facade }

    /// The sublayers from back to front, those of subviews among them; nil for none. Setting it replaces the
    /// layers that belong to no view.
    public var sublayers: [CALayer]? {
        get {
            let all = storage.sublayers.compactMap(\.storage.facade)
            return all.isEmpty ? nil : all
        }
        set {
            for sublayer in storage.sublayers where sublayer.storage.owner == nil {
                sublayer.layer?.leaveSuperlayer()
            }
            for layer in newValue ?? [] where layer.storage.owner == nil { addSublayer(layer) }
        }
    }

    /// Adds a layer in front of the others. A layer that has another superlayer moves to this one.
    public func addSublayer(_ layer: CALayer) { place(layer) { storage.sublayers.count } }

    /// Adds a layer at an index of `sublayers`, with 0 at the back. Indices beyond the ends are clamped.
    public func insertSublayer(_ layer: CALayer, at idx: UInt32) { place(layer) { Int(idx) } }

    /// Adds a layer directly behind a sublayer; in front of all if that is not a sublayer.
    public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, beside: sibling, offset: 0)
    }

    /// Adds a layer directly in front of a sublayer; in front of all if that is not a sublayer.
    public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, beside: sibling, offset: 1)
    }

    /// Replaces a sublayer by another layer.
    public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer.superlayer === self, oldLayer.storage.owner == nil else { return }
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }

    /// Removes the layer from its superlayer. A view's layer takes its view along.
    public func removeFromSuperlayer() {
        if let owner = storage.owner { owner.leaveSuperlayer() } else { leaveSuperlayer() }
    }

    private func leaveSuperlayer() {
        if let parent = storage.superlayer {
            parent.remove(storage)
            if let layer = parent.layer, layer.mask === self { layer.mask = nil }
        }
        storage.superlayer = nil
        liveSince = nil
    }

    private func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
        guard layer !== sibling else { return }
        place(layer) {
            let index = sibling.flatMap { storage.index(of: $0.storage) }
            return index.map { $0 + offset } ?? storage.sublayers.count
        }
    }

    /// Adds a layer at the index that it has once it has left its superlayer. A view's layer takes its view
    /// along, to the front.
    private func place(_ layer: CALayer, at index: () -> Int) {
        if let owner = layer.storage.owner { storage.owner?.addOwner(owner); return }
        guard !isInside(layer) else {
            return RunContext.current.fail(
                SceneFailure("A layer cannot hold itself or a layer that holds it."))
        }
        layer.leaveSuperlayer()
        storage.insert(layer.storage, at: index())
        layer.becomeLive()
    }

    private func isInside(_ layer: CALayer) -> Bool {
        sequence(first: storage, next: \.superlayer).contains { $0 === layer.storage }
    }

    /// Enables implicit animations of the layer and its sublayers from the next tick.
    func becomeLive() {
        if liveSince == nil { liveSince = RunContext.current.clock.time }
    }
}
