/// The headers above the content of a section or of a vertical layout, or the footers below it.
@MainActor struct PlacedBoundaries {
    /// A header or footer at its place.
    struct Boundary {
        let item: NSCollectionLayoutBoundarySupplementaryItem
        var frame: CGRect
        /// The index path of the view.
        let indexPath: IndexPath

        @MainActor var identity: ElementIdentity { .supplementary(item.elementKind, indexPath) }
    }

    /// The headers and footers.
    private(set) var all: [Boundary] = []
    /// The distance by which they move the edge of the content, in points.
    private(set) var length: CGFloat = 0

    /// Places headers or footers, whose sizes are known.
    ///
    /// A header stands on the upper edge of the content, a footer hangs from the lower one. An offset moves
    /// it from there, and the boundary grows by the part that sticks out: of two headers of 40 and 50 points,
    /// the second one 50 points lower, the second one begins where the first ends, and the boundary grows by
    /// 40 points (an iPhone's screen in the public sample CompositionalLayout-DiffableDataSource).
    init(
        _ items: [(item: NSCollectionLayoutBoundarySupplementaryItem, indexPath: IndexPath, size: CGSize)],
        areFooters: Bool, start: CGFloat, left: CGFloat, width: CGFloat
    ) {
        let parts = items.filter(\.item.extendsBoundary).map {
            areFooters ? $0.size.height + $0.item.offset.y : $0.size.height - $0.item.offset.y
        }
        length = max(0, parts.max() ?? 0)
        for (item, indexPath, size) in items {
            let isOutside = item.extendsBoundary && !areFooters
            let top = start + (isOutside ? length - size.height : 0) + item.offset.y
            var x = left + item.offset.x
            switch item.alignment {
            case .topTrailing, .bottomTrailing: x += width - size.width
            case .top, .bottom: x += (width - size.width) / 2
            default: break
            }
            let box = CGRect(x: x, y: top, width: size.width, height: size.height)
            all.append(
                Boundary(
                    item: item, frame: box.inset(byDirectional: item.contentInsets), indexPath: indexPath))
        }
    }
}
