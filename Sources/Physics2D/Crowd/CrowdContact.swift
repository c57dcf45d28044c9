/// Two shapes that touch, as a crowd keeps them from step to step: ordered by the shapes' numbers, so that
/// the order tells nothing of how the pair was found.
struct CrowdContact: BitwiseCopyable, Sendable {
    /// The normal from the first body to the second, and how far apart the two points are; below 0 where the
    /// shapes overlap.
    var geometry = Lanes.zero
    /// From the first body's centre of mass to the two points, in metres.
    var arms = Lanes.zero
    /// What pressed at the first point, what rubbed between both, and what pressed at the second.
    var impulses = Lanes.zero
    /// Friction, restitution, and 1 for each point that there is.
    var material = Lanes.zero
    /// What features of the shapes made the points; a point keeps its impulses as long as they are the same.
    var features = SIMD2<UInt32>.zero
    var shapeA: Int32 = -1
    var shapeB: Int32 = -1
    var bodyA: Int32 = -1
    var bodyB: Int32 = -1
    /// Whether both shapes are boxes.
    var isOfBoxes = false

    init() {}

    /// A pair that does not touch, or is not known to.
    init(key: UInt64, _ bodyA: Int32, _ bodyB: Int32) {
        shapeA = Int32(truncatingIfNeeded: key >> 32)
        shapeB = Int32(truncatingIfNeeded: key)
        (self.bodyA, self.bodyB) = (bodyA, bodyB)
    }

    static let geometryOffset = 0
    static let armsOffset = 16
    static let impulsesOffset = 32
    static let materialOffset = 48
    static let featuresOffset = 64
    static let bodyAOffset = 80
    static let bodyBOffset = 84

    /// How many points touch; a row without any stands for a pair that is merely near.
    var count: Int { (material.z > 0 ? 1 : 0) + (material.w > 0 ? 1 : 0) }
    var isTouching: Bool { material.z > 0 }
    var normal: Vector2 { Vector2(geometry.x, geometry.y) }

    /// From the first body's centre of mass to a point.
    func arm(_ index: Int) -> Vector2 {
        index == 0 ? Vector2(arms.x, arms.y) : Vector2(arms.z, arms.w)
    }

    /// The middle of the points as seen from the first body's centre of mass; a point that there is not counts
    /// as the first again.
    var middle: Vector2 { 0.5 * (arm(0) + arm(1)) }

    var key: UInt64 { UInt64(UInt32(bitPattern: shapeA)) << 32 | UInt64(UInt32(bitPattern: shapeB)) }
}

extension FourBodies {
    /// The impulses of four contacts: what presses at points that are the same as in the step before, and what
    /// rubs if one of them is. The columns are the first point's, what rubs, and the second point's.
    @inline(__always) func kept(
        _ touch: FourTouches, _ material: FourBodies, _ features: (SIMD4<UInt32>, SIMD4<UInt32>)
    ) -> FourBodies {
        let (hadFirst, hadSecond) = (material.turn .> 0, material.extra .> 0)
        let (first, second) = (touch.firstFeature, touch.secondFeature)
        let none = Lanes.zero
        let (stays, moves) = (hadFirst .& (first .== features.0), hadSecond .& (first .== features.1))
        let stays2 = touch.hasTwo .& hadSecond .& (second .== features.1)
        let moves2 = touch.hasTwo .& hadFirst .& (second .== features.0)
        return FourBodies(
            x: choose(stays, x, choose(moves, turn, none)),
            y: choose(stays .| moves .| stays2 .| moves2, y, none),
            turn: choose(stays2, turn, choose(moves2, x, none)), extra: none)
    }
}

extension CrowdContact {
    /// Takes over the impulses of points that are the same as before.
    mutating func inheritImpulses(from old: CrowdContact) {
        let (mine, its) = (features, old.features)
        let (hadFirst, hadSecond) = (old.material.z > 0, old.material.w > 0)
        let hasTwo = material.w > 0
        let (stays, moves) = (hadFirst && mine.x == its.x, hadSecond && mine.x == its.y)
        let (stays2, moves2) = (hasTwo && hadSecond && mine.y == its.y, hasTwo && hadFirst && mine.y == its.x)
        impulses.x = stays ? old.impulses.x : moves ? old.impulses.z : 0
        impulses.y = stays || moves || stays2 || moves2 ? old.impulses.y : 0
        impulses.z = stays2 ? old.impulses.z : moves2 ? old.impulses.x : 0
    }
}
