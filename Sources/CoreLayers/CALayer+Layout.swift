// The layout of standalone layers. A view lays itself out, and then the standalone layers that lie in it.

extension CALayer {
    /// Returns a Boolean value that indicates whether layout was requested since the last one.
    public func needsLayout() -> Bool { storage.owner?.needsLayout ?? sublayerLayout.isDue }

    /// Requests the layout of a standalone layer.
    func markForLayout() {
        if !sublayerLayout.isDue { CATransaction.open?.awaitLayout(of: self) }
        sublayerLayout.isDue = true
        markTree()
    }

    /// Requests layout for a new sublayer or mask. A layer that is being laid out is not laid out again for
    /// it: one that adds layers in each layout would never end.
    func markForLayout(ofNew layer: CALayer) {
        if layer.storage.owner == nil { layer.markForLayout() }
        if storage.owner == nil, !sublayerLayout.isRunning { markForLayout() } else { markTree() }
    }

    /// Lets the next pass of layout come here.
    private func markTree() {
        guard !sublayerLayout.isDueInTree else { return }
        sublayerLayout.isDueInTree = true
        if let owner = storage.owner { owner.markSubtree() } else { storage.superlayer?.layer?.markTree() }
    }

    /// Lays out a standalone layer and those below it, where layout is due, from the topmost layer around it
    /// that waits for layout.
    func layOutIfNeeded() {
        var top = self
        while let outer = top.storage.superlayer?.layer, outer.sublayerLayout.isDue,
            !outer.sublayerLayout.isRunning
        {
            top = outer
        }
        top.layOutTree()
    }

    /// Lays out the standalone layers of the hierarchy that are due.
    package func layOutTree() {
        guard sublayerLayout.isDueInTree, !sublayerLayout.isRunning else { return }
        sublayerLayout.isDueInTree = false
        if sublayerLayout.isDue {
            (sublayerLayout.isDue, sublayerLayout.isRunning) = (false, true)
            layoutSublayers()
            sublayerLayout.isRunning = false
        }
        for sublayer in storage.sublayers { sublayer.layer?.layOutTree() }
        if let mask, mask.storage.owner == nil { mask.layOutTree() }
    }
}
