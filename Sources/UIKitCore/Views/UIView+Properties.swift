extension UIResponder {
    func updatePropertiesIfDue() {
        guard needsPropertyUpdate else { return }
        needsPropertyUpdate = false
        ObservingMethod.properties.call(
            of: self, { updateProperties() }, invalidate: { $0.requestPropertyUpdate() })
    }

    /// Requests a call of `updateProperties()`, without layout.
    func requestPropertyUpdate() {
        needsPropertyUpdate = true
        let view = (self as? UIViewController)?.viewIfLoaded ?? self as? UIView
        view?.markSubtree()
    }
}

extension UIView {
    /// Requests a call of `updateProperties()` before the next layout, and no layout.
    public func setNeedsUpdateProperties() { requestPropertyUpdate() }

    /// Calls `updateProperties()` of the view and of those in it, where it is due.
    public func updatePropertiesIfNeeded() {
        updateDueProperties()
        for subview in subviews where subview.subtreeNeedsLayout { subview.updatePropertiesIfNeeded() }
    }

    /// Calls `updateProperties()` of the view's controller and of the view, where it is due.
    func updateDueProperties() {
        viewController?.updatePropertiesIfDue()
        updatePropertiesIfDue()
    }
}

extension UIViewController {
    /// Requests a call of `updateProperties()` before the next layout of the controller's view.
    public func setNeedsUpdateProperties() { requestPropertyUpdate() }

    /// Calls `updateProperties()` of the controller and of the views in it, where it is due.
    public func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }
}
