package import CoreGeometry

package func isNear(_ value: CGFloat?, _ expected: CGFloat, within tolerance: CGFloat = 1e-9) -> Bool {
    value.map { abs($0 - expected) <= tolerance } ?? false
}

package func isNear(_ point: CGPoint?, _ x: CGFloat, _ y: CGFloat, within tolerance: CGFloat = 1e-9) -> Bool {
    isNear(point?.x, x, within: tolerance) && isNear(point?.y, y, within: tolerance)
}

package func isNear(_ rect: CGRect, _ expected: CGRect, within tolerance: CGFloat = 1e-9) -> Bool {
    isNear(rect.origin, expected.minX, expected.minY, within: tolerance)
        && isNear(rect.width, expected.width, within: tolerance)
        && isNear(rect.height, expected.height, within: tolerance)
}

package func isNear(
    _ transform: CGAffineTransform, _ other: CGAffineTransform, within tolerance: CGFloat = 1e-12
)
    -> Bool
{
    isNear(transform.a, other.a, within: tolerance) && isNear(transform.b, other.b, within: tolerance)
        && isNear(transform.c, other.c, within: tolerance) && isNear(transform.d, other.d, within: tolerance)
        && isNear(transform.tx, other.tx, within: tolerance)
        && isNear(transform.ty, other.ty, within: tolerance)
}
