/// A view attached to the cell of an item, such as a badge.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind of the view.
    public let elementKind: String
    /// The position on the z axis; default 1, above the cells, and 0 for a header or footer.
    open var zIndex = 1
    /// The place of the view in the item; nil for a header or footer.
    public let containerAnchor: NSCollectionLayoutAnchor?
    /// The place of the view that lies there; nil for the same one.
    public let itemAnchor: NSCollectionLayoutAnchor?

    /// Creates a view at a place of an item.
    ///
    /// - Parameters:
    ///   - layoutSize: the size of the view.
    ///   - elementKind: the kind of the view.
    ///   - containerAnchor: the place in the item.
    ///   - itemAnchor: the place of the view that lies there; nil for the same one.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor? = nil
    ) {
        self.elementKind = elementKind
        (self.containerAnchor, self.itemAnchor) = (containerAnchor, itemAnchor)
        super.init(layoutSize: layoutSize)
    }

    init(size: NSCollectionLayoutSize, kind: String) {
        elementKind = kind
        (containerAnchor, itemAnchor) = (nil, nil)
        super.init(layoutSize: size)
        zIndex = 0
    }

    /// Returns the rectangle of the view beside a cell, with its edges on pixels.
    ///
    /// Its size is one within the cell, with the estimated lengths that the view asked for. The place of the
    /// view that `itemAnchor` names lies at that of the cell that `containerAnchor` names; without an item
    /// anchor, it is the same edge or corner of both. Distances in parts are parts of the view's size (rows
    /// N0001 to N0075 of Apple's numbers).
    func frame(at cell: CGRect, known: CGSize?) -> CGRect {
        guard let containerAnchor else { return cell }
        let size = size(in: cell.size, asked: known)
        let (place, distance) = (containerAnchor.place(in: cell), containerAnchor.distance(of: size))
        let own = (itemAnchor ?? containerAnchor).place(in: CGRect(origin: .zero, size: size))
        let ownDistance = itemAnchor?.distance(of: size) ?? .zero
        let corner = CGPoint(
            x: place.x - own.x + distance.x + ownDistance.x, y: place.y - own.y + distance.y + ownDistance.y)
        let frame = CGRect(origin: corner, size: size).inset(byDirectional: contentInsets)
        let scale = RunContext.current.scale
        let edges = [frame.minX, frame.minY, frame.maxX, frame.maxY].map {
            ($0 * scale + 0.5).rounded(.down) / scale
        }
        let box = CGRect(x: edges[0], y: edges[1], width: edges[2] - edges[0], height: edges[3] - edges[1])
        // A length that the view's constraints require holds for them only if it is kept as it is.
        guard let known else { return box }
        return CGRect(origin: box.origin, size: layoutSize.estimates.size(box.size, with: known))
    }

    /// Returns the size in a cell, with the insets around a view that asked for a size.
    private func size(in cell: CGSize, asked known: CGSize?) -> CGSize {
        let size = layoutSize.size(in: cell)
        guard let known else { return size }
        let whole = CGSize(
            width: known.width + contentInsets.leading + contentInsets.trailing,
            height: known.height + contentInsets.top + contentInsets.bottom)
        return layoutSize.estimates.size(size, with: whole)
    }
}

extension NSCollectionLayoutAnchor {
    /// Returns the place in a rectangle. It is in the middle between two edges, or where there is none.
    fileprivate func place(in box: CGRect) -> CGPoint {
        func place(
            _ first: NSDirectionalRectEdge, _ last: NSDirectionalRectEdge, _ range: ClosedRange<CGFloat>
        )
            -> CGFloat
        {
            guard edges.contains(first) != edges.contains(last) else {
                return (range.lowerBound + range.upperBound) / 2
            }
            return edges.contains(first) ? range.lowerBound : range.upperBound
        }
        return CGPoint(
            x: place(.leading, .trailing, box.minX...box.maxX), y: place(.top, .bottom, box.minY...box.maxY))
    }

    /// Returns the distance from the place, in points.
    fileprivate func distance(of size: CGSize) -> CGPoint {
        isAbsoluteOffset ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height)
    }
}
