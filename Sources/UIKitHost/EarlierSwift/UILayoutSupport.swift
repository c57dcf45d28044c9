/// A bar at the top or bottom of a controller's view, to which constraints refer.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
    /// The height of the bar, in points.
    var length: CGFloat { get }
    /// The top edge of the bar.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The bottom edge of the bar.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height of the bar.
    var heightAnchor: NSLayoutDimension { get }
}

extension UILayoutGuide: UILayoutSupport {
    /// The height of the guide, in points.
    public var length: CGFloat { layoutFrame.height }
}
