/// The size of a cell in a compositional layout, and the insets around it.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
    /// The size.
    public let layoutSize: NSCollectionLayoutSize
    /// The insets between the size and the cell; default none.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The distances around the item; default nil.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    /// The views attached to the item. They are not shown.
    public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]

    /// Creates an item of a size.
    public init(
        layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
    ) {
        (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
    }

    /// Returns the rectangles of the cells of one item at a place.
    func cells(in frame: CGRect) -> [CollectionCellFrame] {
        [CollectionCellFrame(frame: frame.inset(byDirectional: contentInsets))]
    }

    /// A Boolean value that indicates whether cells decide a length of the item.
    var isSelfSizing: Bool { !layoutSize.estimates.isEmpty }

    /// Returns the item with the size of the next cell in a container.
    func fitted(in container: CGSize, _ sizes: inout CellSizes) -> FittedItem {
        var size = layoutSize.size(in: container)
        let estimates = layoutSize.estimates
        if let known = sizes.take() {
            let whole = CGSize(
                width: known.width + contentInsets.leading + contentInsets.trailing,
                height: known.height + contentInsets.top + contentInsets.bottom)
            size = estimates.size(size, with: whole)
        }
        let frame = CGRect(origin: .zero, size: size).inset(byDirectional: contentInsets)
        return FittedItem(size: size, cells: [CollectionCellFrame(frame: frame, estimates: estimates)])
    }

    /// Returns the size in a container, with the distances around it.
    func outerSize(in container: CGSize) -> CGSize {
        var size = layoutSize.size(in: container)
        size.width += (edgeSpacing?.leading?.spacing ?? 0) + (edgeSpacing?.trailing?.spacing ?? 0)
        size.height += (edgeSpacing?.top?.spacing ?? 0) + (edgeSpacing?.bottom?.spacing ?? 0)
        return size
    }
}

/// The rectangle of a cell in a group.
struct CollectionCellFrame {
    var frame: CGRect
    var zIndex = 0
    /// The lengths that the cell decides.
    var estimates: EstimatedLengths = []
}

/// A cell of a group whose rectangles code computes.
@preconcurrency @MainActor public final class NSCollectionLayoutGroupCustomItem: NSObject {
    /// The rectangle in the group, in points.
    public let frame: CGRect
    /// The position on the z axis.
    public let zIndex: Int

    /// Creates a cell.
    public init(frame: CGRect, zIndex: Int = 0) { (self.frame, self.zIndex) = (frame, zIndex) }
}

