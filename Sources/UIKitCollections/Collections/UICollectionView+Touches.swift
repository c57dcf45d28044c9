import UIKitControls

// The item that a finger highlights and selects.
extension UICollectionView {
    /// Highlights the item on which a finger was put down.
    func follow(_ touches: Set<UITouch>) {
        guard highlightedItem == nil, touches.count == 1, let touch = touches.first else { return }
        if let indexPath = indexPathForItem(at: touch.location(in: self)) { touchDown(at: indexPath) }
    }

    /// Ends the highlight; if the finger was lifted on the highlighted item, it was a tap.
    func letGo(_ touches: Set<UITouch>) {
        guard let highlightedItem else { return }
        let points = touches.map { $0.location(in: self) }
        let tap = points.first { indexPathForItem(at: $0) == highlightedItem }
        if let tap, toggleOutline(at: highlightedItem, tap) { return touchUp(isTap: false) }
        let menu =
            tap == nil ? nil : (cellForItem(at: highlightedItem) as? UICollectionViewListCell)?.popUpMark
        touchUp(isTap: tap != nil && menu == nil)
        menu?.openMenu()
    }
}
