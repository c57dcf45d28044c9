@_spi(UIKitInternals) import UIKitCore

/// A picture of a view of a bar as it is seen, which leaves in the place of the view.
@MainActor struct BarShot {
    /// The picture, which has its place in the bar.
    let picture: UIView

    /// Takes a picture; nil where nothing of the view is seen.
    init?(of view: UIView?, in bar: UIView) {
        guard let view, !view.isHidden, let parent = view.superview else { return nil }
        let seen = view.storage.presentedState(at: RunContext.current.clock.time)
        let opacity = seen.opacity * (parent === bar ? 1 : parent.alpha)
        guard opacity > 0 else { return nil }
        var shot: UIView?
        bar.traitCollection.performAsCurrent { shot = view.snapshotView(afterScreenUpdates: false) }
        guard let shot else { return nil }
        UIView.withoutAnimation {
            shot.center = parent.convert(seen.position, to: bar)
            shot.transform = view.transform
            shot.alpha = opacity
            shot.isUserInteractionEnabled = false
        }
        picture = shot
    }
}
