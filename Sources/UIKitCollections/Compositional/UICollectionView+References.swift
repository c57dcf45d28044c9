// The distances from which layouts count their insets.
extension UICollectionView {
    /// Returns the distances of a reference from the edges of the content at rest, in points.
    func insets(of reference: UIContentInsetsReference) -> UIEdgeInsets {
        let inset: UIEdgeInsets
        switch reference {
        case .automatic, .none: return .zero
        case .safeArea: inset = safeAreaInsets
        case .layoutMargins: inset = layoutMargins
        case .readableContent:
            let frame = readableContentGuide.layoutFrame
            inset = UIEdgeInsets(
                top: frame.minY - bounds.minY, left: frame.minX - bounds.minX,
                bottom: bounds.maxY - frame.maxY, right: bounds.maxX - frame.maxX)
        }
        // The content begins within the adjusted insets.
        let own = adjustedContentInset
        return UIEdgeInsets(
            top: max(0, inset.top - own.top), left: max(0, inset.left - own.left),
            bottom: max(0, inset.bottom - own.bottom), right: max(0, inset.right - own.right))
    }
}
