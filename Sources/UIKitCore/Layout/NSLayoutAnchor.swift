/// An edge, a center or a length of a view or guide, from which constraints are made.
@preconcurrency @MainActor public class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let item: AnyObject
    let attribute: NSLayoutConstraint.Attribute
    /// The standard distance between views, 8 points, by which system spacing is multiplied.
    var systemSpacing: CGFloat { 8 }

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
                item: guide, attribute: attribute.matching(anchor.attribute), relatedBy: .equal,
                toItem: anchor.item,
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
