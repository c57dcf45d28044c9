/// A container of contents of a size, such as a controller or the presentation of one.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
    /// The preferred size of the content.
    var preferredContentSize: CGSize { get }

    /// Notifies the container that a child prefers another size.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// Notifies the container that the size of a child that follows from constraints has changed.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// Returns the size of a child in a container of a size.
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize

    /// Notifies the container that it gets another size.
    func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

    /// Notifies the container that its size classes change.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {
    /// Notifies the container around the controller, or its presentation, of another preferred size. Without
    /// code of theirs it has no effect.
    func preferredContentSizeDidChange(from old: CGSize) {
        guard preferredContentSize != old else { return }
        let container: (any UIContentContainer)? = parent ?? presentation
        container?.preferredContentSizeDidChange(forChildContentContainer: self)
        presentationAround?.preferredContentSizeDidChange(forChildContentContainer: self)
        // A controller that is not on the screen yet may be presented in a popover.
        if container == nil, viewIfLoaded?.window != nil,
            ![.custom, .popover].contains(modalPresentationStyle)
        {
            warnOfNoEffect("UIViewController.preferredContentSize")
        }
    }
}

extension UIViewController {
    /// The presentation of a parent that follows the sizes of its children; nil without one.
    private var presentationAround: UIPresentationController? {
        sequence(first: self, next: \.parent).dropFirst()
            .compactMap(\.presentation).first(where: \.followsSizesOfChildren)
    }
}

extension UIPresentationController: UIContentContainer {}
