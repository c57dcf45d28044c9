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
    /// The rate at which the transition moves; default at each moment.
    package var frameRate = FrameRate()

    /// The side of a layer that comes to the front while the layer is turned over.
    package enum Flip { case fromLeft, fromRight, fromTop, fromBottom }

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
    ///   - flip: the side from which the layer turns over; nil for none.
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
        let part = curve.value(at: max(0, frameRate.frameStart(at: time - begin)) / duration)
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

    /// Returns the old content in the first half and the new content in the second, turned about the middle.
    private func turned(from old: Layer, to new: Layer, _ progress: Double, _ flip: Flip) -> Layer {
        var layer = progress < 0.5 ? old : new
        (layer.identity, layer.name) = (new.identity, new.name)
        // The new content is the back, which the second half of the turn brings to the front.
        let map = flip.projection(
            turn: progress < 0.5 ? progress : progress - 1, about: layer.anchor, size: size)
        if let flat = map.transform {
            layer.transform = flat.concatenating(layer.transform)
            return layer
        }
        let place = layer.transform
        layer.transform = .identity
        layer = layer.projected(by: map)
        layer.transform = place
        return layer
    }
}

extension ContentTransition.Flip {
    /// The distance from the eye to the plane of the layer, in points.
    private static let eyeDistance: CGFloat = 800

    /// Returns the map of a turned layer within its own coordinates. The eye steps back so that the near edge
    /// keeps its length.
    ///
    /// - Parameters:
    ///   - turn: the angle in half turns, from -0.5 to 0.5.
    ///   - middle: the point about which the layer turns.
    ///   - size: the size of the layer.
    fileprivate func projection(turn: Double, about middle: CGPoint, size: CGSize) -> Projection {
        let (sine, cosine) = sineAndCosine(turn * .pi)
        // A layer that is seen from its edge has no inverse map, which images need.
        let narrowed = max(cosine, 0.001)
        let (isVertical, sign): (Bool, CGFloat) =
            switch self {
            case .fromLeft: (false, 1)
            case .fromRight: (false, -1)
            case .fromTop: (true, 1)
            case .fromBottom: (true, -1)
            }
        let half = (isVertical ? size.height : size.width) / 2
        let (slope, back) = (sign * sine / Self.eyeDistance, half * abs(sine) / Self.eyeDistance)
        let turned = Projection(
            x: .init(isVertical ? 1 : narrowed, 0, 0), y: .init(0, isVertical ? narrowed : 1, 0),
            depth: .init(isVertical ? 0 : slope, isVertical ? slope : 0, 1 + back))
        let start = CGAffineTransform(translationX: -middle.x, y: -middle.y)
        let end = CGAffineTransform(translationX: middle.x, y: middle.y)
        return Projection(end).after(turned.after(Projection(start)))
    }
}
