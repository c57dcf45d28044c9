/// The long press with which a finger moves items of a collection view controller that moves them in its
/// data.
@MainActor final class MovementPress: NSObject, UIGestureRecognizerDelegate {
    /// The name under which a controller's method that moves items is found.
    static let mover = Selector("collectionView:moveItemAt:to:")

    let recognizer = UILongPressGestureRecognizer()
    private weak var controller: UICollectionViewController?

    init(of controller: UICollectionViewController) {
        self.controller = controller
        super.init()
        recognizer.delegate = self
        recognizer.addTarget { [weak self] press in self?.follow(press) }
    }

    /// Returns true for a press on an item that the controller lets be moved, if it overrides the method for
    /// that.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let controller, let view = controller.collectionView, controller.responds(to: Self.mover),
            let path = view.indexPathForItem(at: recognizer.location(in: view))
        else { return false }
        return controller.collectionView(view, canMoveItemAt: path)
    }

    private func follow(_ press: UILongPressGestureRecognizer) {
        guard let view = controller?.collectionView else { return }
        let point = press.location(in: view)
        switch press.state {
        case .began:
            if let path = view.indexPathForItem(at: point) { view.beginInteractiveMovementForItem(at: path) }
            view.updateInteractiveMovementTargetPosition(point)
        case .changed: view.updateInteractiveMovementTargetPosition(point)
        case .ended: view.endInteractiveMovement()
        default: view.cancelInteractiveMovement()
        }
    }
}
