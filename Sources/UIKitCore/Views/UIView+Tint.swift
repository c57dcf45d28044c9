extension UIView {
    /// Notifies the view and the subviews that inherit its tint color of a change.
    func tintDidChange() {
        tintColorDidChange()
        for subview in subviews where !subview.hasOwnTint { subview.tintDidChange() }
    }
}
