/// Numbers as a value of a filter: a point, a rectangle, a row of a matrix.
public final class CIVector: NSObject, Sendable {
    let values: [CGFloat]

    /// Creates a vector of numbers.
    public init(values: UnsafePointer<CGFloat>, count: Int) {
        self.values = (0..<max(0, count)).map { values[$0] }
        super.init()
    }

    private init(_ values: [CGFloat]) {
        self.values = values
        super.init()
    }

    /// Creates a vector of one number.
    public convenience init(x: CGFloat) { self.init([x]) }
    /// Creates a vector of two numbers.
    public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
    /// Creates a vector of three numbers.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
    /// Creates a vector of four numbers.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
    /// Creates a vector of a point.
    public convenience init(cgPoint: CGPoint) { self.init([cgPoint.x, cgPoint.y]) }
    /// Creates a vector of a rectangle: its origin and size.
    public convenience init(cgRect: CGRect) {
        self.init([cgRect.minX, cgRect.minY, cgRect.width, cgRect.height])
    }

    /// The number of numbers.
    public var count: Int { values.count }
    /// The first number; 0 without one.
    public var x: CGFloat { value(at: 0) }
    /// The second number; 0 without one.
    public var y: CGFloat { value(at: 1) }
    /// The third number; 0 without one.
    public var z: CGFloat { value(at: 2) }
    /// The fourth number; 0 without one.
    public var w: CGFloat { value(at: 3) }
    /// The first two numbers as a point.
    public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    /// The four numbers as a rectangle.
    public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }

    /// Returns a number of the vector; 0 beyond the last one.
    public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }

    var lanes: SIMD4<Float> { SIMD4(Float(x), Float(y), Float(z), Float(w)) }
}
