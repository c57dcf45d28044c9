import Picture

/// A transition from the content of a layer at one moment to its current content: a cross-fade, a slide or a
/// flip.
@MainActor package final class ContentTransition {
    private let old: Layer?
    private let curve: TimingCurve
    private let begin: TimeInterval
    private let duration: TimeInterval
    private let flip: Flip?
    private let translation: Translation?
    private let span: ClosedRange<Double>
    private let size: CGSize

    /// The axis about which a layer is turned over.
    package enum Flip { case horizontal, vertical }

    /// A way in which contents slide.
    package struct Translation {
        /// The place where the new content begins, in sizes of the layer.
        let start: CGVector
        let movesOld: Bool
        let movesNew: Bool
    }

    /// Creates a transition from a layer's current content.
    ///
    /// - Parameters:
    ///   - layer: the layer.
    ///   - curve: the timing curve.
    ///   - begin: the time of the beginning.
    ///   - duration: the duration in seconds.
    ///   - flip: the axis about which the layer turns over; nil for none.
    ///   - translation: the way in which contents slide; nil for none.
    ///   - span: the progress at the beginning and at the end.
    package init(
        of layer: CALayer, curve: TimingCurve, begin: TimeInterval, duration: TimeInterval, flip: Flip? = nil,
        translation: Translation? = nil, span: ClosedRange<Double> = 0...1
    ) {
        (self.flip, self.translation, self.span, size) = (flip, translation, span, layer.bounds.size)
        let context = RunContext.current
        layer.contentTransition = nil
        old = layer.pictureLayer(at: context.clock.time)
        (self.curve, self.begin, self.duration) = (curve, begin, duration)
        context.clock.schedule(at: begin + duration) { [weak layer, weak self] in
            if layer?.contentTransition === self { layer?.contentTransition = nil }
        }
    }

    /// Returns the old and the new content, as one group in place of the layer.
    func mix(_ new: Layer, at time: TimeInterval) -> Layer {
        guard let old, duration > 0, time < begin + duration else { return new }
        let part = curve.value(at: max(0, time - begin) / duration)
        let progress = span.lowerBound + (span.upperBound - span.lowerBound) * part
        if let flip { return turned(from: old, to: new, progress, flip) }
        var (faded, fresh) = (old, new)
        faded.transform = .identity
        (fresh.transform, fresh.opacity) = (.identity, translation == nil ? progress : fresh.opacity)
        if let translation {
            fresh.transform = translation.movesNew ? shift(translation.start, by: 1 - progress) : .identity
            faded.transform = translation.movesOld ? shift(translation.start, by: -progress) : .identity
        }
        (faded.identity, fresh.identity) = (nil, nil)
        var group = Layer(
            identity: new.identity, name: new.name, transform: new.transform, opacity: new.opacity)
        group.anchor = new.anchor
        let isOldInFront = translation.map { !$0.movesNew } ?? false
        group.children = progress >= 1 ? [fresh] : isOldInFront ? [fresh, faded] : [faded, fresh]
        return group
    }

    private func shift(_ direction: CGVector, by factor: Double) -> CGAffineTransform {
        CGAffineTransform(
            translationX: direction.dx * size.width * factor, y: direction.dy * size.height * factor)
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
