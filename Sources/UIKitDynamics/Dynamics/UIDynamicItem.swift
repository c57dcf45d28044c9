/// Something that an animator can move: a view, or any object with a centre, a size and a turn.
@MainActor public protocol UIDynamicItem: NSObjectProtocol {
    /// The centre in points, in the coordinates of the animator's reference view.
    var center: CGPoint { get set }
    /// The size in points, before the transform; read once, when a behavior takes the item.
    var bounds: CGRect { get }
    /// The turn about the centre.
    var transform: CGAffineTransform { get set }
}
