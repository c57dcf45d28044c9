/// The requirements that an item must meet before an animator can take it.
@MainActor enum ItemValidation {
    /// Returns a message that names the rule an item breaks; nil if the animator can take it.
    static func validationError(of item: any UIDynamicItem, for animator: UIDynamicAnimator) -> String? {
        let size = item.bounds.size
        let name = animator.describe(item)
        if let group = item as? UIDynamicItemGroup, group.items.isEmpty {
            return "\(name) is empty, but a group needs at least one item."
        }
        if !(Limit.side.allows(size.width) && Limit.side.allows(size.height)) {
            return
                "\(name) has bounds of \(size.width) x \(size.height) pt, but a dynamic item needs a width and a height above 0, \(Limit.side.rule) pt."
        }
        let center = animator.referenceCenter(of: item)
        if !(Limit.coordinate.allows(item.center) && Limit.coordinate.allows(center)) {
            return
                "\(name) has its center at (\(center.x), \(center.y)), but a dynamic item needs one that is \(Limit.coordinate.rule) pt."
        }
        if !item.turn.isFinite {
            return "\(name) has the transform \(item.transform), but a dynamic item needs a finite one."
        }
        if let validationError = ItemShape.validationError(inPathOf: item) {
            return "\(name) has \(validationError)."
        }
        if let group = animator.group(of: item) {
            return
                "\(name) is in the group '\(animator.name(of: group))' that the animator holds, but the members of a group are moved by the group alone."
        }
        if let group = item as? UIDynamicItemGroup { return validationError(of: group, name, for: animator) }
        return (item as? UIView).flatMap { validationError(of: $0, name, for: animator) }
    }

    private static func validationError(
        of group: UIDynamicItemGroup, _ name: String, for animator: UIDynamicAnimator
    ) -> String? {
        let views = group.items.compactMap { $0 as? UIView }
        guard views.allSatisfy({ $0.superview === views[0].superview }) else {
            return "\(name) has views of several superviews, but the views of a group must share one."
        }
        if let member = group.items.first(where: { animator.simulation.record(of: $0) != nil }) {
            return
                "\(animator.describe(member)) is held by a behavior and by the group '\(name)', but the members of a group are moved by the group alone."
        }
        return group.items.lazy.compactMap { validationError(ofMember: $0, in: group, for: animator) }.first
    }

    private static func validationError(
        ofMember item: any UIDynamicItem, in group: UIDynamicItemGroup, for animator: UIDynamicAnimator
    ) -> String? {
        if let other = animator.group(of: item), other !== group {
            return "\(animator.describe(item)) is in two groups, but an item can be in one only."
        }
        let isHeld = animator.simulation.record(of: group) != nil
        return isHeld ? nil : validationError(of: item, for: animator)
    }

    private static func validationError(of view: UIView, _ name: String, for animator: UIDynamicAnimator)
        -> String?
    {
        if let reference = animator.referenceView, !view.isDescendant(of: reference) {
            return
                "\(name) is not in the animator's reference view, but a dynamic item must be a descendant of it: add it as a subview first."
        }
        if let other = view.storage.driven.driver, other !== animator {
            return "\(name) is held by another animator already, but only one animator can move an item."
        }
        return nil
    }
}
