/// The closure that returns the arrangement of a section.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    UICollectionViewCompositionalLayout.SectionProvider

/// A layout of sections, which are made of groups of items.
///
/// Cells, the views attached to them, headers and footers decide their estimated lengths once they are in
/// sight. A section may scroll sideways with a finger.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// The closure that returns the arrangement of a section.
    public typealias SectionProvider =
        (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

    /// The direction and the distances of all sections.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        didSet { invalidateLayout() }
    }
    private let provider: SectionProvider
    private var sections: [PlacedSection] = []
    /// The headers and footers of the whole layout.
    private var boundaries: [PlacedBoundaries.Boundary] = []
    private var contentLength: CGFloat = 0
    private var scrollers: [Int: SidewaysScroller] = [:]
    private let keptItems = KeptItems()

    /// Creates a layout whose sections are all arranged the same way.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(sectionProvider: { _, _ in section })
    }

    /// Creates a layout whose sections are all arranged the same way.
    public convenience init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.init(sectionProvider: { _, _ in section }, configuration: configuration)
    }

    /// Creates a layout whose sections a closure arranges.
    public convenience init(sectionProvider: @escaping SectionProvider) {
        self.init(
            sectionProvider: sectionProvider,
            configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Creates a layout whose sections a closure arranges.
    public init(
        sectionProvider: @escaping SectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        (provider, self.configuration) = (sectionProvider, configuration)
        super.init()
    }

    /// Returns nil: closures are in no archive.
    public required init?(coder: NSCoder) { nil }

    /// Returns a layout of lists.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }

    /// Returns the configuration of a section that is a list; nil for others.
    func list(ofSection index: Int) -> UICollectionLayoutListConfiguration? {
        sections.first { $0.index == index }?.section.list
    }

    private var isVertical: Bool { configuration.scrollDirection == .vertical }

    // MARK: Preparation

    /// Places all sections one after the other.
    open override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        let size = collectionView.bounds.inset(by: collectionView.adjustedContentInset).size
        let environment = CollectionEnvironment(
            size: size, of: collectionView, reference: configuration.contentInsetsReference)
        let headers = placedBoundaries(areFooters: false, start: 0, environment)
        sections = []
        var start = headers.length
        for index in 0..<collectionView.numberOfSections {
            guard let section = provider(index, environment) else { continue }
            if !sections.isEmpty { start += configuration.interSectionSpacing }
            let placed = PlacedSection(
                section, index: index, items: collectionView.numberOfItems(inSection: index), start: start,
                isVertical: isVertical, environment: environment,
                known: { [measurements] in measurements[$0] })
            sections.append(placed)
            start += placed.length
        }
        let footers = placedBoundaries(areFooters: true, start: start, environment)
        boundaries = headers.all + footers.all
        contentLength = start + footers.length
        if let list = sections.first?.section.list { collectionView.showGround(list.ground) }
        followSideways()
    }

    /// Places the headers or footers of the whole layout.
    private func placedBoundaries(
        areFooters: Bool, start: CGFloat, _ environment: CollectionEnvironment
    ) -> PlacedBoundaries {
        let (room, all) = (
            environment.contentSize, isVertical ? configuration.boundarySupplementaryItems : []
        )
        var counts: [String: Int] = [:]
        let items = all.compactMap {
            item -> (NSCollectionLayoutBoundarySupplementaryItem, IndexPath, CGSize)? in
            let indexPath = IndexPath(item: counts[item.elementKind, default: 0], section: 0)
            counts[item.elementKind, default: 0] += 1
            guard item.isFooter == areFooters else { return nil }
            let known = measurements[.supplementary(item.elementKind, indexPath)]
            return (item, indexPath, item.size(in: room, known: known))
        }
        return PlacedBoundaries(items, areFooters: areFooters, start: start, left: 0, width: room.width)
    }

    override var asksForEstimatesAlone: Bool { true }

    override func estimates(of identity: ElementIdentity) -> EstimatedLengths {
        if let boundary = boundaries.first(where: { $0.identity == identity }) {
            return boundary.item.layoutSize.estimates
        }
        guard let section = sections.first(where: { $0.index == identity.indexPath.section }) else {
            return []
        }
        switch identity.category {
        case .cell:
            let item = identity.indexPath.item
            return section.cells.indices.contains(item) ? section.cells[item].estimates : []
        case .supplementaryView:
            if let boundary = section.boundaries.first(where: { $0.item.elementKind == identity.kind }) {
                return boundary.item.layoutSize.estimates
            }
            return section.badge(identity)?.layoutSize.estimates ?? []
        case .decorationView: return []
        }
    }

    /// Gives each section that scrolls sideways a scroll view of its own for the finger.
    private func followSideways() {
        guard let collectionView, isVertical else { return }
        var kept: [Int: SidewaysScroller] = [:]
        for section in sections where section.isSideways {
            let scroller = scrollers[section.index] ?? SidewaysScroller(in: collectionView)
            scroller.didMove = { [weak self, weak collectionView] in
                guard let self, let collectionView else { return }
                collectionView.layoutWasInvalidated(with: makeContextKeepingLines())
            }
            scroller.fit(section)
            kept[section.index] = scroller
        }
        for (index, scroller) in scrollers where kept[index] == nil { scroller.remove() }
        scrollers = kept
    }

    /// Scrolls a section that scrolls sideways until the frame of an item is at a position. Returns false for
    /// other sections.
    func scrollSideways(
        to frame: CGRect, inSection section: Int, at position: UICollectionView.ScrollPosition, animated: Bool
    ) -> Bool {
        scrollers[section]?.scroll(to: frame, at: position, animated: animated) != nil
    }

    /// The size of all sections.
    open override var collectionViewContentSize: CGSize {
        guard let collectionView else { return .zero }
        let room = collectionView.bounds.inset(by: collectionView.adjustedContentInset).size
        return isVertical
            ? CGSize(width: room.width, height: contentLength)
            : CGSize(width: contentLength, height: room.height)
    }

    // MARK: Attributes

    /// Returns the attributes of the elements that a rectangle touches.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let elements = sections.filter { $0.frame.intersects(rect) }.flatMap(attributes(of:))
        let whole = CGRect(origin: .zero, size: collectionViewContentSize)
        return (elements + boundaries.map { attributes(of: $0, within: whole) }).filter {
            $0.frame.intersects(rect)
        }
    }

    private func attributes(of section: PlacedSection) -> [UICollectionViewLayoutAttributes] {
        let offset = scrollers[section.index]?.offset ?? 0
        var cells = section.cells.enumerated().map { item, cell in
            makeCell(cell, IndexPath(item: item, section: section.index))
        }
        if let handler = section.section.visibleItemsInvalidationHandler {
            cells = cells.map(keptItems.item)
            let sight = CGRect(
                x: offset, y: section.frame.minY, width: section.frame.width, height: section.frame.height)
            handler(
                cells.filter { $0.frame.intersects(sight) }, CGPoint(x: offset, y: 0), section.environment)
            // An item that code keeps has its place in the section, wherever that is scrolled to.
            cells = cells.map { $0.copy(with: nil) as? UICollectionViewLayoutAttributes ?? $0 }
        }
        if offset != 0 { for cell in cells { cell.center.x -= offset } }
        cells += badges(of: section, scrolledBy: offset)
        cells += section.boundaries.map { attributes(of: $0, within: section.frame) }
        return cells
            + section.section.decorationItems.map { item in
                let attributes = makeAttributes(
                    .decoration(item.elementKind, IndexPath(item: 0, section: section.index)))
                attributes.frame = section.frame.inset(byDirectional: item.contentInsets)
                attributes.zIndex = item.zIndex - 1
                return attributes
            }
    }

    /// Returns the attributes of the views that are attached to cells.
    private func badges(
        of section: PlacedSection, scrolledBy offset: CGFloat
    ) -> [UICollectionViewLayoutAttributes] {
        section.cells.enumerated().flatMap { index, cell in
            cell.badges.map { badge in
                let identity = ElementIdentity.supplementary(
                    badge.elementKind, IndexPath(item: index, section: section.index))
                let attributes = makeAttributes(identity)
                attributes.frame = badge.frame(
                    at: cell.frame.offsetBy(dx: -offset, dy: 0), known: measurements[identity])
                attributes.zIndex = badge.zIndex
                return attributes
            }
        }
    }

    private func makeCell(
        _ cell: CollectionCellFrame, _ indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes(.cell(indexPath))
        attributes.frame = cell.frame
        attributes.zIndex = cell.zIndex
        return attributes
    }

    /// Returns the attributes of a header or footer of what a rectangle contains.
    private func attributes(
        of boundary: PlacedBoundaries.Boundary, within frame: CGRect
    ) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes(boundary.identity)
        attributes.frame = pinned(boundary, within: frame)
        attributes.zIndex = max(boundary.item.zIndex, boundary.item.pinToVisibleBounds ? 1 : 0)
        return attributes
    }

    /// Returns the place of a header or footer, which stays in sight where it is pinned.
    private func pinned(_ boundary: PlacedBoundaries.Boundary, within whole: CGRect) -> CGRect {
        guard boundary.item.pinToVisibleBounds, let collectionView, isVertical else { return boundary.frame }
        var frame = boundary.frame
        let sight = collectionView.bounds.inset(by: collectionView.uncoveredInset)
        if boundary.item.isFooter {
            frame.origin.y = max(min(frame.minY, sight.maxY - frame.height), whole.minY)
        } else {
            frame.origin.y = min(max(frame.minY, sight.minY), whole.maxY - frame.height)
        }
        return frame
    }

    /// Returns the attributes of an item's cell; nil for one that does not exist.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let section = sections.first(where: { $0.index == indexPath.section }),
            section.cells.indices.contains(indexPath.item)
        else { return nil }
        return attributes(of: section)[indexPath.item]
    }

    /// Returns the attributes of a header, a footer or a view attached to a cell; nil for one that does not
    /// exist.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let identity = ElementIdentity.supplementary(elementKind, indexPath)
        if let boundary = boundaries.first(where: { $0.identity == identity }) {
            return attributes(of: boundary, within: CGRect(origin: .zero, size: collectionViewContentSize))
        }
        return sections.first { $0.index == indexPath.section }.map(attributes(of:))?
            .first { $0.representedElementKind == elementKind && $0.indexPath.item == indexPath.item }
    }

    /// Returns true for bounds of another size, and for a layout with headers that stay in sight.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size
            || (boundaries + sections.flatMap(\.boundaries)).contains { $0.item.pinToVisibleBounds }
    }
}
