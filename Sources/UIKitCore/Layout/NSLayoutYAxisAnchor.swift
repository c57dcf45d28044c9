/// A top, bottom, center or baseline anchor.
@preconcurrency @MainActor public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// Returns the distance from this anchor to another one, as a length for constraints. The views of both
    /// must be in one hierarchy.
    public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        offset(to: otherAnchor, from: .top, .bottom, .height)
    }

    /// Returns a constraint for a multiple of the standard distance, 8 points, below another anchor.
    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { related(.equal, to: anchor, 1, multiplier * systemSpacing) }

    /// Returns a constraint for at least a multiple of the standard distance below another anchor.
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { related(.greaterThanOrEqual, to: anchor, 1, multiplier * systemSpacing) }

    /// Returns a constraint for at most a multiple of the standard distance below another anchor.
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { related(.lessThanOrEqual, to: anchor, 1, multiplier * systemSpacing) }
}
