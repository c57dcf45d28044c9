import Picture

/// A transition from the content of a layer as it was shown last to its current content: a cross-fade, a
/// slide or a flip.
@MainActor package final class ContentTransition {
    private let old: Layer
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

    /// Creates a transition from a layer's content as it was shown last.
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
        old = context.shownLooks.picture(of: layer.storage) ?? Layer()
        (self.curve, self.begin, self.duration) = (curve, begin, duration)
        context.clock.schedule(at: begin + duration) { [weak layer, weak self] in
            if layer?.contentTransition === self { layer?.contentTransition = nil }
        }
    }

    /// Returns the old and the new content, as one group in place of the layer.
    ///
    /// The weights of a cross-fade add up to 1, so that what both sides have in common stays as it is.
    ///
    /// - Parameter new: the new content; nil when nothing of it is visible.
    func mix(_ new: Layer?, at time: TimeInterval) -> Layer? {
        guard duration > 0, time < begin + duration else { return new }
        let part = curve.value(at: max(0, time - begin) / duration)
        let progress = span.lowerBound + (span.upperBound - span.lowerBound) * part
        if let flip { return turned(from: old, to: new ?? Layer(), progress, flip) }
        var (faded, fresh) = (old, new ?? Layer())
        (faded.transform, fresh.transform) = (.identity, .identity)
        (faded.identity, fresh.identity) = (nil, nil)
        let place = new ?? old
        var group = Layer(identity: place.identity, name: place.name, transform: place.transform)
        group.anchor = place.anchor
        group.children = translation.map { slide(faded, fresh, $0, progress) } ?? fade(faded, fresh, progress)
        return group
    }

    private func fade(_ old: Layer, _ new: Layer, _ progress: Double) -> [Layer] {
        var (faded, fresh) = (old, new)
        faded.opacity *= max(0, 1 - progress)
        fresh.opacity *= min(1, progress)
        if progress >= 1 { return [fresh] }
        fresh.blending = .plus
        return [faded, fresh]
    }

    private func slide(_ old: Layer, _ new: Layer, _ translation: Translation, _ progress: Double) -> [Layer]
    {
        var (faded, fresh) = (old, new)
        if translation.movesNew { fresh.transform = shift(translation.start, by: 1 - progress) }
        if translation.movesOld { faded.transform = shift(translation.start, by: -progress) }
        if progress >= 1 { return [fresh] }
        if translation.movesNew, translation.movesOld {
            // A device fades both contents of a push while they slide.
            faded.opacity *= max(0, 1 - progress)
            fresh.opacity *= min(1, progress)
        }
        return translation.movesNew ? [faded, fresh] : [fresh, faded]
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
