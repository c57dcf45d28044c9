/// The measurements that a scene requests for a section of a flow layout: the delegate's return values, or
/// the layout's properties where there is no delegate.
///
/// A value that is negative or not finite is reported and counts as 0; insets may be negative.
@MainActor struct FlowMetrics {
    private let layout: UICollectionViewFlowLayout
    private let collectionView: UICollectionView
    private let delegate: (any UICollectionViewDelegateFlowLayout)?
    private let section: Int

    init(
        of layout: UICollectionViewFlowLayout, _ collectionView: UICollectionView,
        _ delegate: (any UICollectionViewDelegateFlowLayout)?, section: Int
    ) {
        self.layout = layout
        self.collectionView = collectionView
        self.delegate = delegate
        self.section = section
    }

    func sizes() -> FlowSizes {
        let count = collectionView.numberOfItems(inSection: section)
        if layout.isSelfSizing {
            return FlowSizes((0..<count).map { estimate(of: IndexPath(item: $0, section: section)) })
        }
        guard let delegate else { return .uniform(layout.itemSize, count: count) }
        return FlowSizes(
            (0..<count).map { item in
                let path = IndexPath(item: item, section: section)
                let size = delegate.collectionView(collectionView, layout: layout, sizeForItemAt: path)
                return sound(size, "the size of item \(path.text)")
            })
    }

    /// Returns the size that a cell asked for, or the one that is expected of it.
    private func estimate(of path: IndexPath) -> CGSize {
        if let known = layout.measurements[.cell(path)] { return known }
        guard layout.estimatedItemSize == UICollectionViewFlowLayout.automaticSize else {
            return layout.estimatedItemSize
        }
        let size = delegate?.collectionView(collectionView, layout: layout, sizeForItemAt: path)
        return size.map { sound($0, "the size of item \(path.text)") } ?? layout.itemSize
    }

    func metrics(_ axis: FlowAxis, length: CGFloat) -> FlowSection.Metrics {
        FlowSection.Metrics(
            axis: axis, length: length, inset: placedInset(axis), lineSpacing: lineSpacing,
            itemSpacing: itemSpacing,
            header: axis.along(header), footer: axis.along(footer), scale: UIScreen.main.scale)
    }

    /// Warns of items that are longer than the lines between the insets; a device logs that their layout is
    /// undefined.
    func warn(ofItemsLongerThanLines sizes: FlowSizes, _ metrics: FlowSection.Metrics) {
        let (_, _, head, tail) = metrics.axis.parts(metrics.inset)
        let room = metrics.length - head - tail
        let longest = sizes.longest(across: metrics.axis)
        guard metrics.length > 0, longest > room + 1e-6 else { return }
        let (word, length) = metrics.axis == .vertical ? ("wide", "width") : ("high", "height")
        RunContext.current.warn(
            "\(layout.messageStart)an item of section \(section) is \(shortestDigits(longest)) points \(word), but "
                + "the \(length) of the collection view leaves \(shortestDigits(room)) between the insets.")
    }

    /// Returns the insets of the section, which at the ends of lines count from their reference.
    private func placedInset(_ axis: FlowAxis) -> UIEdgeInsets {
        var inset = inset
        let reference = layout.sectionInsetReference
        guard reference != .fromContentInset else { return inset }
        let more = collectionView.insets(of: reference == .fromSafeArea ? .safeArea : .layoutMargins)
        if axis == .vertical {
            inset.left += more.left
            inset.right += more.right
        } else {
            inset.top += more.top
            inset.bottom += more.bottom
        }
        return inset
    }

    private var inset: UIEdgeInsets {
        let inset = delegate?.collectionView(collectionView, layout: layout, insetForSectionAt: section)
        guard let inset, !inset.isFinite else { return inset ?? layout.sectionInset }
        layout.fail("the inset of section \(section) must be finite, but it is \(inset).")
        return .zero
    }

    private var lineSpacing: CGFloat {
        let spacing = delegate?.collectionView(
            collectionView, layout: layout, minimumLineSpacingForSectionAt: section)
        guard let spacing, !spacing.isFinite else { return spacing ?? layout.minimumLineSpacing }
        layout.fail("the line spacing of section \(section) must be finite, but it is \(spacing).")
        return 0
    }

    private var itemSpacing: CGFloat {
        let spacing = delegate?.collectionView(
            collectionView, layout: layout, minimumInteritemSpacingForSectionAt: section)
        return spacing.map { sound($0, "the interitem spacing of section \(section)") }
            ?? layout.minimumInteritemSpacing
    }

    private var header: CGSize {
        let size = delegate?.collectionView(
            collectionView, layout: layout, referenceSizeForHeaderInSection: section)
        return size.map { sound($0, "the header of section \(section)") } ?? layout.headerReferenceSize
    }

    private var footer: CGSize {
        let size = delegate?.collectionView(
            collectionView, layout: layout, referenceSizeForFooterInSection: section)
        return size.map { sound($0, "the footer of section \(section)") } ?? layout.footerReferenceSize
    }

    private func sound(_ size: CGSize, _ name: String) -> CGSize {
        if size.isValid { return size }
        layout.fail("\(name) must be finite and not negative, but it is \(size.text).")
        return .zero
    }

    private func sound(_ distance: CGFloat, _ name: String) -> CGFloat {
        if distance >= 0 && distance.isFinite { return distance }
        layout.fail("\(name) must be finite and not negative, but it is \(distance).")
        return 0
    }
}
