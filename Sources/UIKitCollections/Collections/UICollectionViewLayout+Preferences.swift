// The sizes that views prefer.
extension UICollectionViewLayout {
    /// Returns the lengths that the view of an element is asked for. A layout without estimates that code has
    /// written is asked for both, as on devices, until it has left the answer to the default implementation:
    /// the views of a layout that overrides nothing are not measured while it scrolls.
    func askedLengths(of identity: ElementIdentity) -> EstimatedLengths {
        let estimated = estimates(of: identity)
        guard estimated.isEmpty, !asksForEstimatesAlone, !measurements.ignores(identity) else {
            return estimated
        }
        return [.width, .height]
    }

    /// Invalidates the layout by the attributes that a view prefers, where it follows them. Returns whether
    /// it does.
    func invalidate(
        forPreferred preferred: UICollectionViewLayoutAttributes,
        insteadOf original: UICollectionViewLayoutAttributes
    ) -> Bool {
        measurements.isAnsweredByDefault = false
        guard
            shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        else {
            // An equal size is no evidence: an override may ask the default implementation, too.
            if measurements.isAnsweredByDefault, preferred.size != original.size {
                measurements.ignore(original.identity)
            }
            return false
        }
        invalidateLayout(
            with: invalidationContext(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
        return true
    }
}
