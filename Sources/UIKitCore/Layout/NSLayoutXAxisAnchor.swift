/// A left, right or center anchor.
@preconcurrency @MainActor public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// Returns the distance from this anchor to another one, as a length for constraints. The views of both
    /// must be in one hierarchy.
    public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        offset(to: otherAnchor, from: .left, .right, .width)
    }

    /// Returns a constraint to a multiple of the standard distance, 8 points, after another anchor.
    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { related(.equal, to: anchor, 1, multiplier * systemSpacing) }

    /// Returns a constraint to at least a multiple of the standard distance after another anchor.
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { related(.greaterThanOrEqual, to: anchor, 1, multiplier * systemSpacing) }

    /// Returns a constraint to at most a multiple of the standard distance after another anchor.
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { related(.lessThanOrEqual, to: anchor, 1, multiplier * systemSpacing) }
}
