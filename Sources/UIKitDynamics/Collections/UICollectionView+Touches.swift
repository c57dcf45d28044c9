// Which item a finger highlights and selects.
extension UICollectionView {
    /// Highlights the item that a finger was put down on.
    func follow(_ touches: Set<UITouch>) {
        guard highlightedItem == nil, touches.count == 1, let touch = touches.first else { return }
        if let indexPath = indexPathForItem(at: touch.location(in: self)) { touchDown(at: indexPath) }
    }

    /// Lets go of the highlighted item; it was tapped if the finger was lifted upon it.
    func letGo(_ touches: Set<UITouch>) {
        guard let highlightedItem else { return }
        touchUp(isTap: touches.contains { indexPathForItem(at: $0.location(in: self)) == highlightedItem })
    }
}
