extension UIResponder {
    func updatePropertiesIfDue() {
        guard needsPropertyUpdate else { return }
        needsPropertyUpdate = false
        updateProperties()
    }
}

extension UIView {
    /// Requests a call of `updateProperties()` before the next layout.
    public func setNeedsUpdateProperties() {
        needsPropertyUpdate = true
        setNeedsLayout()
    }

    /// Calls `updateProperties()` of the view and of those in it, where it is due.
    public func updatePropertiesIfNeeded() {
        viewController?.updatePropertiesIfDue()
        updatePropertiesIfDue()
        for subview in subviews where subview.subtreeNeedsLayout { subview.updatePropertiesIfNeeded() }
    }
}

extension UIViewController {
    /// Requests a call of `updateProperties()` before the next layout of the controller's view.
    public func setNeedsUpdateProperties() {
        needsPropertyUpdate = true
        viewIfLoaded?.setNeedsLayout()
    }

    /// Calls `updateProperties()` of the controller and of the views in it, where it is due.
    public func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }
}
