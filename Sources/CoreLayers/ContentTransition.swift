import Picture

/// A cross-fade from the content of a layer at one moment to its current content.
@MainActor package final class ContentTransition {
    private let old: Layer?
    private let curve: TimingCurve
    private let begin: TimeInterval
    private let duration: TimeInterval
    private let flip: Flip?

    /// The axis about which a layer is turned over.
    package enum Flip { case horizontal, vertical }

    /// Creates a cross-fade from a layer's current content.
    package init(
        of layer: CALayer, curve: TimingCurve, begin: TimeInterval, duration: TimeInterval, flip: Flip? = nil
    ) {
        self.flip = flip
        let context = RunContext.current
        layer.contentTransition = nil
        old = layer.pictureLayer(at: context.clock.time)
        (self.curve, self.begin, self.duration) = (curve, begin, duration)
        context.clock.schedule(at: begin + duration) { [weak layer, weak self] in
            if layer?.contentTransition === self { layer?.contentTransition = nil }
        }
    }

    /// Returns the new content fading in over the old content, as one group in place of the layer.
    func mix(_ new: Layer, at time: TimeInterval) -> Layer {
        guard let old, duration > 0, time < begin + duration else { return new }
        let progress = curve.value(at: max(0, time - begin) / duration)
        if let flip { return turned(from: old, to: new, progress, flip) }
        var (faded, fresh) = (old, new)
        faded.transform = .identity
        (fresh.transform, fresh.opacity) = (.identity, progress)
        (faded.identity, fresh.identity) = (nil, nil)
        var group = Layer(
            identity: new.identity, name: new.name, transform: new.transform, opacity: new.opacity)
        group.anchor = new.anchor
        group.children = progress < 1 ? [faded, fresh] : [fresh]
        return group
    }

    /// Returns the old content in the first half and the new content in the second, narrowed by the cosine of
    /// the angle, without perspective.
    private func turned(from old: Layer, to new: Layer, _ progress: Double, _ flip: Flip) -> Layer {
        var layer = progress < 0.5 ? old : new
        (layer.identity, layer.name) = (new.identity, new.name)
        let scale = max(abs(sineAndCosine(progress * .pi).cosine), 0.001)
        let anchor = layer.anchor
        layer.transform = layer.transform.translatedBy(x: anchor.x, y: anchor.y)
            .scaledBy(x: flip == .horizontal ? scale : 1, y: flip == .vertical ? scale : 1)
            .translatedBy(x: -anchor.x, y: -anchor.y)
        return layer
    }
}
