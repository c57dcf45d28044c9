package import Picture
package import UIKitHost

// Interpolation between the pictures of two ticks. Ticks are not made shorter for slow motion and motion
// blur, since callbacks would then run more often and change the motion. Within a tick the engine makes its
// sub-steps, which are always the same: an item passes through the states in which they left it. Everything
// else that both pictures show is interpolated linearly, rotations about the layer's anchor. A layer that
// only the earlier picture has stays until the later tick, and one that only the later has waits for it.

extension Picture {
    /// Returns the picture at a moment between this one and the picture a tick later.
    /// - Parameters:
    ///   - later: the picture a tick later.
    ///   - progress: 0 for this picture, 1 for the later one.
    ///   - trajectories: those of items through the sub-steps of the tick, by their layers' identities.
    package func between(_ later: Picture, _ progress: CGFloat, trajectories: [Int: SubstepTrajectory] = [:])
        -> Picture
    {
        guard progress > 0, self != later else { return self }
        if progress >= 1 { return later }
        var picture = self
        picture.background = background.between(later.background, progress)
        picture.layers = PictureInterpolation(progress: progress, trajectories: trajectories).layers(
            layers, later.layers)
        return picture
    }
}

/// The interpolation between two pictures at one moment.
private struct PictureInterpolation {
    let progress: CGFloat
    let trajectories: [Int: SubstepTrajectory]

    /// Interpolates layers. Where some appear or go, those without number and name stay as they are: they
    /// may be others in the later picture.
    func layers(_ layers: [Layer], _ later: [Layer]) -> [Layer] {
        let partners = haveSameIdentities(layers, later) ? nil : Partners(later)
        var identities = LayerIdentities()
        var result = layers
        for index in layers.indices {
            let partner = partners.map { $0.layer(identities.identity(of: layers[index])) } ?? later[index]
            guard let partner, partner != layers[index] else { continue }
            move(&result[index], toward: partner)
        }
        return result
    }

    private func haveSameIdentities(_ layers: [Layer], _ later: [Layer]) -> Bool {
        guard layers.count == later.count else { return false }
        return zip(layers, later).allSatisfy { $0.identity == $1.identity && $0.name == $1.name }
    }

    /// Interpolates the parts of a layer that differ in the later picture.
    private func move(_ layer: inout Layer, toward later: Layer) {
        let first = layer
        place(&layer, between: first, and: later)
        layer.opacity = layer.opacity.between(later.opacity, progress)
        if let clip = layer.clip, let laterClip = later.clip {
            layer.clip = clip.between(laterClip, progress)
        }
        if layer.contents.count == later.contents.count, layer.contents != later.contents {
            layer.contents = zip(layer.contents, later.contents).map { $0.between($1, progress) }
        }
        layer.mask = layers(layer.mask, later.mask)
        if layer.shadows.count == later.shadows.count, layer.shadows != later.shadows {
            layer.shadows = zip(layer.shadows, later.shadows).map { $0.between($1, progress) }
        }
        layer.children = layers(layer.children, later.children)
    }

    private func place(_ layer: inout Layer, between first: Layer, and later: Layer) {
        let detour = first.identity.flatMap { trajectories[$0] }?.detour(at: progress) ?? (.zero, 0)
        layer.anchor = first.anchor.between(later.anchor, progress)
        layer.transform = first.transform.turned(toward: later.transform, progress, and: detour.angle)
        let (from, to) = (first.anchor.applying(first.transform), later.anchor.applying(later.transform))
        let place = from.between(to, progress)
        layer.transform.move(
            layer.anchor, to: CGPoint(x: place.x + detour.center.dx, y: place.y + detour.center.dy))
    }
}

/// Layers of the later picture by their identities.
private struct Partners {
    private var layers: [LayerIdentity: Layer] = [:]

    init(_ siblings: [Layer]) {
        var identities = LayerIdentities()
        for layer in siblings { layers[identities.identity(of: layer)] = layer }
    }

    /// Returns the layer of an identity; nil where there is none, and for layers that have only an index.
    func layer(_ identity: LayerIdentity) -> Layer? { identity.isOwn ? layers[identity] : nil }
}

extension SubstepTrajectory {
    /// Returns the deviation of the trajectory from the straight line at constant speed; zero at both ends.
    fileprivate func detour(at progress: CGFloat) -> (center: CGVector, angle: CGFloat) {
        let next = states.dropFirst().firstIndex { $0.progress >= progress } ?? states.count - 1
        let (before, after) = (states[next - 1], states[next])
        let here = before.between(after, (progress - before.progress) / (after.progress - before.progress))
        let straight = states[0].between(states[states.count - 1], progress)
        return (
            CGVector(dx: here.center.x - straight.center.x, dy: here.center.y - straight.center.y),
            here.angle - straight.angle
        )
    }
}

extension CGAffineTransform {
    /// Returns the interpolation toward another transform, without translation. The rotation takes the
    /// shorter way, plus `detour` radians, and the rest is linear.
    fileprivate func turned(
        toward later: CGAffineTransform, _ progress: CGFloat, and detour: CGFloat
    ) -> CGAffineTransform {
        let (angle, laterAngle) = (arcTangent(y: b, x: a), arcTangent(y: later.b, x: later.a))
        let turn = (laterAngle - angle).remainder(dividingBy: 2 * .pi)
        // The rotation is the transform's last part, so it is removed at its end.
        let (form, laterForm) = (unshifted(turnedBy: -angle), later.unshifted(turnedBy: -laterAngle))
        return CGAffineTransform(
            a: form.a.between(laterForm.a, progress), b: form.b.between(laterForm.b, progress),
            c: form.c.between(laterForm.c, progress), d: form.d.between(laterForm.d, progress), tx: 0, ty: 0
        ).unshifted(turnedBy: angle + turn * progress + detour)
    }

    private func unshifted(turnedBy angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0)
            .concatenating(CGAffineTransform(rotationAngle: angle))
    }

    /// Translates so that a point is mapped to a given position.
    fileprivate mutating func move(_ point: CGPoint, to place: CGPoint) {
        let now = point.applying(self)
        tx += place.x - now.x
        ty += place.y - now.y
    }
}
