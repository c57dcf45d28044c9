public import CoreGeometry

/// A perspective map of the plane: three linear forms of (x, y, 1), of which the third divides the others.
public struct Projection: Sendable, Hashable {
    /// A linear form of x, y and 1.
    public struct Form: Sendable, Hashable {
        /// The factors of x and y, and the constant.
        public var x, y, constant: CGFloat

        /// Creates a form.
        public init(_ x: CGFloat, _ y: CGFloat, _ constant: CGFloat) {
            (self.x, self.y, self.constant) = (x, y, constant)
        }

        func callAsFunction(_ point: CGPoint) -> CGFloat { x * point.x + y * point.y + constant }
    }

    /// The forms of the mapped x and y, and of the depth that divides them.
    public var x, y, depth: Form

    /// Points nearer to the eye than this share of the eye's distance are mapped as if they were there, for
    /// those behind the eye have no image.
    private static let leastDepth: CGFloat = 0.02

    /// Creates a map of its forms.
    public init(x: Form, y: Form, depth: Form) { (self.x, self.y, self.depth) = (x, y, depth) }

    /// Creates the map of a transform, without perspective.
    public init(_ transform: CGAffineTransform) {
        x = Form(transform.a, transform.c, transform.tx)
        y = Form(transform.b, transform.d, transform.ty)
        depth = Form(0, 0, 1)
    }

    /// The transform that the map is; nil for one with perspective.
    public var transform: CGAffineTransform? {
        guard depth.x == 0, depth.y == 0, depth.constant > Self.leastDepth else { return nil }
        let k = depth.constant
        return CGAffineTransform(
            a: x.x / k, b: y.x / k, c: x.y / k, d: y.y / k, tx: x.constant / k, ty: y.constant / k)
    }

    /// Returns the map that applies another one first.
    public func after(_ other: Projection) -> Projection {
        func combined(_ form: Form) -> Form {
            Form(
                form.x * other.x.x + form.y * other.y.x + form.constant * other.depth.x,
                form.x * other.x.y + form.y * other.y.y + form.constant * other.depth.y,
                form.x * other.x.constant + form.y * other.y.constant + form.constant * other.depth.constant)
        }
        return Projection(x: combined(x), y: combined(y), depth: combined(depth))
    }

    /// The map that undoes this one; nil for a map of the plane to a line.
    public var inverse: Projection? {
        // The cross products of two forms are the columns of the adjugate matrix.
        func cross(_ a: Form, _ b: Form) -> [CGFloat] {
            [
                a.y * b.constant - a.constant * b.y, a.constant * b.x - a.x * b.constant,
                a.x * b.y - a.y * b.x,
            ]
        }
        let columns = [cross(y, depth), cross(depth, x), cross(x, y)]
        let determinant = x.x * columns[0][0] + x.y * columns[0][1] + x.constant * columns[0][2]
        guard determinant != 0, determinant.isFinite else { return nil }
        func form(_ row: Int) -> Form {
            Form(
                columns[0][row] / determinant, columns[1][row] / determinant, columns[2][row] / determinant)
        }
        return Projection(x: form(0), y: form(1), depth: form(2))
    }

    /// Returns true for a point in front of the eye, where the map is exact.
    public func isExact(at point: CGPoint) -> Bool { depth(point) > Self.leastDepth }

    /// Returns the image of a point.
    public func callAsFunction(_ point: CGPoint) -> CGPoint {
        let depth = max(depth(point), Self.leastDepth)
        return CGPoint(x: x(point) / depth, y: y(point) / depth)
    }

    /// Returns the transform that touches the map at a point: it maps the point and its neighbors alike.
    public func tangent(at point: CGPoint) -> CGAffineTransform {
        let (w, image) = (max(depth(point), Self.leastDepth), self(point))
        let (a, b) = ((x.x - image.x * depth.x) / w, (y.x - image.y * depth.x) / w)
        let (c, d) = ((x.y - image.x * depth.y) / w, (y.y - image.y * depth.y) / w)
        return CGAffineTransform(
            a: a, b: b, c: c, d: d, tx: image.x - a * point.x - c * point.y,
            ty: image.y - b * point.x - d * point.y)
    }

    /// Returns the image of a path. Curves are divided in four, for perspective makes no Bezier curve of one.
    public func callAsFunction(_ path: Path) -> Path {
        var (elements, last, start) = ([Path.Element](), CGPoint.zero, CGPoint.zero)
        for element in path.elements {
            switch element {
            case .move(let point):
                elements.append(.move(self(point)))
                (last, start) = (point, point)
            case .line(let point):
                elements.append(.line(self(point)))
                last = point
            case .curve(let end, let one, let two):
                elements += quarters(last, one, two, end)
                last = end
            case .close:
                elements.append(.close)
                last = start
            }
        }
        var image = Path(elements)
        image.isEvenOdd = path.isEvenOdd
        return image
    }

    private func quarters(
        _ start: CGPoint, _ one: CGPoint, _ two: CGPoint, _ end: CGPoint
    ) -> [Path.Element] {
        var points = [start, one, two, end]
        return [0.25, 1.0 / 3, 0.5, 1].map { fraction in
            let (first, rest) = Self.divided(points, at: fraction)
            points = rest
            return .curve(to: self(first[3]), control1: self(first[1]), control2: self(first[2]))
        }
    }

    /// Divides a curve by de Casteljau's construction.
    private static func divided(_ points: [CGPoint], at t: CGFloat) -> (first: [CGPoint], rest: [CGPoint]) {
        func between(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        }
        let sides = zip(points, points.dropFirst()).map(between)
        let (left, right) = (between(sides[0], sides[1]), between(sides[1], sides[2]))
        let middle = between(left, right)
        return ([points[0], sides[0], left, middle], [middle, right, sides[2], points[3]])
    }
}
