/// A view that a collection view removes when it is out of sight and reuses for another element.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    /// The identifier for which the view was created; nil for one that no collection view created.
    open var reuseIdentifier: String? { identifier }
    /// The identifier for which the collection view created the view.
    var identifier: String?

    /// The element that the view shows; nil while it waits for reuse.
    var shownElement: ElementIdentity?

    /// A copy of the layout's attributes by which the view was placed; nil where it must be placed again.
    var appliedAttributes: UICollectionViewLayoutAttributes?

    /// True where the layout has tilted the view in space.
    var isTilted = false

    /// Creates a view for a collection view, by calling `init(frame:)` of the registered class.
    /// Flipbook's own.
    ///
    /// Swift creates objects of a class known only at run time by required initializers alone. `init(frame:)`
    /// cannot be one, because `override init(frame:)` in a subclass would then not compile.
    public required convenience init(dequeuedWith frame: CGRect) {
        self.init(frame: frame)
    }

    /// Prepares the view for reuse; override it to clear what the view showed. The default implementation
    /// does nothing.
    open func prepareForReuse() {}

    /// Applies layout attributes to the view, after its position, size, transform and alpha were set. It is
    /// called for attributes that differ from the last ones. The default implementation does nothing.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Notifies the view that the collection view is about to change its layout.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Notifies the view that the collection view has changed its layout.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Returns the attributes that the view prefers to those of its layout. The default implementation fits
    /// the lengths that the layout estimates to the view's constraints or content; both in a layout that code
    /// has written.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let layout = (superview as? UICollectionView)?.collectionViewLayout
        let estimates = layout?.askedLengths(of: layoutAttributes.identity) ?? []
        guard !estimates.isEmpty, let size = fittingSize(layoutAttributes.size, estimates) else {
            return layoutAttributes
        }
        layoutAttributes.size = estimates.size(layoutAttributes.size, with: size)
        return layoutAttributes
    }

    /// Returns the size that the content needs; nil for content that has no size of its own.
    func fittingSize(_ size: CGSize, _ estimates: EstimatedLengths) -> CGSize? {
        holdsConstrainedViews ? fittingSize(of: self, size, estimates) : nil
    }

    /// Returns the size that the constraints in a view give it, of which the lengths that are not estimated
    /// are known.
    func fittingSize(of view: UIView, _ size: CGSize, _ estimates: EstimatedLengths) -> CGSize {
        view.systemLayoutSizeFitting(
            estimates.size(size, with: .zero),
            withHorizontalFittingPriority: estimates.contains(.width) ? .fittingSizeLevel : .required,
            verticalFittingPriority: estimates.contains(.height) ? .fittingSizeLevel : .required)
    }
}
