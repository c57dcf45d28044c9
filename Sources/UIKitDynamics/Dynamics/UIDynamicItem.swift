/// Something that an animator can move: a view, or any object with a centre, a size and a turn.
@MainActor public protocol UIDynamicItem: NSObjectProtocol {
    /// The centre in points, in the coordinates of the animator's reference view.
    var center: CGPoint { get set }
    /// The size in points, before the transform; read once, when a behavior takes the item.
    var bounds: CGRect { get }
    /// The turn about the centre.
    var transform: CGAffineTransform { get set }
    /// What it collides as; read once, when a behavior takes the item; default its bounds.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// The outline that it collides as when the type is path, in points around its center at (0, 0), closed,
    /// in either sense of turning; read once, when a behavior takes the item; default empty.
    ///
    /// Curves are flattened to a quarter of a point. A concave outline is cut into convex pieces, where Apple
    /// asks for a convex one; an outline that crosses itself, and a path of several, is an error.
    var collisionBoundingPath: UIBezierPath { get }
}

// Swift on Linux has no optional requirements; these stand for the properties that an item leaves out.
extension UIDynamicItem {
    /// Its bounds.
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// Empty.
    public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}
