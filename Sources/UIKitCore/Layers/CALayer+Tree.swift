/// The position of a standalone sublayer: in front of a subview, or behind all of them.
struct SublayerPlace {
    let layer: CALayer
    /// The subview directly in front of which the layer lies; nil behind all subviews.
    weak var subview: UIView?
}

extension CALayer {
    /// The layer that holds this one; nil for none.
    public var superlayer: CALayer? {
        if let view { return view.superview?.layer }
        return ownSuperlayer
    }

    /// The sublayers from back to front, those of subviews among them; nil for none. Setting it replaces the
    /// layers that belong to no view.
    public var sublayers: [CALayer]? {
        get {
            let all = orderedSublayers
            return all.isEmpty ? nil : all
        }
        set {
            for place in ownSublayers { place.layer.leaveSuperlayer() }
            for layer in newValue ?? [] where layer.view == nil { addSublayer(layer) }
        }
    }

    /// All sublayers from back to front, without regard to z positions.
    var orderedSublayers: [CALayer] {
        guard let view else { return ownSublayers.map(\.layer) }
        guard !ownSublayers.isEmpty else { return view.subviews.map(\.layer) }
        var all = ownSublayers.filter { $0.subview?.superview !== view }.map(\.layer)
        for subview in view.subviews {
            all.append(subview.layer)
            all += ownSublayers.filter { $0.subview === subview }.map(\.layer)
        }
        return all
    }

    /// Adds a layer in front of the others. A layer that has another superlayer moves to this one.
    public func addSublayer(_ layer: CALayer) {
        place(layer, above: view?.subviews.last) { $0.count }
    }

    /// Adds a layer at an index of `sublayers`, with 0 at the back. Indices beyond the ends are clamped.
    public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        layer.removeFromSuperlayer()
        let all = orderedSublayers
        let index = min(Int(idx), all.count)
        if index == all.count { return addSublayer(layer) }
        insertSublayer(layer, below: all[index])
    }

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
        guard oldLayer.superlayer === self, oldLayer.view == nil else { return }
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }

    /// Removes the layer from its superlayer. A view's layer takes its view along.
    public func removeFromSuperlayer() {
        if let view { return view.removeFromSuperview() }
        leaveSuperlayer()
    }

    fileprivate func leaveSuperlayer() {
        if let parent = ownSuperlayer {
            parent.ownSublayers.removeAll { $0.layer === self }
            if parent.mask === self { parent.mask = nil }
        }
        ownSuperlayer = nil
        liveSince = nil
    }

    private func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
        guard layer !== sibling else { return }
        layer.removeFromSuperlayer()
        guard let sibling, sibling.superlayer === self else { return addSublayer(layer) }
        if let subview = sibling.view { return place(layer, near: subview, offset: offset) }
        guard let index = ownSublayers.firstIndex(where: { $0.layer === sibling }) else { return }
        place(layer, above: ownSublayers[index].subview) { _ in index + offset }
    }

    /// Adds a layer directly in front of a subview, or directly behind it: the last one in front of the
    /// subview before it.
    private func place(_ layer: CALayer, near subview: UIView, offset: Int) {
        guard let siblings = view?.subviews, let index = siblings.firstIndex(where: { $0 === subview }) else {
            return
        }
        if offset == 1 { return place(layer, above: subview) { _ in 0 } }
        place(layer, above: index > 0 ? siblings[index - 1] : nil) { $0.count }
    }

    private func place(_ layer: CALayer, above subview: UIView?, at index: ([SublayerPlace]) -> Int) {
        if let view = layer.view { self.view?.addSubview(view); return }
        guard !isInside(layer) else {
            return RunContext.current.fail(
                SceneFailure("A layer cannot hold itself or a layer that holds it."))
        }
        layer.leaveSuperlayer()
        let place = SublayerPlace(layer: layer, subview: subview)
        ownSublayers.insert(place, at: max(0, min(index(ownSublayers), ownSublayers.count)))
        layer.ownSuperlayer = self
        layer.becomeLive()
    }

    private func isInside(_ layer: CALayer) -> Bool {
        sequence(first: self, next: \.superlayer).contains { $0 === layer }
    }

    /// Enables implicit animations of the layer and its sublayers from the next tick.
    func becomeLive() {
        if liveSince == nil { liveSince = RunContext.current.clock.time }
    }

    /// Moves the layers in front of a subview that leaves to the subview behind it.
    func subviewWillLeave(_ subview: UIView) {
        guard let view, let index = view.subviews.firstIndex(where: { $0 === subview }) else { return }
        let behind = index > 0 ? view.subviews[index - 1] : nil
        for place in ownSublayers.indices where ownSublayers[place].subview === subview {
            ownSublayers[place].subview = behind
        }
    }
}
