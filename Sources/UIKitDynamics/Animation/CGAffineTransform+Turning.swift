extension CGAffineTransform {
    /// The transform turned to a rotation, its scale kept, its shift gone.
    func turned(to rotation: CGAffineTransform) -> CGAffineTransform {
        var parts = TransformParts(self)
        guard !parts.isTurnOnly else { return rotation }
        parts.rotation = 0
        parts.translation = .zero
        return parts.transform.concatenating(rotation)
    }
}

extension TransformParts {
    /// Whether the transform only turns; a millionth of scale is the rounding of 32-bit sines.
    fileprivate var isTurnOnly: Bool {
        abs(scaleX - 1) < 1e-6 && abs(scaleY - 1) < 1e-6 && abs(shear) < 1e-6
    }
}
