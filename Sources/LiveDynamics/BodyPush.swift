public import Physics2D

/// A push of a body: a force in every sub-step of a step, or an impulse at its start.
public struct BodyPush: Sendable {
    /// The body.
    public var body: BodyID
    /// The force in newtons, or the impulse in newton seconds.
    public var force: Vector2
    /// The vector from the body's origin to the point at which it acts, in meters.
    public var arm: Vector2
    /// A Boolean value that indicates whether the push is a force, which acts until it is removed.
    public var isContinuous: Bool

    /// Creates a push.
    public init(_ body: BodyID, force: Vector2, arm: Vector2, isContinuous: Bool) {
        (self.body, self.force, self.arm, self.isContinuous) = (body, force, arm, isContinuous)
    }

    /// Applies the push at the start of a step. A force has to be cleared at the step's end.
    public func apply(to world: inout World) {
        let point = arm == .zero ? nil : world.position(of: body) + arm
        if isContinuous {
            world.applyForce(force, at: point, to: body)
        } else {
            world.applyLinearImpulse(force, at: point, to: body)
        }
    }

    mutating func code(_ archive: inout Archive) {
        body.code(&archive)
        archive.code(&force)
        archive.code(&arm)
        archive.code(&isContinuous)
    }
}
