/// An affine transform of the plane, as six numbers: x' = a x + c y + tx, y' = b x + d y + ty; default the
/// identity.
public struct CGAffineTransform: Sendable, Hashable, Codable {
    /// The factor of x in x'; default 1.
    public var a: CGFloat
    /// The factor of x in y'; default 0.
    public var b: CGFloat
    /// The factor of y in x'; default 0.
    public var c: CGFloat
    /// The factor of y in y'; default 1.
    public var d: CGFloat
    /// The translation to the right, in points; default 0.
    public var tx: CGFloat
    /// The translation downwards, in points; default 0.
    public var ty: CGFloat

    /// The identity, which maps every point to itself.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Creates a transform of six numbers.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// Creates a transform of six numbers, without labels.
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Creates the identity.
    public init() {
        self = .identity
    }

    /// Creates a rotation about the origin by an angle in radians; a positive angle turns clockwise on
    /// screen, as y points down.
    public init(rotationAngle angle: CGFloat) {
        let (sine, cosine) = sineAndCosine(Double(angle))
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Creates a scaling about the origin; a factor of 1 keeps an axis, a negative one mirrors it.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Creates a translation, in points.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// A Boolean value that indicates whether the transform is the identity.
    public var isIdentity: Bool { self == .identity }

    /// The determinant, by which the transform multiplies signed areas: 0 for one that flattens the plane,
    /// negative for one that mirrors it.
    public var determinant: CGFloat { a * d - b * c }

    /// Returns the transform that applies this one first and `other` after it.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * other.a + b * other.c, b: a * other.b + b * other.d,
            c: c * other.a + d * other.c, d: c * other.b + d * other.d,
            tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
    }

    /// Returns the transform that translates along this one's own axes, in points, and then applies this one.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// Returns the transform that scales along this one's own axes, and then applies this one.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// Returns the transform that rotates by an angle in radians, and then applies this one.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// Returns the inverse; this transform itself when there is none (a determinant of 0, or one that is not
    /// finite), as Apple's does.
    public func inverted() -> CGAffineTransform {
        let area = determinant
        guard area != 0, area.isFinite else { return self }
        return CGAffineTransform(
            a: d / area, b: -b / area, c: -c / area, d: a / area,
            tx: (c * ty - d * tx) / area, ty: (b * tx - a * ty) / area)
    }
}

extension CGPoint {
    /// Returns the point to which the transform maps this one.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    /// Returns the size to which the transform maps this one as a vector, without the translation; a side can
    /// become negative.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGVector {
    /// Returns the vector to which the transform maps this one, without the translation.
    public func applying(_ t: CGAffineTransform) -> CGVector {
        CGVector(dx: t.a * dx + t.c * dy, dy: t.b * dx + t.d * dy)
    }
}

extension CGRect {
    /// The corners, clockwise on screen from the top left one.
    public var corners: [CGPoint] {
        [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
            CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
        ]
    }

    /// Returns the bounding box of this rectangle's mapped corners; the null rectangle stays null.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        isNull ? self : CGRect(holding: corners.map { $0.applying(t) })
    }

    /// Creates the bounding box of points; the null rectangle for none.
    public init(holding points: some Collection<CGPoint>) {
        guard let first = points.first else {
            self = .null
            return
        }
        var (low, high) = (first, first)
        for point in points {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
