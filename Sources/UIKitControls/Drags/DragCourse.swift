import UIKitCore

/// The way of items from the view from which a finger lifts them to the one on which it drops them.
@MainActor final class DragCourse {
    /// The duration in seconds in which items are lifted, dropped or put back. By eye.
    private static let duration: TimeInterval = 0.3

    private let interaction: UIDragInteraction
    private let session: DragSession
    private let dropSession: DropSession
    private var preview: UITargetedDragPreview?
    private var lifted: MenuPreview?
    /// The distance of the middle of the preview from the finger.
    private var grip = CGVector.zero
    private var hasBegun = false
    /// The interaction below the finger that takes the items; nil for none.
    private var target: UIDropInteraction?
    private var operation = UIDropOperation.cancel
    /// The interactions that the finger has come to, in order.
    private var visited: [UIDropInteraction] = []

    init(_ interaction: UIDragInteraction, _ session: DragSession) {
        (self.interaction, self.session, dropSession) = (interaction, session, DropSession(session))
    }

    private var delegate: (any UIDragInteractionDelegate)? { interaction.delegate }

    /// Lifts the first item above the window.
    func lift() {
        guard let view = interaction.view, let window = view.window, let item = session.items.first else {
            return
        }
        let own = delegate?.dragInteraction(interaction, previewForLifting: item, session: session)
        let preview = own ?? UITargetedDragPreview(view: view)
        self.preview = preview
        let lifted = MenuPreview(preview, controller: nil)
        self.lifted = lifted
        window.addSubview(lifted)
        let (rest, finger) = (lifted.restingCenter, session.location(in: window))
        grip = CGVector(dx: rest.x - finger.x, dy: rest.y - finger.y)
        let animations = DragAnimations()
        delegate?.dragInteraction(interaction, willAnimateLiftWith: animations, session: session)
        UIView.performWithoutAnimation { lifted.rest() }
        UIView.animate(withDuration: Self.duration) {
            lifted.rise(to: CGRect(origin: .zero, size: lifted.bounds.size).centered(on: rest))
            animations.perform()
        } completion: { _ in
            animations.complete()
        }
    }

    /// Moves the item with the finger, and asks the view below it what it would do.
    func move() {
        guard let lifted, let window = lifted.window else { return }
        if !hasBegun {
            hasBegun = true
            delegate?.dragInteraction(interaction, sessionWillBegin: session)
            showOwnPreview()
        }
        let finger = session.location(in: window)
        lifted.center = CGPoint(x: finger.x + grip.dx, y: finger.y + grip.dy)
        delegate?.dragInteraction(interaction, sessionDidMove: session)
        let found = UIDropInteraction.taking(dropSession, at: window.hitTest(finger, with: nil))
        if found !== target { enter(found) }
        guard let target, let delegate = target.delegate else { return operation = .cancel }
        let wanted = delegate.dropInteraction(target, sessionDidUpdate: dropSession).operation
        operation = wanted == .move && !session.allowsMoveOperation ? .forbidden : wanted
    }

    /// Shows the look that the item has while it is dragged, where it has one of its own.
    private func showOwnPreview() {
        guard let own = session.items.first?.previewProvider?(), let preview, let old = lifted else { return }
        let look = UITargetedDragPreview(view: own.view, parameters: own.parameters, target: preview.target)
        let new = MenuPreview(look, controller: nil)
        old.superview?.addSubview(new)
        new.rise(to: CGRect(origin: .zero, size: new.bounds.size).centered(on: old.center))
        old.removeFromSuperview()
        (lifted, grip) = (new, .zero)
    }

    private func enter(_ found: UIDropInteraction?) {
        if let old = target { old.delegate?.dropInteraction(old, sessionDidExit: dropSession) }
        target = found
        guard let found else { return }
        if !visited.contains(where: { $0 === found }) { visited.append(found) }
        found.delegate?.dropInteraction(found, sessionDidEnter: dropSession)
    }

    /// Drops the items on the view below the finger, or puts them back where no view takes them.
    func drop() {
        guard let target, let taker = target.delegate, operation == .copy || operation == .move,
            let item = session.items.first, let lifted, let preview
        else { return cancel() }
        delegate?.dragInteraction(interaction, session: session, willEndWith: operation)
        taker.dropInteraction(target, performDrop: dropSession)
        let animations = DragAnimations()
        let place = taker.dropInteraction(target, previewForDropping: item, withDefault: preview)
        taker.dropInteraction(target, item: item, willAnimateDropWith: animations)
        UIView.animate(withDuration: Self.duration) {
            if let place {
                lifted.returnsTo(place)
                lifted.rest()
            } else {
                lifted.alpha = 0
            }
            animations.perform()
        } completion: { [self] _ in
            lifted.removeFromSuperview()
            animations.complete()
            taker.dropInteraction(target, concludeDrop: dropSession)
            end(operation)
        }
    }

    /// Puts the items back.
    func cancel() {
        guard let lifted, let preview, let item = session.items.first else { return }
        if hasBegun { delegate?.dragInteraction(interaction, session: session, willEndWith: .cancel) }
        let place = delegate?.dragInteraction(
            interaction, previewForCancelling: item, withDefault: preview)
        let animations = DragAnimations()
        delegate?.dragInteraction(interaction, item: item, willAnimateCancelWith: animations)
        UIView.animate(withDuration: Self.duration) {
            if let place { lifted.returnsTo(place) }
            lifted.rest()
            animations.perform()
        } completion: { [self] _ in
            lifted.removeFromSuperview()
            animations.complete()
            if hasBegun { end(.cancel) }
        }
    }

    private func end(_ operation: UIDropOperation) {
        for view in visited { view.delegate?.dropInteraction(view, sessionDidEnd: dropSession) }
        delegate?.dragInteraction(interaction, session: session, didEndWith: operation)
    }
}

extension CGRect {
    /// Returns a rectangle of the same size around a point.
    fileprivate func centered(on center: CGPoint) -> CGRect {
        CGRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
    }
}
