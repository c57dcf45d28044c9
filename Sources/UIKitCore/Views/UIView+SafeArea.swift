extension UIView {
    /// The insets of the device and of the view's controller, as far as they cover the view.
    var coveredInsets: UIEdgeInsets {
        guard let window else { return .zero }
        var insets = UIEdgeInsets.zero
        var (area, covered) = (window as UIView, window.screenInsets)
        // Controllers from the view outward add their own insets to those of the screen.
        var left: UIRectEdge = .all
        for view in sequence(first: self, next: \.superview) {
            if view !== self { left.subtract(view.edgesInsetForContent) }
            guard let controller = view.viewController else { continue }
            let (more, bars) = (
                controller.additionalSafeAreaInsets, controller.parent?.barInsets(of: controller) ?? .zero
            )
            insets.top += more.top + bars.top
            insets.left += more.left
            insets.bottom += more.bottom + bars.bottom
            insets.right += more.right
            if let own = controller.presentation?.ownSafeArea {
                (area, covered) = (view, own)
                break
            }
        }
        insets.top += covered.top
        insets.left += covered.left
        insets.bottom += covered.bottom
        insets.right += covered.right
        if !left.contains(.top) { insets.top = 0 }
        if !left.contains(.left) { insets.left = 0 }
        if !left.contains(.bottom) { insets.bottom = 0 }
        if !left.contains(.right) { insets.right = 0 }
        guard insets != .zero else { return .zero }
        let (box, whole) = (convert(bounds, to: area === window ? nil : area), area.bounds)
        // A view that reaches beyond an edge has the whole inset there, and not more, as on devices.
        return UIEdgeInsets(
            top: max(0, min(insets.top - max(0, box.minY), bounds.height)),
            left: max(0, min(insets.left - max(0, box.minX), bounds.width)),
            bottom: max(0, min(insets.bottom - max(0, whole.maxY - box.maxY), bounds.height)),
            right: max(0, min(insets.right - max(0, whole.maxX - box.maxX), bounds.width)))
    }
}

extension UIWindow {
    /// The insets of the device in the window of the film and in those shown in it; none in others.
    fileprivate var screenInsets: UIEdgeInsets {
        let context = RunContext.current
        return context.window === self || superview === context.window
            ? context.screenState.safeAreaInsets : .zero
    }
}
