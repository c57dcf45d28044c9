public import Foundation

// A value names what it holds by the type in Objective-C's notation. Those of Core Animation have none in
// Foundation for Linux, whose notation of an array of numbers stands for them.
extension NSValue {
    /// Creates a value that holds a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// Creates a value that holds a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// Creates a value that holds a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// Creates a value that holds a transform of space.
    public convenience init(caTransform3D t: CATransform3D) {
        self.init(numbers: t.rows.joined().map { Double($0) })
    }
    /// Creates a value that holds a transform of the plane.
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        let t = transform
        self.init(numbers: [t.a, t.b, t.c, t.d, t.tx, t.ty].map { Double($0) })
    }
    /// Creates a value that holds a vector.
    public convenience init(cgVector vector: CGVector) {
        self.init(numbers: [Double(vector.dx), Double(vector.dy)])
    }
    /// The point that the value holds.
    public var cgPointValue: CGPoint { pointValue }
    /// The size that the value holds.
    public var cgSizeValue: CGSize { sizeValue }
    /// The rectangle that the value holds.
    public var cgRectValue: CGRect { rectValue }
    /// The transform of space that the value holds; the identity for other values.
    public var caTransform3DValue: CATransform3D {
        let numbers = numbers(16)
        return numbers.isEmpty ? CATransform3DIdentity : LayerValue(.transform, numbers).transform
    }
    /// The transform of the plane that the value holds; the identity for other values.
    public var cgAffineTransformValue: CGAffineTransform {
        let n = numbers(6).map { CGFloat($0) }
        return n.count == 6
            ? CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]) : .identity
    }

    /// The vector that the value holds; zero for other values.
    public var cgVectorValue: CGVector {
        let n = numbers(2).map { CGFloat($0) }
        return n.count == 2 ? CGVector(dx: n[0], dy: n[1]) : .zero
    }

    /// The held value as layers take it; nil for what they do not show.
    var held: LayerValue? {
        switch String(cString: objCType) {
        case "{CGPoint=dd}": LayerValue(pointValue)
        case "{CGSize=dd}": LayerValue(sizeValue)
        case "{CGRect={CGPoint=dd}{CGSize=dd}}": LayerValue(rectValue)
        case "[16d]": LayerValue(caTransform3DValue)
        case "[6d]": LayerValue(CATransform3DMakeAffineTransform(cgAffineTransformValue))
        default: nil
        }
    }

    /// Creates a value that holds an array of numbers.
    package convenience init(numbers: [Double]) {
        self.init(bytes: numbers, objCType: "[\(numbers.count)d]")
    }

    /// Returns the numbers that the value holds; none for a value that holds another count or something else.
    package func numbers(_ count: Int) -> [Double] {
        guard String(cString: objCType) == "[\(count)d]" else { return [] }
        var numbers = [Double](repeating: 0, count: count)
        getValue(&numbers)
        return numbers
    }
}
