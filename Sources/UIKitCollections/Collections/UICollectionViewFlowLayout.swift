/// A layout that arranges items in successive lines, like words in a text.
///
/// A delegate that conforms to `UICollectionViewDelegateFlowLayout` can provide a size for each item. The
/// lines are computed once and kept, and the elements in a rectangle are found by binary search, so the cost
/// of scrolling depends on the number of visible items.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The edges from which insets of sections count.
    public enum SectionInsetReference: Int, Sendable {
        /// The edges within the insets of the content.
        case fromContentInset
        /// The edges of the safe area.
        case fromSafeArea
        /// The layout margins.
        case fromLayoutMargins
    }

    /// The size of an item in points, 0 or more; default 50 x 50.
    open var itemSize = CGSize(width: 50, height: 50) {
        didSet { if acceptChange("itemSize", &itemSize, from: oldValue) { invalidateLayout() } }
    }

    /// The minimum distance between lines in points; default 10. Lines overlap where it is below 0.
    open var minimumLineSpacing: CGFloat = 10 {
        didSet {
            let isFinite = RunContext.accept(
                minimumLineSpacing.isFinite, "\(messageStart)minimumLineSpacing", "finite",
                value: "\(minimumLineSpacing)")
            if !isFinite { minimumLineSpacing = oldValue }
            if minimumLineSpacing != oldValue { invalidateLayout() }
        }
    }

    /// The minimum distance between the items of a line in points, 0 or more; default 10.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet {
            if acceptChange("minimumInteritemSpacing", &minimumInteritemSpacing, from: oldValue) {
                invalidateLayout()
            }
        }
    }

    /// The insets around a section's items, in points; default 0 on all sides.
    open var sectionInset = UIEdgeInsets.zero {
        didSet { if acceptChange("sectionInset", &sectionInset, from: oldValue) { invalidateLayout() } }
    }

    /// The direction in which the content grows; default vertical.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }

    /// The size of headers in points, 0 or more; default zero, for none. Only the length in the scroll
    /// direction has an effect.
    open var headerReferenceSize = CGSize.zero {
        didSet {
            if acceptChange("headerReferenceSize", &headerReferenceSize, from: oldValue) {
                invalidateLayout()
            }
        }
    }

    /// The size of footers in points, 0 or more; default zero, for none. Only the length in the scroll
    /// direction has an effect.
    open var footerReferenceSize = CGSize.zero {
        didSet {
            if acceptChange("footerReferenceSize", &footerReferenceSize, from: oldValue) {
                invalidateLayout()
            }
        }
    }

    /// The size that lets cells decide theirs, with an estimate of `itemSize`.
    public static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

    /// The estimated size of an item in points; default zero, for cells of exactly `itemSize`. With any other
    /// size each cell decides its size by `preferredLayoutAttributesFitting(_:)` once it is in sight.
    open var estimatedItemSize = CGSize.zero {
        didSet {
            if acceptChange("estimatedItemSize", &estimatedItemSize, from: oldValue) { invalidateLayout() }
        }
    }

    /// A Boolean value that indicates whether headers stay in sight while items of their section are; default
    /// false.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    /// A Boolean value that indicates whether footers stay in sight while items of their section are; default
    /// false.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    /// The edges from which the insets of sections at the ends of lines count; default those within the
    /// insets of the content.
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
    }

    /// The class of the contexts, which can keep the lines.
    open override class var invalidationContextClass: AnyClass {
        UICollectionViewFlowLayoutInvalidationContext.self
    }

    /// The sections with their lines; nil when they must be computed again.
    private var sections: [FlowSection]?

    // MARK: Layout

    /// Computes the lines if there are none.
    open override func prepare() {
        super.prepare()
        _ = flow
    }

    /// The size of the content: as wide as the collection view less its insets, and as long as all sections;
    /// transposed for horizontal scrolling.
    open override var collectionViewContentSize: CGSize {
        axis.size(along: flow.last?.end ?? 0, across: flow.isEmpty ? 0 : lineLength)
    }

    /// Returns the attributes of the elements in a rectangle, as new objects that the caller may change.
    open override func layoutAttributesForElements(
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
        var result: [UICollectionViewLayoutAttributes] = []
        guard rect.isFinite else { return result }
        let range = axis.along(rect)
        let first = flow.partitioningIndex { $0.end + 1 > range.lowerBound }
        for index in flow.indices[first...] {
            if flow[index].start - 1 > range.upperBound { break }
            addElements(of: index, in: rect, to: &result)
        }
        return result
    }

    /// Returns the attributes of an item's cell. An item that does not exist is an error.
    open override func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard collectionView?.requireItem(indexPath, "layoutAttributesForItem(at:)") == true else {
            return nil
        }
        return attributes(.cell(indexPath), flow[indexPath.section].frame(ofItem: indexPath.item))
    }

    /// Returns the attributes of a section's header or footer; nil where there is none.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard flow.indices.contains(indexPath.section),
            let frame = bars(of: flow[indexPath.section]).first(where: { $0.kind == elementKind })?.frame
        else { return nil }
        return attributes(.supplementary(elementKind, indexPath), frame)
    }

    // MARK: Invalidation

    /// Returns true when the length of the lines changes, and for headers or footers that stay in sight.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        lineLengthChanges(to: newBounds) || sectionHeadersPinToVisibleBounds
            || sectionFootersPinToVisibleBounds
    }

    /// Returns a context that keeps the lines unless their length changes.
    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        lineLengthChanges(to: newBounds) ? makeContext() : makeContextKeepingLines()
    }

    /// Discards the lines, unless the context keeps them.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext
        let keepsLines =
            flowContext.map {
                !$0.invalidateFlowLayoutAttributes && !$0.invalidateFlowLayoutDelegateMetrics
            } ?? false
        if !keepsLines || context.invalidateEverything || context.invalidateDataSourceCounts {
            sections = nil
        }
        super.invalidateLayout(with: context)
    }

    override func makeContextKeepingLines() -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        if let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext {
            flowContext.invalidateFlowLayoutAttributes = false
            flowContext.invalidateFlowLayoutDelegateMetrics = false
        }
        return context
    }

    /// A Boolean value that indicates whether cells decide their sizes.
    var isSelfSizing: Bool { estimatedItemSize != .zero }

    override var asksForEstimatesAlone: Bool { true }

    override func estimates(of identity: ElementIdentity) -> EstimatedLengths {
        isSelfSizing && identity.category == .cell ? [.width, .height] : []
    }

    private func lineLengthChanges(to new: CGRect) -> Bool {
        collectionView.map { axis.across($0.bounds.size) != axis.across(new.size) } ?? false
    }

    // MARK: Internals

    private var axis: FlowAxis { scrollDirection == .vertical ? .vertical : .horizontal }

    private var lineLength: CGFloat {
        guard let collectionView else { return 0 }
        let (_, _, head, tail) = axis.parts(collectionView.adjustedContentInset)
        return axis.across(collectionView.bounds.size) - head - tail
    }

    private var flow: [FlowSection] {
        if let sections { return sections }
        let made = collectionView.map { makeSections(in: $0) } ?? []
        if collectionView != nil { sections = made }
        return made
    }

    private func makeSections(in collectionView: UICollectionView) -> [FlowSection] {
        let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
        var result: [FlowSection] = []
        for section in 0..<collectionView.numberOfSections {
            let wishes = FlowMetrics(of: self, collectionView, delegate, section: section)
            let (sizes, metrics) = (wishes.sizes(), wishes.metrics(axis, length: lineLength))
            if !isSelfSizing { wishes.warn(ofItemsLongerThanLines: sizes, metrics) }
            result.append(FlowSection(sizes, metrics, start: result.last?.end ?? 0))
        }
        return result
    }

    private func addElements(
        of index: Int, in rect: CGRect, to result: inout [UICollectionViewLayoutAttributes]
    ) {
        let section = flow[index]
        for (kind, frame) in bars(of: section) where frame.overlaps(rect) {
            result.append(attributes(.supplementary(kind, IndexPath(item: 0, section: index)), frame))
        }
        section.forEachItem(in: rect) { item, frame in
            result.append(attributes(.cell(IndexPath(item: item, section: index)), frame))
        }
    }

    /// Returns the frames of the header and footer of a section, where they are seen.
    private func bars(of section: FlowSection) -> [(kind: String, frame: CGRect)] {
        var bars: [(kind: String, frame: CGRect)] = []
        let sight = sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds ? visibleRange : nil
        if let frame = section.headerFrame(in: sectionHeadersPinToVisibleBounds ? sight : nil) {
            bars.append((UICollectionView.elementKindSectionHeader, frame))
        }
        if let frame = section.footerFrame(in: sectionFootersPinToVisibleBounds ? sight : nil) {
            bars.append((UICollectionView.elementKindSectionFooter, frame))
        }
        return bars
    }

    /// The part of the content in sight, along the direction of scrolling; nil for none.
    private var visibleRange: ClosedRange<CGFloat>? {
        guard let collectionView, !collectionView.bounds.isEmpty else { return nil }
        let sight = collectionView.bounds.inset(by: collectionView.uncoveredInset)
        return sight.isNull || sight.height < 0 || sight.width < 0 ? nil : axis.along(sight)
    }

    private func attributes(
        _ identity: ElementIdentity, _ frame: CGRect
    ) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes(identity)
        attributes.frame = frame
        return attributes
    }

    /// Returns true when a property has a new value that is valid. Gives the property its old value back and
    /// reports a failure when it is not.
    private func acceptChange<Value: FlowLength>(
        _ property: String, _ value: inout Value, from oldValue: Value
    ) -> Bool {
        let isValid = RunContext.accept(
            value.isValid, "\(messageStart)\(property)", Value.rule, value: value.text)
        if !isValid { value = oldValue }
        return value != oldValue
    }
}
