/// A point or vector in the plane, in meters unless stated otherwise; default (0, 0).
public struct Vector2: Sendable, Hashable, BitwiseCopyable {
    /// The horizontal component.
    public var x: Float
    /// The vertical component.
    public var y: Float

    /// Creates a vector of two components.
    public init(_ x: Float, _ y: Float) {
        self.x = x
        self.y = y
    }

    /// The vector (0, 0).
    public static let zero = Vector2(0, 0)

    /// The length.
    public var length: Float { lengthSquared.squareRoot() }
    /// The square of the length, which takes no square root.
    public var lengthSquared: Float { x * x + y * y }
    /// A Boolean value that indicates whether both components are finite.
    public var isFinite: Bool { x.isFinite && y.isFinite }

    /// The vector turned clockwise by 90 degrees in a plane whose y points up: the outward normal of an edge
    /// that runs counterclockwise around its area there.
    var rightNormal: Vector2 { Vector2(y, -x) }
    /// The vector turned counterclockwise by 90 degrees in a plane whose y points up.
    var leftNormal: Vector2 { Vector2(-y, x) }

    /// The vector of length 1 in the same direction; a vector shorter than 2^-23 is returned as it is.
    var normalized: Vector2 {
        let length = length
        guard length >= Float.ulpOfOne else { return self }
        let inverse = 1 / length
        return Vector2(x * inverse, y * inverse)
    }

    /// Returns the sum of two vectors.
    public static func + (a: Vector2, b: Vector2) -> Vector2 { Vector2(a.x + b.x, a.y + b.y) }
    /// Returns the difference of two vectors.
    public static func - (a: Vector2, b: Vector2) -> Vector2 { Vector2(a.x - b.x, a.y - b.y) }
    /// Returns the opposite vector.
    public static prefix func - (a: Vector2) -> Vector2 { Vector2(-a.x, -a.y) }
    /// Returns the vector multiplied by a factor.
    public static func * (factor: Float, a: Vector2) -> Vector2 { Vector2(factor * a.x, factor * a.y) }
    /// Adds a vector.
    public static func += (a: inout Vector2, b: Vector2) { a = a + b }
    /// Subtracts a vector.
    public static func -= (a: inout Vector2, b: Vector2) { a = a - b }
    /// Multiplies the vector by a factor.
    public static func *= (a: inout Vector2, factor: Float) { a = factor * a }
}

/// Returns the dot product.
func dot(_ a: Vector2, _ b: Vector2) -> Float { a.x * b.x + a.y * b.y }

/// Returns the cross product: the area of the parallelogram of both vectors, positive when the shorter turn
/// from a to b runs from +x towards +y.
func cross(_ a: Vector2, _ b: Vector2) -> Float { a.x * b.y - a.y * b.x }

/// Returns the velocity of a point at `r` from a center of rotation, for an angular velocity in radians per
/// second.
func cross(_ angularVelocity: Float, _ r: Vector2) -> Vector2 {
    Vector2(-angularVelocity * r.y, angularVelocity * r.x)
}
