// Elements whose views decide their sizes.
extension UICollectionView {
    /// The number of times that the elements in sight are measured for one picture: smaller ones bring others
    /// into sight.
    static let mostMeasurements = 20

    /// Asks the views of elements with estimated sizes, or of a layout that code has written, for the sizes
    /// that they prefer, as devices do when a cell comes into sight, and prepares the layout again. Returns
    /// whether the layout has changed.
    func measure(_ attributes: [UICollectionViewLayoutAttributes]) -> Bool {
        let layout = collectionViewLayout
        var hasChanged = false
        for original in attributes {
            let identity = original.identity
            guard !layout.measurements.isFresh(identity), let view = views[identity] else { continue }
            layout.measurements.freshen(identity)
            guard !layout.askedLengths(of: identity).isEmpty,
                let copy = original.copy() as? UICollectionViewLayoutAttributes
            else { continue }
            var preferred = copy
            UIView.withoutAnimation { preferred = view.preferredLayoutAttributesFitting(copy) }
            if layout.invalidate(forPreferred: preferred, insteadOf: original) { hasChanged = true }
        }
        if hasChanged { prepareLayout() }
        return hasChanged
    }
}
