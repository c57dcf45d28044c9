@_spi(UIKitInternals) import UIKitCore

/// The animator of a zoom: the view of a controller grows out of a view of the controller below, or shrinks
/// back into it, as the system's spring, for 0.506 s, or as far as a finger drags it.
@MainActor final class ZoomAnimator: SystemAnimator {
    private let controller: UIViewController
    private let isEntering: Bool
    private let source: UIView
    private let options: UIViewController.Transition.ZoomOptions?

    init(
        of controller: UIViewController, isEntering: Bool, from source: UIView,
        options: UIViewController.Transition.ZoomOptions?
    ) {
        (self.controller, self.isEntering) = (controller, isEntering)
        (self.source, self.options) = (source, options)
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    { MotionConstants.current.systemSpring.settlingTime() }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: isEntering ? .to : .from) else {
            return context.completeTransition(true)
        }
        let (isEntering, stage) = (isEntering, makeStage(of: view, context))
        let move = { stage.place(atSource: !isEntering) }
        animate(using: context, move) { _ in
            UIView.withoutAnimation { stage.end() }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    /// Puts the views in the window and at the beginning of their way.
    private func makeStage(of view: UIView, _ context: any UIViewControllerContextTransitioning) -> ZoomStage
    {
        let below = context.view(forKey: isEntering ? .from : .to)
        let container = context.containerView
        if isEntering, view.superview !== container {
            container.addSubview(view)
        } else if view.superview === container {
            container.bringSubviewToFront(view)
        }
        UIView.withoutAnimation {
            view.layOutSubtree()
            below?.layOutSubtree()
        }
        // The closure of the options may ask for places in both views.
        let part = options?.alignmentRectProvider?(.init(of: controller, from: source))
        let stage = ZoomStage(of: view, above: below, from: source)
        UIView.withoutAnimation {
            stage.prepare(aligning: part, options)
            stage.place(atSource: isEntering)
        }
        return stage
    }
}
