/// A place in a rectangle: one of its edges or corners, or the center, and a distance from there.
@preconcurrency @MainActor public final class NSCollectionLayoutAnchor: NSObject {
    /// The edges that meet at the place; none for the center.
    public let edges: NSDirectionalRectEdge
    /// The distance, in points or in parts of the view's size.
    public let offset: CGPoint
    /// A Boolean value that indicates whether the distance is in points.
    public let isAbsoluteOffset: Bool

    /// A Boolean value that indicates whether the distance is in parts of the view's size.
    public var isFractionalOffset: Bool { !isAbsoluteOffset }

    /// Creates a place with a distance in points.
    ///
    /// - Parameters:
    ///   - edges: the edges that meet there.
    ///   - absoluteOffset: the distance, in points; default none.
    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint = .zero) {
        (self.edges, offset, isAbsoluteOffset) = (edges, absoluteOffset, true)
    }

    /// Creates a place with a distance in parts of the view's size.
    ///
    /// - Parameters:
    ///   - edges: the edges that meet there.
    ///   - fractionalOffset: the distance; 1 for the view's width and height.
    public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        (self.edges, offset, isAbsoluteOffset) = (edges, fractionalOffset, false)
    }
}
