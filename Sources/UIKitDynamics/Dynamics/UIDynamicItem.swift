/// An object that an animator can move: a view, or any object with a center, bounds and a transform.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
    /// The center in points: in the superview's coordinates for a view or a group of views, in the reference
    /// coordinate system for any other item.
    var center: CGPoint { get set }
    /// The bounds before the transform, in points. The size is read once, when the first behavior
    /// takes the item.
    var bounds: CGRect { get }
    /// The rotation about the center.
    var transform: CGAffineTransform { get set }
    /// The kind of shape that the item collides as; default rectangle. It is read once, when the
    /// first behavior takes the item.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// The outline that the item collides as when its bounds type is `path`, in points around its center
    /// at (0, 0); default empty. It is closed, may wind in either sense, and is read once, when the
    /// first behavior takes the item.
    ///
    /// Curves are flattened to within a quarter of a point. A concave outline is decomposed into
    /// convex pieces, where Apple demands a convex one. An outline that crosses itself, and a path of
    /// several outlines, is an error.
    var collisionBoundingPath: UIBezierPath { get }
}

// Swift on Linux has no optional requirements; these defaults stand in for the properties that an item omits.
extension UIDynamicItem {
    /// The rectangle of the item's bounds.
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// An empty path.
    public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}
