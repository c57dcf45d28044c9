/// An edge, a center or a length of a view or guide, from which constraints are made.
@preconcurrency @MainActor public class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let item: AnyObject
    let attribute: NSLayoutConstraint.Attribute

    init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
        (self.item, self.attribute) = (item, attribute)
        super.init()
    }

    /// Returns a constraint that makes this anchor equal to another one, plus a constant in points.
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0)
        -> NSLayoutConstraint
    { related(.equal, to: anchor, 1, c) }

    /// Returns a constraint that makes this anchor greater than or equal to another one, plus a constant.
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0)
        -> NSLayoutConstraint
    { related(.greaterThanOrEqual, to: anchor, 1, c) }

    /// Returns a constraint that makes this anchor less than or equal to another one, plus a constant.
    public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0)
        -> NSLayoutConstraint
    { related(.lessThanOrEqual, to: anchor, 1, c) }

    /// Returns the distance from this anchor to another one: the length of a guide between both, in the view
    /// of this anchor.
    func offset(
        to end: NSLayoutAnchor<AnchorType>, from first: NSLayoutConstraint.Attribute,
        _ last: NSLayoutConstraint.Attribute, _ length: NSLayoutConstraint.Attribute
    ) -> NSLayoutDimension {
        let guide = UILayoutGuide()
        let owner = item as? UIView ?? (item as? UILayoutGuide)?.owningView
        owner?.addLayoutGuide(guide)
        let ends = [(first, self), (last, end)].map { attribute, anchor in
            NSLayoutConstraint(
                item: guide, attribute: attribute, relatedBy: .equal, toItem: anchor.item,
                attribute: anchor.attribute, multiplier: 1, constant: 0)
        }
        NSLayoutConstraint.activate(ends)
        return NSLayoutDimension(guide, length)
    }

    func related(
        _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>?, _ factor: CGFloat,
        _ constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: anchor?.item,
            attribute: anchor?.attribute ?? .notAnAttribute, multiplier: factor, constant: constant)
    }
}

/// The standard distance between views, 8 points, by which system spacing is multiplied.
private let systemSpacing: CGFloat = 8

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
