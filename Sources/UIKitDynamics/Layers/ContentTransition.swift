import Picture

/// A cross-fade from the look of a layer at one moment to its present one.
@MainActor final class ContentTransition {
    private let old: Layer?
    private let pace: TimingCurve
    private let begin: TimeInterval
    private let duration: TimeInterval

    /// Creates a cross-fade from a layer's present look.
    init(of layer: CALayer, pace: TimingCurve, begin: TimeInterval, duration: TimeInterval) {
        let host = SceneHost.current
        layer.contentTransition = nil
        old = layer.pictureLayer(at: host.clock.time)
        (self.pace, self.begin, self.duration) = (pace, begin, duration)
        host.clock.schedule(at: begin + duration) { [weak layer, weak self] in
            if layer?.contentTransition === self { layer?.contentTransition = nil }
        }
    }

    /// Returns the new look fading in over the old one, as one group in the place of the layer.
    func mix(_ new: Layer, at time: TimeInterval) -> Layer {
        guard let old, duration > 0, time < begin + duration else { return new }
        let progress = pace.value(at: max(0, time - begin) / duration)
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
}