/// Items in a row, in a column, or in places that code computes.
@preconcurrency @MainActor public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// The closure that computes the cells of a group.
    public typealias ItemProvider =
        (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

    private enum Arrangement {
        case row, column
        case custom(ItemProvider)
    }

    /// The distance between items; default nil, for none.
    public var interItemSpacing: NSCollectionLayoutSpacing?
    /// The items.
    public private(set) var subitems: [NSCollectionLayoutItem] = []
    private let arrangement: Arrangement
    /// The number of items that share the length; nil for as many as fit.
    private(set) var count: Int?
    /// The environment of the current layout pass, for computed cells.
    var environment: (any NSCollectionLayoutEnvironment)?

    private init(_ size: NSCollectionLayoutSize, _ arrangement: Arrangement) {
        self.arrangement = arrangement
        super.init(layoutSize: size)
    }

    private static func make(
        _ size: NSCollectionLayoutSize, _ arrangement: Arrangement, _ items: [NSCollectionLayoutItem],
        _ count: Int? = nil
    ) -> NSCollectionLayoutGroup {
        let group = NSCollectionLayoutGroup(size, arrangement)
        (group.subitems, group.count) = (items, count)
        return group
    }

    /// Returns a row of items, repeated while they fit.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { make(layoutSize, .row, subitems) }

    /// Returns a row of a number of items of equal width.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { make(layoutSize, .row, [subitem], max(1, count)) }

    /// Returns a row of a number of items.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { make(layoutSize, .row, [subitem], max(1, count)) }

    /// Returns a column of items, repeated while they fit.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { make(layoutSize, .column, subitems) }

    /// Returns a column of a number of items of equal height.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { make(layoutSize, .column, [subitem], max(1, count)) }

    /// Returns a column of a number of items.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { make(layoutSize, .column, [subitem], max(1, count)) }

    /// Returns a group whose cells code computes.
    public static func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping ItemProvider
    ) -> NSCollectionLayoutGroup { make(layoutSize, .custom(itemProvider), []) }

    /// Returns the rectangles of all cells of one group at a place.
    override func cells(in frame: CGRect) -> [CollectionCellFrame] {
        let box = frame.inset(byDirectional: contentInsets)
        if case .custom(let provider) = arrangement {
            return environment.map(provider)?.map {
                CollectionCellFrame(
                    frame: $0.frame.offsetBy(dx: box.minX, dy: box.minY), zIndex: $0.zIndex)
            } ?? []
        }
        return places(in: box).flatMap { item, place in
            (item as? NSCollectionLayoutGroup)?.environment = environment
            return item.cells(in: place)
        }
    }

    override func fitted(in container: CGSize, _ sizes: inout CellSizes) -> FittedItem {
        fittedCells(in: container, &sizes)
    }

    override var isSelfSizing: Bool { super.isSelfSizing || subitems.contains { $0.isSelfSizing } }

    var isRow: Bool { if case .row = arrangement { true } else { false } }

    /// Returns the items with their rectangles, one after the other.
    private func places(in box: CGRect) -> [(NSCollectionLayoutItem, CGRect)] {
        guard !subitems.isEmpty else { return [] }
        let (room, gap) = (isRow ? box.width : box.height, interItemSpacing?.spacing ?? 0)
        var (found, used) = ([(NSCollectionLayoutItem, CGSize)](), CGFloat(0))
        for index in 0..<(count ?? Self.mostItems) {
            let item = subitems[index % subitems.count]
            var size = item.outerSize(in: box.size)
            if let count {
                let share = (room - gap * CGFloat(count - 1)) / CGFloat(count)
                if isRow { size.width = share } else { size.height = share }
            }
            let length = isRow ? size.width : size.height
            let next = used + (found.isEmpty ? 0 : gap) + length
            // A part of a hundredth of a point is a rounding error: three thirds fit.
            if count == nil, !found.isEmpty, next > room + 0.01 || length <= 0 { break }
            used = next
            found.append((item, size))
        }
        return placed(found, in: box, rest: room - used)
    }

    static let mostItems = 1000

    private func placed(
        _ items: [(NSCollectionLayoutItem, CGSize)], in box: CGRect, rest: CGFloat
    ) -> [(NSCollectionLayoutItem, CGRect)] {
        var gap = interItemSpacing?.spacing ?? 0
        if interItemSpacing?.isFlexibleSpacing == true, items.count > 1 {
            gap += max(0, rest) / CGFloat(items.count - 1)
        }
        var start = isRow ? box.minX : box.minY
        return items.map { item, size in
            let space = item.edgeSpacing
            let origin = isRow ? CGPoint(x: start, y: box.minY) : CGPoint(x: box.minX, y: start)
            start += (isRow ? size.width : size.height) + gap
            let (left, top) = (space?.leading?.spacing ?? 0, space?.top?.spacing ?? 0)
            let inner = CGSize(
                width: size.width - left - (space?.trailing?.spacing ?? 0),
                height: size.height - top - (space?.bottom?.spacing ?? 0))
            return (item, CGRect(origin: CGPoint(x: origin.x + left, y: origin.y + top), size: inner))
        }
    }
}

extension CGRect {
    /// Returns the rectangle within insets; left is leading.
    func inset(byDirectional insets: NSDirectionalEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.leading, y: minY + insets.top,
            width: max(0, width - insets.leading - insets.trailing),
            height: max(0, height - insets.top - insets.bottom))
    }
}
