/// A view that a collection view takes away when it is out of sight and shows again for something else.
@MainActor open class UICollectionReusableView: UIView {
    /// The identifier that the view was made for; nil for one that no collection view has made.
    open internal(set) var reuseIdentifier: String?

    /// The element that the view shows now; nil while it waits.
    var shownElement: ElementIdentity?

    /// A view with the frame given.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// A view of size zero: there are no archives here, the coder is not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// A view that a collection view makes of a registered class. Ours: it calls `init(frame:)` of that class.
    ///
    /// Swift makes objects of a class known only at run time by required initializers alone. `init(frame:)`
    /// cannot be one, for then `override init(frame:)` in a subclass would not compile.
    public required convenience init(dequeuedWith frame: CGRect) {
        self.init(frame: frame)
    }

    /// Called before the view is used again; forget here what it showed. Does nothing by itself.
    open func prepareForReuse() {}

    /// Called when the view was put where a layout wants it; does nothing by itself.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}
