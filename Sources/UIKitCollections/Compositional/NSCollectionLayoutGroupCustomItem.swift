/// A cell of a group whose rectangles code computes.
@preconcurrency @MainActor public final class NSCollectionLayoutGroupCustomItem: NSObject {
    /// The rectangle in the group, in points.
    public let frame: CGRect
    /// The position on the z axis.
    public let zIndex: Int

    /// Creates a cell.
    public init(frame: CGRect, zIndex: Int = 0) { (self.frame, self.zIndex) = (frame, zIndex) }
}
