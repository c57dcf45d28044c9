/// The long press with which a finger moves items of a collection view.
@MainActor final class MovementPress: NSObject, UIGestureRecognizerDelegate {
    let recognizer = UILongPressGestureRecognizer()
    /// The closure that returns true for an item that the finger may move.
    private let mayMove: (UICollectionView, IndexPath) -> Bool

    init(mayMove: @escaping (UICollectionView, IndexPath) -> Bool) {
        self.mayMove = mayMove
        super.init()
        recognizer.delegate = self
        recognizer.addTarget { [weak self] press in self?.follow(press) }
    }

    private var collectionView: UICollectionView? { recognizer.view as? UICollectionView }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let collectionView,
            let path = collectionView.indexPathForItem(at: recognizer.location(in: collectionView))
        else { return false }
        return mayMove(collectionView, path)
    }

    private func follow(_ press: UILongPressGestureRecognizer) {
        guard let collectionView else { return }
        let point = press.location(in: collectionView)
        switch press.state {
        case .began:
            if let path = collectionView.indexPathForItem(at: point) {
                collectionView.beginInteractiveMovementForItem(at: path)
            }
            collectionView.updateInteractiveMovementTargetPosition(point)
        case .changed: collectionView.updateInteractiveMovementTargetPosition(point)
        case .ended: collectionView.endInteractiveMovement()
        default: collectionView.cancelInteractiveMovement()
        }
    }
}
