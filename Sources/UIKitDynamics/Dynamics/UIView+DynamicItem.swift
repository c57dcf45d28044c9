/// A view is a dynamic item as it is.
extension UIView: UIDynamicItem {}
