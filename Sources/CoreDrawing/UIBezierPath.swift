package import Picture

/// A path of straight lines and curves, in points.
open class UIBezierPath: NSObject, NSSecureCoding {
    package var path: Path { builder.path }
    package var builder = PathBuilder()

    /// The point at which the next element begins; (0, 0) for an empty path, as in UIKit.
    open var currentPoint: CGPoint { builder.currentPoint }

    /// The width of a stroke in points; default 1.
    open var lineWidth: CGFloat = 1

    /// The form of a stroke's ends; default butt.
    open var lineCapStyle: CGLineCap = .butt

    /// The form of a stroke's corners; default miter.
    open var lineJoinStyle: CGLineJoin = .miter

    /// The longest miter of a stroke in line widths, beyond which a corner is beveled; default 10.
    open var miterLimit: CGFloat = 10

    /// The largest distance of drawn curves from the true ones, in pixels; default 0.6. They lie within 0.02
    /// pixels, which each larger value permits, so that all values draw alike.
    open var flatness: CGFloat = 0.6

    /// A Boolean value that indicates whether overlapping parts are cut out in turn; default false.
    open var usesEvenOddFillRule = false

    package var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

    /// Creates an empty path.
    public override init() {
        super.init()
    }

    /// Creates a path of an archive; nil for an archive without one.
    public required init?(coder: NSCoder) {
        super.init()
        if !read(from: coder) { return nil }
    }

    /// True, because a path takes numbers alone.
    open class var supportsSecureCoding: Bool { true }

    /// Encodes the path for an archive.
    open func encode(with coder: NSCoder) { write(to: coder) }

    /// Creates a path of a value. A designated initializer that code of scenes does not see would keep their
    /// subclasses from inheriting the others.
    package convenience init(_ path: Path) {
        self.init()
        builder = PathBuilder(path)
    }

    /// Creates a rectangle, clockwise on screen from its top left corner.
    public convenience init(rect: CGRect) {
        self.init(Path(polygon: rect.corners))
    }

    /// Creates the largest ellipse in a rectangle, clockwise on screen from its rightmost point.
    public convenience init(ovalIn rect: CGRect) {
        self.init(Path(ellipseIn: rect))
    }

    /// Creates a rectangle with rounded corners, each a quarter of a circle. A radius above half the
    /// shorter side counts as that half.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(Path(roundedRect: rect, cornerRadius: cornerRadius))
    }

    /// Creates an arc from one angle to another, in radians; an angle of 0 points right, one of pi/2 down.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise)
    }

    /// A Boolean value that indicates whether the path has no elements.
    open var isEmpty: Bool { path.elements.isEmpty }

    /// Begins a new subpath at a point.
    open func move(to point: CGPoint) {
        builder.move(to: point)
    }

    /// Adds a straight line to a point; in an empty path, begins at that point instead.
    open func addLine(to point: CGPoint) {
        builder.addLine(to: point)
    }

    /// Adds a cubic curve to a point; in an empty path, begins at the first control point.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        builder.addCurve(to: endPoint, controlPoint1, controlPoint2)
    }

    /// Adds a quadratic curve to a point, as the equal cubic curve.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        builder.addQuadCurve(to: endPoint, controlPoint)
    }

    /// Adds an arc, and a line to its start unless the path is empty. Angles are in radians, clockwise
    /// on screen.
    ///
    /// The arc runs from the start angle in the given direction to the end angle. Angles that differ by a
    /// full turn or more give the whole circle.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        builder.add(
            Arc(
                center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
                clockwise: clockwise))
    }

    /// Closes the current subpath with a straight line to its start.
    open func close() {
        builder.close()
    }

    /// Adds the elements of another path.
    open func append(_ bezierPath: UIBezierPath) {
        builder.append(bezierPath.path)
    }

    /// Removes all elements.
    open func removeAllPoints() {
        builder.removeAll()
    }

    /// Transforms every point of the path.
    open func apply(_ transform: CGAffineTransform) {
        builder.apply(transform)
    }

    /// Returns an independent copy of the path.
    open override func copy() -> Any {
        let twin = UIBezierPath(path)
        (twin.lineWidth, twin.lineCapStyle) = (lineWidth, lineCapStyle)
        (twin.lineJoinStyle, twin.usesEvenOddFillRule) = (lineJoinStyle, usesEvenOddFillRule)
        (twin.dash, twin.miterLimit, twin.flatness) = (dash, miterLimit, flatness)
        return twin
    }

    /// Replaces all elements.
    package func replaceElements(by other: Path) {
        builder = PathBuilder(other)
    }
}
