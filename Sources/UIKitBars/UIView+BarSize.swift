import UIKitControls
import UIKitCore

extension UIView {
    /// A Boolean value that indicates whether a bar gives the view its size.
    var isFittedInBar: Bool { !translatesAutoresizingMaskIntoConstraints }

    /// Prepares a view of the scene's own for a bar: one without a size gets that of its content and
    /// constraints, as in UIKit from iOS 11 on, and one with a size keeps it. A search bar fills its room.
    func prepareForBar() {
        if bounds.isEmpty, !(self is UISearchBar) { translatesAutoresizingMaskIntoConstraints = false }
    }

    /// Returns the distances of a bar's contents from its left and right edges, in points. On a phone on its
    /// side that has a notch, the safe area adds to a margin, or is the least distance.
    func safeSides(_ margin: CGFloat, addsSafeArea: Bool) -> (left: CGFloat, right: CGFloat) {
        let safe = safeAreaInsets
        if addsSafeArea { return (safe.left + margin, safe.right + margin) }
        return (max(safe.left, margin), max(safe.right, margin))
    }

    /// Gives a view whose size is not its own the one that its content and constraints ask for.
    func fitInBar() {
        guard isFittedInBar else { return }
        let size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        if bounds.size != size { bounds.size = size }
    }
}
