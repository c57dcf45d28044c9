/// A header or footer of a section.
@preconcurrency @MainActor
public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The edge at which it is placed: the bottom for a footer.
    public let alignment: NSRectAlignment
    /// The distance from its place, in points; default none.
    public let offset: CGPoint
    /// A Boolean value that indicates whether the section grows by the view's size; default true.
    public var extendsBoundary = true
    /// A Boolean value that indicates whether the view stays visible while its section is; default false.
    public var pinToVisibleBounds = false

    /// Creates a header or footer.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
        absoluteOffset: CGPoint = .zero
    ) {
        (self.alignment, offset) = (alignment, absoluteOffset)
        super.init(size: layoutSize, kind: elementKind)
    }

    /// True for a footer.
    var isFooter: Bool { [.bottom, .bottomLeading, .bottomTrailing].contains(alignment) }

    /// Returns the size in a room, with the estimated lengths that the view asked for.
    func size(in room: CGSize, known: CGSize?) -> CGSize {
        let size = layoutSize.size(in: room)
        return known.map { layoutSize.estimates.size(size, with: $0) } ?? size
    }
}
