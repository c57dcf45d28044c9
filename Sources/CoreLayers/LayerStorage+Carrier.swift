import Picture

// A layer may be drawn among its siblings in the place and the outline of another one, its carrier, which is
// no part of the tree. The layer's own values, and its pictures apart from the superlayer, stay as they are.

extension LayerStorage {
    /// The storage of the carrier; nil for none.
    private var carrier: LayerStorage? { isCarried ? owner?.carrierStorage : nil }

    /// Returns the picture among those of the siblings: in the carrier, unless that is where it changes
    /// nothing. Nil when nothing of it is visible.
    ///
    /// Radii are rounded to points: in a film of vectors, each outline needs layers of its own.
    func carriedPicture(at time: TimeInterval) -> Layer? {
        guard let carrier else { return pictureLayer(at: time) }
        var state = carrier.presentedState(at: time)
        state.cornerRadius = state.cornerRadius.rounded()
        let place = state.transformToSuperlayer
        guard !place.isIdentity || state.cornerRadius > 0 else { return pictureLayer(at: time) }
        guard let picture = pictureLayer(at: time) else { return nil }
        var whole = Layer(
            identity: carrier.identity, transform: place,
            clip: state.outline(rounding: carrier.layer?.maskedCorners ?? .all), children: [picture])
        whole.anchor = state.anchorInBounds
        return whole
    }

    /// Returns the bounds as they are shown at a time.
    package func shownBounds(at time: TimeInterval) -> CGRect { presentedState(at: time).bounds }

    /// Returns the transform to the superlayer's coordinates as it is shown at a time, with that of the
    /// carrier.
    package func shownTransform(at time: TimeInterval) -> CGAffineTransform {
        let own = presentedState(at: time).transformToSuperlayer
        return carrier.map { own.concatenating($0.presentedState(at: time).transformToSuperlayer) } ?? own
    }
}
