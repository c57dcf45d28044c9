extension CALayer {
    func setSublayers(_ layers: [CALayer]) {
        for sublayer in storage.sublayers where sublayer.storage.owner == nil {
            sublayer.layer?.leaveSuperlayer()
        }
        for layer in layers where layer.storage.owner == nil { addSublayer(layer) }
    }

    /// Replaces a sublayer by another layer.
    public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer.superlayer === self, oldLayer.storage.owner == nil else { return }
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }

    func leaveSuperlayer() {
        if let parent = storage.superlayer {
            parent.remove(storage)
            if let layer = parent.layer, layer.mask === self { layer.mask = nil }
        }
        storage.superlayer = nil
        liveSince = nil
        guard storage.hasAnimations else { return }
        let clock = RunContext.current.clock
        clock.schedule(at: clock.time) { [weak self] in
            if let self, storage.superlayer == nil { storage.endAnimationsOffScreen() }
        }
    }

    /// Leaves the superlayer, or the layer that this one masks, for another layer to mask. The layer's view
    /// stays in its superview.
    func leave(toMask masked: CALayer) {
        guard let parent = storage.superlayer else { return }
        parent.remove(storage)
        storage.superlayer = nil
        if let layer = parent.layer, layer !== masked, layer.mask === self { layer.mask = nil }
    }

    func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
        guard layer !== sibling else { return }
        place(layer) {
            let index = sibling.flatMap { storage.index(of: $0.storage) }
            return index.map { $0 + offset } ?? storage.sublayers.count
        }
    }

    /// Adds a layer at the index that it has once it has left its superlayer. A view's layer takes its view
    /// along, to the front.
    func place(_ layer: CALayer, at index: () -> Int) {
        if let owner = layer.storage.owner { storage.owner?.addOwner(owner); return }
        guard !isInside(layer) else {
            return RunContext.current.fail(
                SceneFailure("A layer cannot hold itself or a layer that holds it."))
        }
        guard isShallow(with: layer) else { return }
        layer.leaveSuperlayer()
        storage.insert(layer.storage, at: index())
        layer.becomeLive()
        markForLayout(ofNew: layer)
    }

    /// Returns true for a layer that may mask this one; reports this layer and one that holds it.
    func mayBeMasked(by layer: CALayer) -> Bool {
        guard isInside(layer) else { return true }
        RunContext.current.fail(
            SceneFailure("A layer cannot be masked by itself or by a layer that holds it."))
        return false
    }

    private func isInside(_ layer: CALayer) -> Bool {
        sequence(first: storage, next: \.superlayer).contains { $0 === layer.storage }
    }

    /// The largest number of nested layers, as of views: drawing recurses into each of them, and each takes
    /// stack space.
    private static let deepestNesting = 200

    private func isShallow(with layer: CALayer) -> Bool {
        let above = layer.storage.height(atMost: Self.deepestNesting)
        let below = sequence(first: storage, next: \.superlayer).prefix(Self.deepestNesting)
        if below.reduce(above, { depth, _ in depth + 1 }) <= Self.deepestNesting { return true }
        RunContext.current.fail(
            SceneFailure("At most \(Self.deepestNesting) layers can lie upon one another."))
        return false
    }

    /// Enables implicit animations of the layer and its sublayers from the next tick.
    func becomeLive() {
        if liveSince == nil { liveSince = RunContext.current.layerTransactions.liveCount }
    }
}
