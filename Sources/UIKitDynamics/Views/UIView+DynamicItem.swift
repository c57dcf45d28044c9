/// A view is an item of an animator as it is.
extension UIView: UIDynamicItem {}
