import UIKitCore

// The card of a menu or of a date, which grows from its anchor point and shrinks back to it.
extension UIView {
    /// Lets a card grow from its anchor point to its size, with a spring of 0.45 s.
    func growFromAnchor() {
        UIView.performWithoutAnimation {
            layOutSubtree()
            shrinkToAnchor()
        }
        UIView.animate(
            withDuration: 0.45, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0
        ) {
            self.transform = .identity
            self.alpha = 1
        }
    }

    /// Makes a card transparent, and a fifth as large at its anchor point.
    func shrinkToAnchor() {
        transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
        alpha = 0
    }
}
