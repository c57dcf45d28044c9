/// Two shapes that touch, as a crowd keeps them from step to step: ordered by the shapes' numbers, so that
/// the order tells nothing of how the pair was found.
struct CrowdContact: BitwiseCopyable, Sendable {
    /// The normal from the first body to the second, and how far apart the two points are; below 0 where the
    /// shapes overlap.
    var geometry = Lanes.zero
    /// From the first body's centre of mass to the two points, in metres.
    var arms = Lanes.zero
    /// What pressed and what rubbed at the first point, then at the second.
    var impulses = Lanes.zero
    /// Friction, restitution, and 1 for each point that there is.
    var material = Lanes.zero
    var shapeA: Int32 = -1
    var shapeB: Int32 = -1
    var bodyA: Int32 = -1
    var bodyB: Int32 = -1
    /// What features of the shapes made the points; a point keeps its impulses as long as they are the same.
    var features = SIMD2<UInt32>.zero

    static let geometryOffset = 0
    static let armsOffset = 16
    static let impulsesOffset = 32
    static let materialOffset = 48
    static let bodyAOffset = 72
    static let bodyBOffset = 76

    /// How many points touch; a row without any stands for a pair that is merely near.
    var count: Int { (material.z > 0 ? 1 : 0) + (material.w > 0 ? 1 : 0) }
    var isTouching: Bool { material.z > 0 }
    var normal: Vector2 { Vector2(geometry.x, geometry.y) }

    /// From the first body's centre of mass to a point.
    func arm(_ index: Int) -> Vector2 {
        index == 0 ? Vector2(arms.x, arms.y) : Vector2(arms.z, arms.w)
    }

    /// The middle of the points as seen from the first body's centre of mass.
    var middle: Vector2 { count == 2 ? 0.5 * (arm(0) + arm(1)) : arm(0) }

    var key: UInt64 { UInt64(UInt32(bitPattern: shapeA)) << 32 | UInt64(UInt32(bitPattern: shapeB)) }

    /// Takes over the impulses of points that are the same as before.
    @inline(__always) mutating func inheritImpulses(from old: UnsafePointer<CrowdContact>) {
        let (mine, its) = (features, old.pointee.features)
        let (hadFirst, hadSecond) = (old.pointee.material.z > 0, old.pointee.material.w > 0)
        let (a, b) = (old.pointee.impulses.lowHalf, old.pointee.impulses.highHalf)
        let first = hadFirst && mine.x == its.x ? a : hadSecond && mine.x == its.y ? b : .zero
        let second = hadSecond && mine.y == its.y ? b : hadFirst && mine.y == its.x ? a : .zero
        impulses = Lanes(lowHalf: first, highHalf: material.w > 0 ? second : .zero)
    }
}
