/// A vector of three components: x and y of a linear quantity, such as an impulse, and z of its angular
/// counterpart.
struct Vector3: Sendable, Hashable {
    var x: Float = 0
    var y: Float = 0
    var z: Float = 0

    static let zero = Vector3()

    init(_ x: Float = 0, _ y: Float = 0, _ z: Float = 0) { (self.x, self.y, self.z) = (x, y, z) }

    init(_ plane: Vector2, _ z: Float) { self.init(plane.x, plane.y, z) }

    var plane: Vector2 { Vector2(x, y) }

    static func + (a: Vector3, b: Vector3) -> Vector3 { Vector3(a.x + b.x, a.y + b.y, a.z + b.z) }
    static prefix func - (a: Vector3) -> Vector3 { Vector3(-a.x, -a.y, -a.z) }
    static func * (factor: Float, a: Vector3) -> Vector3 {
        Vector3(factor * a.x, factor * a.y, factor * a.z)
    }
    static func += (a: inout Vector3, b: Vector3) { a = a + b }
}

func dot(_ a: Vector3, _ b: Vector3) -> Float { a.x * b.x + a.y * b.y + a.z * b.z }

func cross(_ a: Vector3, _ b: Vector3) -> Vector3 {
    Vector3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}
