@_spi(UIKitInternals) import UIKitCore

/// The way back from a controller to an earlier one that implements the segue's action.
@MainActor struct UnwindSegue {
    let document: InterfaceDocument
    let segue: InterfaceElement
    /// The controller in which the way begins.
    let source: UIViewController
    let sender: Any?

    /// Lets the source prepare, sends the action to the controller at the end of the way, and shows it. A way
    /// without an end has no effect, as in UIKit, with a warning.
    func perform() {
        let name = segue["unwindAction"] ?? ""
        guard let destination = destination(of: Selector(name)) else {
            return RunContext.current.warn(
                "\(document.name): no controller before \(type(of: source)) implements “\(name)”, so the "
                    + "unwind segue has no effect.")
        }
        let transition = document.makeSegue(segue, source, destination) { show(destination) }
        source.prepare(for: transition, sender: sender)
        Selector(name).perform(on: destination, with: transition)
        transition.perform()
    }

    /// Searches from the source outward: in the controllers around it, then in those that present it, and in
    /// each of these first among the other controllers that it contains.
    private func destination(of action: Selector) -> UIViewController? {
        var inner = source
        while let outer = inner.parent ?? inner.presentingViewController {
            let found = outer.nearest(leaving: inner) {
                $0.canPerformUnwindSegueAction(action, from: source, sender: sender)
            }
            if let found { return found }
            inner = outer
        }
        return nil
    }

    /// Removes what covers a controller: those above it in its stacks, other tabs, and presented ones.
    private func show(_ destination: UIViewController) {
        let root = destination.outermost
        let isDismissal = source.outermost !== root && root.presentedViewController != nil
        let isAnimated = segue["animates"] != "NO"
        for child in sequence(first: destination, next: \.parent) {
            if let stack = child.parent as? UINavigationController {
                stack.popToViewController(child, animated: isAnimated && !isDismissal)
            } else if let tabs = child.parent as? UITabBarController {
                tabs.selectedViewController = child
            }
        }
        if isDismissal { root.dismiss(animated: isAnimated) }
    }
}

extension UIViewController {
    fileprivate var outermost: UIViewController {
        var outermost = self
        while let parent = outermost.parent { outermost = parent }
        return outermost
    }

    /// Returns the first controller that fits: of those contained in this one, the nearest to the one that is
    /// left, or else this one.
    fileprivate func nearest(
        leaving child: UIViewController?, where fits: (UIViewController) -> Bool
    ) -> UIViewController? {
        for other in contained(leaving: child) {
            if let found = other.nearest(leaving: nil, where: fits) { return found }
        }
        return fits(self) ? self : nil
    }

    /// Returns the controllers below one in a stack, from the top down, or those beside one elsewhere, the
    /// one that is seen first.
    private func contained(leaving child: UIViewController?) -> [UIViewController] {
        if let stack = self as? UINavigationController {
            return stack.viewControllers.prefix { $0 !== child }.reversed()
        }
        let shown = shownChild.map { [$0] } ?? []
        return (shown + children.reversed().filter { $0 !== shown.first }).filter { $0 !== child }
    }
}
