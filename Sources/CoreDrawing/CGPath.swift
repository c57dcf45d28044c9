package import Picture

/// A path of straight lines and curves that does not change.
public class CGPath: NSObject {
    package internal(set) var builder: PathBuilder

    package var path: Path { builder.path }

    package init(_ path: Path) {
        builder = PathBuilder(path)
        super.init()
    }

    /// Creates a rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(polygon: rect.corners), transform)
    }

    /// Creates the largest ellipse in a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(quartersOfEllipseIn: rect), transform)
    }

    /// Creates a rectangle with rounded corners, whose radius is the smaller one of width and height.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        self.init(
            Path(roundedRect: rect, cornerRadius: min(cornerWidth, cornerHeight)), transform)
    }

    private convenience init(_ path: Path, _ transform: UnsafePointer<CGAffineTransform>?) {
        self.init(transform.map { path.applying($0.pointee) } ?? path)
    }

    /// A Boolean value that indicates whether the path has no elements.
    public var isEmpty: Bool { builder.isEmpty }

    /// The end of the last element; (0, 0) for an empty path.
    public var currentPoint: CGPoint { builder.currentPoint }

    /// The bounding rectangle of all points, control points among them.
    public var boundingBox: CGRect { CGRect(holding: path.elements.flatMap(\.points)) }

    /// The bounding rectangle of the lines and curves.
    public var boundingBoxOfPath: CGRect { path.bounds }

    /// Returns a Boolean value that indicates whether a point is inside the path.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        path.contains(transform.isIdentity ? point : point.applying(transform), rule)
    }

    /// Returns an independent copy.
    @_disfavoredOverload public override func copy() -> Any { CGPath(path) }

    /// Returns an independent copy.
    public func copy() -> CGPath? { CGPath(path) }

    /// Returns a copy with its points mapped by a transform.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(path, transform)
    }

    /// Returns a copy that can be changed.
    @_disfavoredOverload public override func mutableCopy() -> Any {
        (mutableCopy() as CGMutablePath?) ?? self
    }

    /// Returns a copy that can be changed.
    public func mutableCopy() -> CGMutablePath? {
        let copy = CGMutablePath()
        copy.addPath(self)
        return copy
    }

    /// Returns a Boolean value that indicates whether another object is a path with the same elements.
    public override func isEqual(_ object: Any?) -> Bool { (object as? CGPath)?.path == path }

    /// The hash value of the elements.
    public override var hash: Int { path.hashValue }
}
