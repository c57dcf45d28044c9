/// A section of a compositional layout at its place in the content.
@MainActor struct PlacedSection {
    let section: NSCollectionLayoutSection
    let index: Int
    let environment: CollectionEnvironment
    /// The rectangles of the cells, unscrolled.
    private(set) var cells: [CollectionCellFrame] = []
    private(set) var boundaries: [PlacedBoundaries.Boundary] = []
    /// The rectangle of the section, as wide as the room.
    private(set) var frame = CGRect.zero
    /// The width of the groups of a section that scrolls sideways, with its insets.
    private(set) var sidewaysWidth: CGFloat = 0
    /// The width of a group.
    private(set) var groupWidth: CGFloat = 0
    /// The length in the direction of the collection view.
    var length: CGFloat { isVertical ? frame.height : frame.width }
    private let isVertical: Bool
    /// The insets of the groups.
    let insets: NSDirectionalEdgeInsets
    /// Returns the size that an element asked for.
    private let known: (ElementIdentity) -> CGSize?

    /// True for a section that scrolls sideways.
    var isSideways: Bool { isVertical && section.orthogonalScrollingBehavior != .none }

    /// Returns the item of a view that is attached to a cell; nil for other elements.
    func badge(_ identity: ElementIdentity) -> NSCollectionLayoutSupplementaryItem? {
        let item = identity.indexPath.item
        guard cells.indices.contains(item) else { return nil }
        return cells[item].badges.first { $0.elementKind == identity.kind }
    }

    init(
        _ section: NSCollectionLayoutSection, index: Int, items: Int, start: CGFloat, isVertical: Bool,
        environment: CollectionEnvironment, known: @escaping (ElementIdentity) -> CGSize?
    ) {
        (self.section, self.index, self.isVertical, self.known) = (section, index, isVertical, known)
        self.environment = environment
        insets = isVertical ? environment.insets(ofGroupsIn: section) : section.contentInsets
        let room = environment.contentSize
        frame =
            isVertical
            ? CGRect(x: 0, y: start, width: room.width, height: 0)
            : CGRect(x: start, y: 0, width: 0, height: room.height)
        if index == 0, isVertical { grow(by: section.list?.leadingGap ?? 0) }
        if isVertical, let list = section.list, list.headerMode != .none {
            grow(by: list.headerTopPadding ?? 0)
        }
        addBoundaries(isFooter: false)
        place(items)
        addBoundaries(isFooter: true)
    }

    private mutating func grow(by length: CGFloat) {
        if isVertical { frame.size.height += length } else { frame.size.width += length }
    }

    /// The insets of headers and footers.
    private var boundaryInsets: NSDirectionalEdgeInsets {
        let reference = section.supplementaryContentInsetsReference
        guard isVertical else { return .zero }
        guard reference == .automatic else { return environment.sides(of: reference) }
        return section.supplementariesFollowContentInsets ? insets : .zero
    }

    /// Places headers above the groups, or footers below them.
    private mutating func addBoundaries(isFooter: Bool) {
        let insets = boundaryInsets
        var room = environment.contentSize
        room.width -= insets.leading + insets.trailing
        let indexPath = IndexPath(item: 0, section: index)
        let items = section.boundarySupplementaryItems.filter { $0.isFooter == isFooter }.map { item in
            (item, indexPath, item.size(in: room, known: known(.supplementary(item.elementKind, indexPath))))
        }
        if isVertical {
            let placed = PlacedBoundaries(
                items, areFooters: isFooter, start: frame.maxY, left: insets.leading, width: room.width)
            boundaries += placed.all
            return grow(by: placed.length)
        }
        for (item, indexPath, size) in items {
            let box = CGRect(origin: CGPoint(x: frame.maxX + item.offset.x, y: item.offset.y), size: size)
            boundaries.append(
                PlacedBoundaries.Boundary(
                    item: item, frame: box.inset(byDirectional: item.contentInsets), indexPath: indexPath))
            if item.extendsBoundary { grow(by: size.width) }
        }
    }

    /// Places all items in groups, one after the other within the insets.
    private mutating func place(_ items: Int) {
        let room = CGSize(
            width: environment.contentSize.width - (isVertical ? insets.leading + insets.trailing : 0),
            height: environment.contentSize.height - (isVertical ? 0 : insets.top + insets.bottom))
        let group = section.group
        let size = group.layoutSize.size(in: room)
        group.environment = environment
        let runsDown = isVertical && !isSideways
        var corner = CGPoint(
            x: (isVertical ? 0 : frame.maxX) + insets.leading, y: (isVertical ? frame.maxY : 0) + insets.top)
        let first = corner
        let template = FittedItem(size: size, cells: group.cells(in: CGRect(origin: .zero, size: size)))
        let most = largestLengths(items, in: room)
        var (groups, heights, highest) = (0, CGFloat(0), CGFloat(0))
        while cells.count < items {
            var fitted = group.isSelfSizing ? nextGroup(group, in: room, cells.count..<items) : template
            guard !fitted.cells.isEmpty else { break }
            if let most { fitted = fitted.stretched(width: most.width, height: most.height) }
            cells += fitted.cells.prefix(items - cells.count).map { $0.moved(by: corner) }
            groups += 1
            heights += fitted.size.height
            highest = max(highest, fitted.size.height)
            if runsDown {
                corner.y += fitted.size.height + section.interGroupSpacing
            } else {
                corner.x += fitted.size.width + section.interGroupSpacing
            }
        }
        let gaps = section.interGroupSpacing * CGFloat(max(0, groups - 1))
        groupWidth = size.width
        if runsDown {
            grow(by: insets.top + heights + gaps + insets.bottom)
        } else if isVertical {
            sidewaysWidth = corner.x - (groups > 0 ? section.interGroupSpacing : 0) + insets.trailing
            grow(by: insets.top + highest + insets.bottom)
        } else {
            grow(
                by: corner.x - first.x - (groups > 0 ? section.interGroupSpacing : 0) + insets.leading
                    + insets.trailing)
        }
    }

    /// Returns a group with the next cells, as large as they ask for.
    private func nextGroup(
        _ group: NSCollectionLayoutGroup, in room: CGSize, _ rest: Range<Int>
    ) -> FittedItem {
        let (known, index) = (known, index)
        var sizes = CellSizes(rest) { known(.cell(IndexPath(item: $0, section: index))) }
        return group.fitted(in: room, GivenLengths(), &sizes)
    }

    /// Returns the lengths of the largest group that all groups of the section share; nil without such
    /// lengths.
    private func largestLengths(_ items: Int, in room: CGSize) -> (width: CGFloat?, height: CGFloat?)? {
        let (group, size) = (section.group, section.group.layoutSize)
        let isWide = size.widthDimension.isUniformAcrossSiblings
        let isHigh = size.heightDimension.isUniformAcrossSiblings
        guard isWide || isHigh else { return nil }
        var (start, most) = (0, CGSize.zero)
        while start < items {
            let fitted = nextGroup(group, in: room, start..<items)
            guard !fitted.cells.isEmpty else { break }
            start += fitted.cells.count
            most.width = max(most.width, fitted.size.width)
            most.height = max(most.height, fitted.size.height)
        }
        return (isWide ? most.width : nil, isHigh ? most.height : nil)
    }
}
