/// A map of the plane that keeps parallel lines parallel, as six numbers: x' = a x + c y + tx, y' = b x + d y
/// + ty; default the identity.
public struct CGAffineTransform: Sendable, Hashable, Codable {
    /// How far x' grows with x; default 1.
    public var a: CGFloat
    /// How far y' grows with x; default 0.
    public var b: CGFloat
    /// How far x' grows with y; default 0.
    public var c: CGFloat
    /// How far y' grows with y; default 1.
    public var d: CGFloat
    /// The shift to the right, in points; default 0.
    public var tx: CGFloat
    /// The shift downwards, in points; default 0.
    public var ty: CGFloat

    /// The transform that changes nothing.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// A transform of six numbers.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// A transform of six numbers, without labels.
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// The identity.
    public init() {
        self = .identity
    }

    /// A turn about the origin by an angle in radians, clockwise on screen when positive.
    public init(rotationAngle angle: CGFloat) {
        let (sine, cosine) = sineAndCosine(Double(angle))
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// A change of size about the origin; 1 keeps an axis, a negative factor mirrors it.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// A shift in points.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Whether this is the transform that changes nothing.
    public var isIdentity: Bool { self == .identity }

    /// How much larger an area becomes; 0 for a transform that flattens the plane, negative for one that
    /// mirrors it.
    public var determinant: CGFloat { a * d - b * c }

    /// The transform that applies this one first and `other` after it.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * other.a + b * other.c, b: a * other.b + b * other.d,
            c: c * other.a + d * other.c, d: c * other.b + d * other.d,
            tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
    }

    /// The transform that shifts by points in this one's own axes, then applies this one.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// The transform that scales in this one's own axes, then applies this one.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// The transform that turns by radians, then applies this one.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The transform that undoes this one, or this one itself when it cannot be undone (determinant 0), as
    /// Apple's does.
    public func inverted() -> CGAffineTransform {
        let area = determinant
        guard area != 0, area.isFinite else { return self }
        return CGAffineTransform(
            a: d / area, b: -b / area, c: -c / area, d: a / area,
            tx: (c * ty - d * tx) / area, ty: (b * tx - a * ty) / area)
    }
}

extension CGPoint {
    /// The point that the transform maps this one to.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    /// The size that the transform maps this one to, read as a vector: the shift does not count.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGVector {
    /// The vector that the transform maps this one to: the shift does not count.
    public func applying(_ t: CGAffineTransform) -> CGVector {
        CGVector(dx: t.a * dx + t.c * dy, dy: t.b * dx + t.d * dy)
    }
}

extension CGRect {
    /// The corners, clockwise on screen from the top left.
    public var corners: [CGPoint] {
        [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
            CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
        ]
    }

    /// The smallest upright rectangle that holds the mapped corners of this one; null stays null.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        isNull ? self : CGRect(holding: corners.map { $0.applying(t) })
    }

    /// The smallest upright rectangle that holds all the points; null for none.
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
