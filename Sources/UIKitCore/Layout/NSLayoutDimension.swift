/// A width or height.
@preconcurrency @MainActor public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Returns a constraint that makes the length equal to a number of points.
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        related(.equal, to: nil, 1, c)
    }

    /// Returns a constraint that makes the length at least a number of points.
    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, to: nil, 1, c)
    }

    /// Returns a constraint that makes the length at most a number of points.
    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        related(.lessThanOrEqual, to: nil, 1, c)
    }

    /// Returns a constraint that makes the length equal to a multiple of another one, plus a constant.
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { related(.equal, to: anchor, m, c) }

    /// Returns a constraint that makes the length at least a multiple of another one, plus a constant.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { related(.greaterThanOrEqual, to: anchor, m, c) }

    /// Returns a constraint that makes the length at most a multiple of another one, plus a constant.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { related(.lessThanOrEqual, to: anchor, m, c) }
}
