/// The closure that computes the cells of a group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    NSCollectionLayoutGroup.ItemProvider

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
    /// The number of items; nil for as many as fit.
    private(set) var count: Int?
    /// True for items that share the length, whatever length is their own.
    private var isShared = false
    /// The environment of the current layout pass, for computed cells.
    var environment: (any NSCollectionLayoutEnvironment)?

    private init(_ size: NSCollectionLayoutSize, _ arrangement: Arrangement) {
        self.arrangement = arrangement
        super.init(layoutSize: size)
    }

    private static func make(
        _ size: NSCollectionLayoutSize, _ arrangement: Arrangement, _ items: [NSCollectionLayoutItem],
        _ count: Int? = nil, isShared: Bool = false
    ) -> NSCollectionLayoutGroup {
        let group = NSCollectionLayoutGroup(size, arrangement)
        (group.subitems, group.count, group.isShared) = (items, count, isShared)
        return group
    }

    /// Returns a row of items, repeated while they fit.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { make(layoutSize, .row, subitems) }

    /// Returns a row of a number of items of equal width.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { make(layoutSize, .row, [subitem], max(1, count), isShared: true) }

    /// Returns a row of a number of items of their own width, or of equal width where they do not fit.
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
    ) -> NSCollectionLayoutGroup { make(layoutSize, .column, [subitem], max(1, count), isShared: true) }

    /// Returns a column of a number of items of their own height, or of equal height where they do not fit.
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

    override func fitted(
        in container: CGSize, _ given: GivenLengths, _ sizes: inout CellSizes
    ) -> FittedItem { fittedCells(in: container, given, &sizes) }

    override var isSelfSizing: Bool { super.isSelfSizing || subitems.contains { $0.isSelfSizing } }

    var isRow: Bool { if case .row = arrangement { true } else { false } }

    /// Returns the equal length that each of a number of items gets in a room; nil for their own.
    func equalLength(in room: CGSize) -> CGFloat? {
        guard let count, let item = subitems.first else { return nil }
        let gaps = (interItemSpacing?.spacing ?? 0) * CGFloat(count - 1)
        let share = ((isRow ? room.width : room.height) - gaps) / CGFloat(count)
        guard !isShared else { return share }
        let own = item.outerSize(in: room)
        // A part of a hundredth of a point is a rounding error: three thirds fit.
        return (isRow ? own.width : own.height) > share + 0.01 ? share : nil
    }

    /// Returns the items with their rectangles, one after the other.
    private func places(in box: CGRect) -> [(NSCollectionLayoutItem, CGRect)] {
        guard !subitems.isEmpty else { return [] }
        let (room, gap) = (isRow ? box.width : box.height, interItemSpacing?.spacing ?? 0)
        var (found, used) = ([(NSCollectionLayoutItem, CGSize)](), CGFloat(0))
        let share = equalLength(in: box.size)
        for index in 0..<(count ?? Self.mostItems) {
            let item = subitems[index % subitems.count]
            var size = item.outerSize(in: box.size)
            if let share { if isRow { size.width = share } else { size.height = share } }
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
