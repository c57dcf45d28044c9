/// What an item must be like before an animator can take it.
@MainActor enum ItemCheck {
    /// The sentence that says why an item cannot be taken; nil if it can.
    static func objection(to item: any UIDynamicItem, by animator: UIDynamicAnimator) -> String? {
        let size = item.bounds.size
        let name = animator.describe(item)
        if !(size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite) {
            return
                "\(name) has bounds of \(size.width) x \(size.height) pt, but a dynamic item needs a width and a height above 0."
        }
        if !(item.center.x.isFinite && item.center.y.isFinite) {
            return
                "\(name) has its center at (\(item.center.x), \(item.center.y)), but a dynamic item needs a finite one."
        }
        return (item as? UIView).flatMap { objection(to: $0, name, by: animator) }
    }

    private static func objection(to view: UIView, _ name: String, by animator: UIDynamicAnimator) -> String?
    {
        if let reference = animator.referenceView, view === reference || !view.isDescendant(of: reference) {
            return
                "\(name) is not in the animator's reference view, but a dynamic item must be a descendant of it: add it as a subview first."
        }
        if let other = view.drivingAnimator, other !== animator {
            return "\(name) is held by another animator already, but only one animator can move an item."
        }
        return nil
    }
}
