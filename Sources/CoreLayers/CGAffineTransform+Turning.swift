extension CGAffineTransform {
    /// Returns the transform with its rotation replaced by another one, its scale kept and its
    /// translation removed.
    package func turned(to rotation: CGAffineTransform) -> CGAffineTransform {
        var parts = TransformParts(self)
        guard !parts.isTurnOnly else { return rotation }
        parts.rotation = 0
        parts.translation = .zero
        return parts.transform.concatenating(rotation)
    }
}

extension TransformParts {
    /// True when the transform has no scale or shear; 1e-6 allows for the rounding of 32-bit sines.
    fileprivate var isTurnOnly: Bool {
        abs(scaleX - 1) < 1e-6 && abs(scaleY - 1) < 1e-6 && abs(shear) < 1e-6
    }
}
