/// An object that has a frame: a view, a layer, or the attributes of an element of a collection. Source
/// adaptation takes any object as one whose `frame` is read or set. Flipbook's own.
@preconcurrency @MainActor public protocol FlipbookFramed: AnyObject {
    /// The rectangle, in points.
    var frame: CGRect { get set }
}

extension UIView: FlipbookFramed {}
extension CALayer: FlipbookFramed {}
extension UICollectionViewLayoutAttributes: FlipbookFramed {}
