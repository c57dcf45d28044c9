/// The size of an item, a group or a header in a compositional layout.
@preconcurrency @MainActor public final class NSCollectionLayoutSize: NSObject {
    /// The width.
    public let widthDimension: NSCollectionLayoutDimension
    /// The height.
    public let heightDimension: NSCollectionLayoutDimension

    /// Creates a size of a width and a height.
    public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
        (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension)
    }

    /// The lengths that are estimates.
    var estimates: EstimatedLengths {
        var estimates: EstimatedLengths = []
        if widthDimension.isOpen { estimates.insert(.width) }
        if heightDimension.isOpen { estimates.insert(.height) }
        return estimates
    }

    /// Returns the size in a container, in points.
    func size(in container: CGSize) -> CGSize {
        CGSize(
            width: widthDimension.length(in: container), height: heightDimension.length(in: container))
    }
}
