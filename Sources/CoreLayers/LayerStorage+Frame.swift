extension LayerStorage {
    /// The axis-aligned bounding rectangle in the superlayer's coordinates, derived from position, bounds,
    /// anchor point and transform.
    package var frame: CGRect {
        let (size, anchor) = (model.bounds.size, model.anchorPoint)
        let offset = CGPoint(x: size.width * anchor.x, y: size.height * anchor.y)
        if model.transform.isIdentity {
            return CGRect(
                x: model.position.x - offset.x, y: model.position.y - offset.y, width: size.width,
                height: size.height)
        }
        let box = CGRect(x: -offset.x, y: -offset.y, width: size.width, height: size.height)
        return box.applying(model.transform).offsetBy(dx: model.position.x, dy: model.position.y)
    }

    /// The transform that counts when a frame is set: the identity for a layer that is tilted in space. One
    /// that stands on its edge would otherwise get endless bounds.
    private var fittingTransform: CGAffineTransform {
        model.spatialTransform == nil ? model.transform : .identity
    }

    /// Returns the size of the bounds that fit a frame under the transform; the present one for a transform
    /// with a determinant of 0.
    package func size(fitting frame: CGRect) -> CGSize {
        frame.standardized.size.fitted(into: fittingTransform, otherwise: model.bounds.size)
    }

    /// Returns the position at which the present bounds lie in the middle of a frame.
    package func position(fitting frame: CGRect) -> CGPoint {
        let (anchor, transform) = (model.anchorPoint, fittingTransform)
        let middle = CGPoint(x: frame.minX + frame.width / 2, y: frame.minY + frame.height / 2)
        guard anchor != CGPoint(x: 0.5, y: 0.5) else {
            return CGPoint(x: middle.x - transform.tx, y: middle.y - transform.ty)
        }
        // The box of the transformed bounds about the anchor point is moved onto the frame.
        let (width, height) = (model.bounds.width, model.bounds.height)
        let box = CGRect(x: -width * anchor.x, y: -height * anchor.y, width: width, height: height)
            .applying(transform)
        return CGPoint(x: middle.x - box.midX, y: middle.y - box.midY)
    }
}

extension CGSize {
    /// Returns the size that a transform maps to this one; the fallback for a transform with a
    /// determinant of 0.
    fileprivate func fitted(into transform: CGAffineTransform, otherwise fallback: CGSize) -> CGSize {
        if transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 { return self }
        guard transform.determinant != 0 else { return fallback }
        return CGRect(origin: .zero, size: self).applying(transform.inverted()).size
    }
}
