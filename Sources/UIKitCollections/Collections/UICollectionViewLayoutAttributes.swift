/// The position and appearance of one element of a collection view, as its layout determines them;
/// also a dynamic item.
///
/// Two of them are equal when all their values are. Subclasses that add values override `copy(with:)`.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying, UIDynamicItem {
    /// The index path of the element; default an empty path.
    open var indexPath = IndexPath()

    /// The center in points, in the content's coordinates; default (0, 0).
    open var center: CGPoint = .zero {
        didSet { if !accept(center.x.isFinite && center.y.isFinite, "center") { center = oldValue } }
    }

    /// The size in points before the transform, 0 or more; default zero.
    open var size: CGSize = .zero {
        didSet {
            let rule = "made of finite numbers of 0 or more, not"
            if !accept(size.isValid, "size", rule: "\(rule) \(size.text)") { size = oldValue }
        }
    }

    /// The transform about the center; default the identity.
    open var transform: CGAffineTransform = .identity {
        didSet {
            hasFiniteTransform = transform.isFinite
            guard hasFiniteTransform else {
                transform = oldValue
                return loseTransform()
            }
            tilt = nil
        }
    }

    /// False while the transform that code has set has a number that is not finite: the element is not drawn
    /// then, as on a device, and `transform` is the last other one.
    private(set) var hasFiniteTransform = true

    /// The transform in three dimensions, with perspective where `m34` is set; `transform` is its part in the
    /// plane. Default the identity.
    open var transform3D: CATransform3D {
        get { tilt ?? CATransform3DMakeAffineTransform(transform) }
        set {
            guard newValue.isFinite else { return loseTransform() }
            transform = CATransform3DGetAffineTransform(newValue)
            tilt = CATransform3DIsAffine(newValue) ? nil : newValue
        }
    }

    /// The transform of an element that is tilted in space; nil for one in the plane.
    private(set) var tilt: CATransform3D?

    /// The opacity of the element, from 0 to 1; default 1.
    open var alpha: CGFloat = 1 {
        didSet { if !accept(!alpha.isNaN, "alpha") { alpha = oldValue } }
    }

    /// The position on the z axis: elements with higher values are in front; default 0.
    open var zIndex = 0

    /// A Boolean value that indicates whether the element is hidden; default false.
    open var isHidden = false

    /// The category of the element; default cell.
    open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell

    /// The kind of a supplementary or decoration view; nil for a cell.
    open private(set) var representedElementKind: String?

    /// Creates the attributes of a cell with an empty index path.
    public override init() {
        super.init()
    }

    /// Creates the attributes of an item's cell. It is required, so that a layout can create attributes
    /// of the class that it names.
    public required convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// Creates the attributes of a supplementary view, such as a header.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init(forCellWith: indexPath)
        represent(.supplementaryView, elementKind)
    }

    /// Creates the attributes of a decoration view, whose class is registered with the layout.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init(forCellWith: indexPath)
        represent(.decorationView, decorationViewKind)
    }

    /// The frame: the axis-aligned bounding rectangle of the element, derived from center, size and
    /// transform.
    ///
    /// Setting it sets center and size, so that the element fits it exactly if it has no transform.
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

    /// The size as a rectangle with the origin (0, 0). Setting it ignores the origin.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { if accept(newValue.isFinite, "bounds") { size = newValue.size } }
    }

    /// Returns independent attributes of the same class with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init(forCellWith: indexPath)
        copy.represent(representedElementCategory, representedElementKind)
        (copy.center, copy.size, copy.transform) = (center, size, transform)
        (copy.alpha, copy.zIndex, copy.isHidden, copy.tilt) = (alpha, zIndex, isHidden, tilt)
        copy.hasFiniteTransform = hasFiniteTransform
        return copy
    }

    /// Returns a Boolean value that indicates whether another object is of the same class and has
    /// the same values.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return MainActor.assumeIsolated { self === other || hasValues(of: other) }
    }

    /// The hash value, which is the same for equal attributes.
    open override var hash: Int { MainActor.assumeIsolated { identity.hashValue } }

    /// A textual representation with element and frame, the same in every run.
    open override var description: String {
        MainActor.assumeIsolated {
            "<\(type(of: self)): \(identity.name); frame = \(NSCoder.string(for: frame))>"
        }
    }

    // MARK: Internals

    /// The identity of the element.
    var identity: ElementIdentity {
        ElementIdentity(
            category: representedElementCategory, kind: representedElementKind ?? "", indexPath: indexPath)
    }

    func represent(_ category: UICollectionView.ElementCategory, _ kind: String?) {
        (representedElementCategory, representedElementKind) = (category, kind)
    }

    private func hasValues(of other: UICollectionViewLayoutAttributes) -> Bool {
        type(of: self) == type(of: other) && identity == other.identity && center == other.center
            && size == other.size && transform3D == other.transform3D
            && hasFiniteTransform == other.hasFiniteTransform && alpha == other.alpha
            && zIndex == other.zIndex && isHidden == other.isHidden
    }

    private func loseTransform() {
        hasFiniteTransform = false
        RunContext.current.warn(
            "The layout attributes of \(identity.name): transform has a number that is not finite; "
                + "the element is not drawn.")
    }

    private func accept(
        _ isValid: Bool, _ property: String, rule: @autoclosure () -> String = RunContext.finiteNumbers
    ) -> Bool {
        RunContext.accept(isValid, "The layout attributes of \(identity.name): \(property)", rule())
    }
}

extension CGSize {
    /// The size in a message: "10.0 x 20.0".
    var text: String { "\(width) x \(height)" }
}

extension UICollectionViewLayoutAttributes: NamedObject {
    /// The name of the element.
    package var ownName: String? { identity.name }
}
