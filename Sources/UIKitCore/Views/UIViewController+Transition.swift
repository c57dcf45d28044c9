extension UIViewController {
    /// Replaces the view of a child by that of another one.
    func replace(
        _ old: UIViewController, by new: UIViewController, over duration: TimeInterval,
        _ options: UIView.AnimationOptions, _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
    ) {
        guard old.parent != nil, old.parent === new.parent else {
            return RunContext.current.fail(
                SceneFailure(
                    "Children view controllers \(type(of: old)) and \(type(of: new)) must have a common parent "
                        + "view controller when calling transition(from:to:duration:options:animations:).")
            )
        }
        let forwards = shouldAutomaticallyForwardAppearanceMethods
        if forwards {
            old.beginAppearanceTransition(false, animated: duration > 0)
            new.beginAppearanceTransition(true, animated: duration > 0)
        }
        let container: UIView = old.view.superview ?? view
        change(of: container, to: new.view, duration: duration, options: options, animations) { finished in
            old.viewIfLoaded?.removeFromSuperview()
            if forwards {
                old.endAppearanceTransition()
                new.endAppearanceTransition()
            }
            completion?(finished)
        }
    }

    /// Adds a view to a container and performs animations, by a transition of the container where the options
    /// name one.
    private func change(
        of container: UIView, to view: UIView, duration: TimeInterval, options: UIView.AnimationOptions,
        _ animations: (() -> Void)?, completion: @escaping (Bool) -> Void
    ) {
        guard options.transition == 0 else {
            return UIView.transition(
                with: container, duration: duration, options: options,
                animations: {
                    container.addSubview(view)
                    animations?()
                }, completion: completion)
        }
        UIView.performWithoutAnimation { container.addSubview(view) }
        UIView.animate(
            withDuration: duration, delay: 0, options: options, animations: { animations?() },
            completion: completion)
    }
}
