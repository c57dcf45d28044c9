// The methods of iOS 7 and earlier for a turn of the device.
extension UIViewController {
    /// Calls the methods of earlier systems in the course of a turn: those of a controller whose view is in a
    /// window. UIKit leaves them out where a class overrides `viewWillTransition`; here they go only with its
    /// call of the superclass.
    func rotate(with coordinator: any UIViewControllerTransitionCoordinator) {
        guard let turn = (coordinator as? ModalCoordinator)?.turnedDirections, viewIfLoaded?.window != nil
        else { return }
        willRotate(to: turn.new, duration: coordinator.transitionDuration)
        coordinator.animate(
            alongsideTransition: { [weak self] in
                self?.willAnimateRotation(to: turn.new, duration: $0.transitionDuration)
            },
            completion: { [weak self] _ in self?.didRotate(from: turn.old) })
    }
}
