/// A layout between two others, whose elements are a fraction of the way from one to the other.
///
/// A collection view uses one from `startInteractiveTransition(to:completion:)` on, and code moves it, for
/// example in a pinch.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// The layout from which the transition starts.
    public let currentLayout: UICollectionViewLayout
    /// The layout to which the transition leads.
    public let nextLayout: UICollectionViewLayout
    /// The fraction of the way that is complete, from 0 to 1; default 0.
    open var transitionProgress: CGFloat = 0 {
        didSet {
            guard transitionProgress.isFinite else { return transitionProgress = oldValue }
            if transitionProgress != oldValue { invalidateLayout() }
        }
    }

    private var values: [String: CGFloat] = [:]
    /// The offsets of the content at the beginning and at the end.
    var offsets = (start: CGPoint.zero, end: CGPoint.zero)
    /// The closure to call at the end, with false where the transition was canceled.
    var completion: ((Bool) -> Void)?
    /// True when the transition runs to one of its ends.
    var isEnding = false

    /// Creates a layout between two others.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        (self.currentLayout, nextLayout) = (currentLayout, newLayout)
        super.init()
    }

    /// Creates a layout between two plain ones. Archives are not supported, and the coder is not read.
    public required init?(coder: NSCoder) {
        (currentLayout, nextLayout) = (UICollectionViewLayout(), UICollectionViewLayout())
        super.init(coder: coder)
    }

    // MARK: Values

    /// Stores a value of the transition by a key.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

    /// Returns a value of the transition by its key; 0 for one that was not stored.
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    // MARK: Layout

    /// Prepares both layouts, and moves the content to the offset in between.
    open override func prepare() {
        super.prepare()
        currentLayout.prepare()
        nextLayout.prepare()
        let offset = offsets.start.between(offsets.end, transitionProgress)
        if let owner, owner.contentOffset != offset { owner.contentOffset = offset }
    }

    /// The size between those of both layouts.
    open override var collectionViewContentSize: CGSize {
        currentLayout.collectionViewContentSize.between(
            nextLayout.collectionViewContentSize, transitionProgress)
    }

    /// Returns the attributes of the elements that either layout has in a rectangle, at its own offset.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let offset = offsets.start.between(offsets.end, transitionProgress)
        func attributes(
            _ layout: UICollectionViewLayout, _ ownOffset: CGPoint
        ) -> [UICollectionViewLayoutAttributes] {
            let own = rect.offsetBy(dx: ownOffset.x - offset.x, dy: ownOffset.y - offset.y)
            return layout.layoutAttributesForElements(in: own) ?? []
        }
        var seen: Set<ElementIdentity> = []
        return (attributes(currentLayout, offsets.start) + attributes(nextLayout, offsets.end))
            .map(\.identity).filter { seen.insert($0).inserted }.compactMap(between)
    }

    /// Returns the attributes of an item between those of both layouts.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        between(.cell(indexPath))
    }

    /// Returns the attributes of a supplementary view between those of both layouts.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { between(.supplementary(elementKind, indexPath)) }

    /// Returns the attributes of a decoration view between those of both layouts.
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { between(.decoration(elementKind, indexPath)) }

    override var asksForEstimatesAlone: Bool { true }

    override func makeDecorationView(_ kind: String) -> UICollectionReusableView? {
        (transitionProgress < 0.5 ? currentLayout : nextLayout).makeDecorationView(kind)
    }

    /// Returns the attributes between those of both layouts. An element of one of them alone fades.
    private func between(_ identity: ElementIdentity) -> UICollectionViewLayoutAttributes? {
        let (old, new) = (currentLayout.attributes(of: identity), nextLayout.attributes(of: identity))
        guard let result = (new ?? old)?.copy() as? UICollectionViewLayoutAttributes else { return nil }
        guard let old, let new else {
            result.alpha *= new == nil ? 1 - transitionProgress : transitionProgress
            return result
        }
        result.place(between: old, and: new, transitionProgress)
        return result
    }
}

extension UICollectionViewLayout {
    /// Returns the attributes of an element; nil for none.
    fileprivate func attributes(of identity: ElementIdentity) -> UICollectionViewLayoutAttributes? {
        switch identity.category {
        case .cell: layoutAttributesForItem(at: identity.indexPath)
        case .supplementaryView:
            layoutAttributesForSupplementaryView(ofKind: identity.kind, at: identity.indexPath)
        case .decorationView:
            layoutAttributesForDecorationView(ofKind: identity.kind, at: identity.indexPath)
        }
    }
}

extension UICollectionViewLayoutAttributes {
    /// Takes the values at a fraction of the way from some attributes to others.
    fileprivate func place(
        between old: UICollectionViewLayoutAttributes, and new: UICollectionViewLayoutAttributes,
        _ fraction: CGFloat
    ) {
        center = old.center.between(new.center, fraction)
        let size = old.size.between(new.size, fraction)
        self.size = CGSize(width: max(0, size.width), height: max(0, size.height))
        alpha = old.alpha + (new.alpha - old.alpha) * fraction
        let nearest = fraction < 0.5 ? old : new
        (zIndex, isHidden) = (nearest.zIndex, nearest.isHidden)
        if old.tilt != nil || new.tilt != nil { return transform3D = nearest.transform3D }
        transform = old.transform.between(new.transform, fraction)
    }
}

extension CGPoint {
    /// Returns the point at a fraction of the way to another one.
    fileprivate func between(_ other: CGPoint, _ fraction: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
    }
}

extension CGSize {
    /// Returns the size at a fraction of the way to another one.
    fileprivate func between(_ other: CGSize, _ fraction: CGFloat) -> CGSize {
        CGSize(
            width: width + (other.width - width) * fraction,
            height: height + (other.height - height) * fraction)
    }
}

extension CGAffineTransform {
    /// Returns the transform at a fraction of the way to another one.
    fileprivate func between(_ other: CGAffineTransform, _ fraction: CGFloat) -> CGAffineTransform {
        func mix(_ path: KeyPath<CGAffineTransform, CGFloat>) -> CGFloat {
            self[keyPath: path] + (other[keyPath: path] - self[keyPath: path]) * fraction
        }
        return CGAffineTransform(
            a: mix(\.a), b: mix(\.b), c: mix(\.c), d: mix(\.d), tx: mix(\.tx), ty: mix(\.ty))
    }
}
