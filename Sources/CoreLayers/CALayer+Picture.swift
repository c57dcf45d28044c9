package import Picture

extension CALayer {
    /// Returns the layer with its sublayers as presented at a time on the film's clock; nil when nothing of
    /// it is visible.
    package func pictureLayer(at time: TimeInterval) -> Layer? { storage.pictureLayer(at: time) }

    /// Returns the pictures of the sublayers, arranged as the class does and moved by `sublayerTransform`.
    func sublayerPictures(
        _ state: LayerState, at time: TimeInterval, in space: CATransform3D? = nil
    ) -> [Layer] {
        guard storage.hasFiniteSublayerTransform else { return [] }
        let space = space ?? state.sublayerSpace
        let pictures = arrange(state, at: time) { storage.sublayerPictures(at: $0, in: space) }
        guard space == nil, let map = state.values["sublayerTransform"]?.transform,
            !CATransform3DIsIdentity(map)
        else {
            return pictures
        }
        let anchor = state.anchorInBounds
        let plane = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(CATransform3DGetAffineTransform(map))
            .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
        return [Layer(transform: plane, children: pictures)]
    }

    /// Adds the shadow to a picture of the layer.
    func addShadow(_ state: LayerState, to picture: inout Layer) {
        let opacity = state.values["shadowOpacity"]?.number ?? 0
        guard opacity > 0, !masksToBounds else { return }
        func value(_ key: String) -> LayerValue {
            state.values[key] ?? standard(key) ?? LayerValue(CGFloat(0))
        }
        let offset = value("shadowOffset").size
        picture.shadows = [
            Shadow(
                color: value("shadowColor").color.faded(by: min(opacity, 1)),
                offset: CGVector(dx: offset.width, dy: offset.height),
                radius: max(0, value("shadowRadius").number),
                shape: state.values["shadowPath"].map { .path($0.path) })
        ]
    }
}
