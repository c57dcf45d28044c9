/// A point or direction in the plane, in meters unless said otherwise; default (0, 0).
public struct Vector2: Sendable, Hashable, BitwiseCopyable {
    /// The horizontal part.
    public var x: Float
    /// The vertical part.
    public var y: Float

    /// A vector of two parts.
    public init(_ x: Float, _ y: Float) {
        self.x = x
        self.y = y
    }

    /// The vector (0, 0).
    public static let zero = Vector2(0, 0)

    /// The length.
    public var length: Float { lengthSquared.squareRoot() }
    /// The square of the length, which needs no root.
    public var lengthSquared: Float { x * x + y * y }
    /// Whether both parts are numbers and finite.
    public var isFinite: Bool { x.isFinite && y.isFinite }

    /// This vector a quarter turn clockwise in a plane whose y points up: the outward normal of an edge that
    /// runs counter-clockwise there.
    var rightNormal: Vector2 { Vector2(y, -x) }
    /// This vector a quarter turn the other way.
    var leftNormal: Vector2 { Vector2(-y, x) }

    /// The vector of length 1 in the same direction; a vector too short to have one stays as it is.
    var normalized: Vector2 {
        let length = length
        guard length >= Float.ulpOfOne else { return self }
        let inverse = 1 / length
        return Vector2(x * inverse, y * inverse)
    }

    /// The sum, part by part.
    public static func + (a: Vector2, b: Vector2) -> Vector2 { Vector2(a.x + b.x, a.y + b.y) }
    /// The difference, part by part.
    public static func - (a: Vector2, b: Vector2) -> Vector2 { Vector2(a.x - b.x, a.y - b.y) }
    /// The vector of the opposite direction.
    public static prefix func - (a: Vector2) -> Vector2 { Vector2(-a.x, -a.y) }
    /// The vector made longer by a factor.
    public static func * (factor: Float, a: Vector2) -> Vector2 { Vector2(factor * a.x, factor * a.y) }
    /// Adds a vector.
    public static func += (a: inout Vector2, b: Vector2) { a = a + b }
    /// Subtracts a vector.
    public static func -= (a: inout Vector2, b: Vector2) { a = a - b }
    /// Makes the vector longer by a factor.
    public static func *= (a: inout Vector2, factor: Float) { a = factor * a }
}

/// The product of the parts along one another.
func dot(_ a: Vector2, _ b: Vector2) -> Float { a.x * b.x + a.y * b.y }

/// The area of the parallelogram that the two span, positive when b lies towards +y from +x.
func cross(_ a: Vector2, _ b: Vector2) -> Float { a.x * b.y - a.y * b.x }

/// The velocity at `arm` from a center about which everything turns with `angularVelocity` (radians per
/// second).
func cross(_ angularVelocity: Float, _ arm: Vector2) -> Vector2 {
    Vector2(-angularVelocity * arm.y, angularVelocity * arm.x)
}
