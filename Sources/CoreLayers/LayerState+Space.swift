import Picture

// Layers lie in a plane of their own. What tilts it stands under a key of its own, beside the part in the
// plane.
extension LayerState {
    /// The key of the transform of a layer that is tilted in space.
    static let spatialKey = "spatialTransform"

    /// The transform of a layer that is tilted in space; nil for one in the plane of its superlayer.
    var spatialTransform: CATransform3D? {
        guard let map = values[Self.spatialKey]?.transform, !CATransform3DIsAffine(map) else { return nil }
        return map
    }

    /// The whole transform about the anchor point.
    var wholeTransform: CATransform3D { spatialTransform ?? CATransform3DMakeAffineTransform(transform) }

    /// Returns the map from the layer's coordinates to its superlayer's in space; nil in the plane.
    ///
    /// - Parameters:
    ///   - space: the map from the superlayer's space to its plane; nil where that has no perspective.
    ///   - height: the layer's position above the plane.
    func place(in space: CATransform3D?, height: CGFloat) -> CATransform3D? {
        guard spatialTransform != nil || space != nil else { return nil }
        let anchor = anchorInBounds
        let start = CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0)
        let upright = CATransform3DConcat(start, wholeTransform)
        let turned =
            isGeometryFlipped ? CATransform3DConcat(CATransform3DMakeAffineTransform(flip), upright) : upright
        // Heights are seen in a space only, and a limit keeps those that mean “in front” finite.
        let height = space == nil ? 0 : max(-1e4, min(height, 1e4))
        let map = CATransform3DConcat(turned, CATransform3DMakeTranslation(position.x, position.y, height))
        return space.map { CATransform3DConcat(map, $0) } ?? map
    }

    /// The space of the sublayers: their transform about the anchor point; nil for one in the plane.
    var sublayerSpace: CATransform3D? { sublayerMap.flatMap { CATransform3DIsAffine($0) ? nil : $0 } }

    /// The transform of the sublayers about the anchor point; nil without one.
    var sublayerMap: CATransform3D? {
        guard let map = values["sublayerTransform"]?.transform else { return nil }
        let anchor = anchorInBounds
        let start = CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0)
        return CATransform3DConcat(
            CATransform3DConcat(start, map), CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
    }
}

extension CATransform3D {
    /// The image of the plane z = 0.
    var projection: Projection {
        Projection(x: .init(m11, m21, m41), y: .init(m12, m22, m42), depth: .init(m14, m24, m44))
    }

    /// Returns the height of a point of the plane above that of the screen.
    func height(of point: CGPoint) -> CGFloat {
        let depth = max(m14 * point.x + m24 * point.y + m44, 0.02)
        return (m13 * point.x + m23 * point.y + m43) / depth
    }
}
