/// Where a layout puts one element of a collection view, and how it looks there; an item of an animator as it
/// is.
///
/// Two of them are equal when all their values are. Subclasses that add values override `copy(with:)`.
@MainActor open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying, UIDynamicItem {
    /// The element's place in the data; default an empty path.
    open var indexPath = IndexPath()

    /// The center in points, in the content's coordinates; default (0, 0).
    open var center: CGPoint = .zero {
        didSet { if !accept(center.x.isFinite && center.y.isFinite, "center") { center = oldValue } }
    }

    /// The width and height in points, before the transform; default zero; not negative.
    open var size: CGSize = .zero {
        didSet {
            let isSound = size.width >= 0 && size.height >= 0 && size.width.isFinite && size.height.isFinite
            if !accept(isSound, "size", rule: "made of finite numbers of 0 or more, not \(size.text)") {
                size = oldValue
            }
        }
    }

    /// The turn and scale about the center; default the identity.
    open var transform: CGAffineTransform = .identity {
        didSet { if !accept(transform.isFinite, "transform") { transform = oldValue } }
    }

    /// The transform as one of space; of one that is set the part in the plane is kept.
    open var transform3D: CATransform3D {
        get { CATransform3DMakeAffineTransform(transform) }
        set { transform = CATransform3DGetAffineTransform(newValue) }
    }

    /// How much is seen of the element, 0...1; default 1.
    open var alpha: CGFloat = 1 {
        didSet { if !accept(!alpha.isNaN, "alpha") { alpha = oldValue } }
    }

    /// The height among the elements: higher ones lie above lower ones; default 0.
    open var zIndex = 0

    /// Whether the element is not seen; default false.
    open var isHidden = false

    /// Whether it is a cell, a supplementary or a decoration view; default a cell.
    open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell

    /// The kind of a supplementary or decoration view; nil for a cell.
    open private(set) var representedElementKind: String?

    /// Attributes of a cell without a place.
    public override init() {
        super.init()
    }

    /// Attributes of the cell of an item.
    ///
    /// It is required so that a layout can make attributes of the class that it names.
    public required convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// Attributes of a supplementary view, a header say.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init(forCellWith: indexPath)
        represent(.supplementaryView, elementKind)
    }

    /// Attributes of a decoration view, which the layout registers itself.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init(forCellWith: indexPath)
        represent(.decorationView, decorationViewKind)
    }

    /// The upright rectangle that holds the element, derived from center, size and transform.
    ///
    /// Setting it sets center and size, which fits exactly without a transform.
    open var frame: CGRect {
        get {
            let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
            let turned = transform.isIdentity ? box : box.applying(transform)
            return turned.offsetBy(dx: center.x, dy: center.y)
        }
        set {
            guard accept(newValue.isFinite, "frame") else { return }
            size = newValue.size
            center = CGPoint(
                x: newValue.origin.x + newValue.size.width / 2,
                y: newValue.origin.y + newValue.size.height / 2)
        }
    }

    /// The size as a rectangle at the origin; the origin of one that is set is not kept.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { if accept(newValue.isFinite, "bounds") { size = newValue.size } }
    }

    /// Attributes of the same class and values that are independent of these.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init(forCellWith: indexPath)
        copy.represent(representedElementCategory, representedElementKind)
        (copy.center, copy.size, copy.transform) = (center, size, transform)
        (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
        return copy
    }

    /// Whether the other object is of the same class and has the same values.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return MainActor.assumeIsolated { self === other || hasValues(of: other) }
    }

    /// The same number for equal attributes.
    open override var hash: Int { MainActor.assumeIsolated { identity.hashValue } }

    /// The element and its frame, the same in every run.
    open override var description: String {
        MainActor.assumeIsolated {
            "<\(type(of: self)): \(identity.name); frame = \(NSCoder.string(for: frame))>"
        }
    }

    // MARK: Inside

    /// The element in names and messages.
    var identity: ElementIdentity {
        ElementIdentity(
            category: representedElementCategory, kind: representedElementKind ?? "", indexPath: indexPath)
    }

    func represent(_ category: UICollectionView.ElementCategory, _ kind: String?) {
        (representedElementCategory, representedElementKind) = (category, kind)
    }

    private func hasValues(of other: UICollectionViewLayoutAttributes) -> Bool {
        type(of: self) == type(of: other) && identity == other.identity && center == other.center
            && size == other.size && transform == other.transform && alpha == other.alpha
            && zIndex == other.zIndex && isHidden == other.isHidden
    }

    private func accept(
        _ isSound: Bool, _ property: String,
        rule: @autoclosure () -> String = "made of finite numbers, not NaN or infinity"
    ) -> Bool {
        if !isSound {
            Stage.current.fail(
                SceneFailure("The layout attributes of \(identity.name): \(property) must be \(rule())."))
        }
        return isSound
    }
}

extension CGSize {
    /// The size in a message: "10.0 x 20.0".
    var text: String { "\(width) x \(height)" }
}
