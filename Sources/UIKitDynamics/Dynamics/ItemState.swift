/// The position, motion and energy of an item after a step, as written back to the item.
/// Flipbook's own, for traces and tests.
public struct ItemState: Sendable, Hashable {
    /// The item's unique name in the run.
    public var name: String
    /// The center, in points.
    public var center: CGPoint
    /// The angle, in radians clockwise; it keeps counting beyond a full turn.
    public var angle: CGFloat
    /// The velocity, in points per second.
    public var velocity: CGVector
    /// The angular velocity, in radians per second clockwise.
    public var angularVelocity: CGFloat
    /// A Boolean value that indicates whether the item has come to rest.
    public var isAsleep: Bool
    /// The kinetic energy in joules, m v^2 / 2 + I w^2 / 2; 0 for an anchored item. 100 pt are 1 m, and an
    /// item of 100 x 100 pt at density 1 has a mass of 1 kg.
    public var kineticEnergy: Double
    /// The potential energy in the field of the gravity behaviors, in joules: -m g r, with r from the
    /// reference view's origin to the item's center. Only differences are meaningful.
    /// Fields and springs are not counted.
    public var potentialEnergy: Double
    /// The mass, in kilograms, and the moment of inertia around the center, in kilograms times square meters;
    /// 0 for an anchored item, and where they are unknown.
    package var (mass, inertia) = (0.0, 0.0)

    /// Creates a state with the given values; by default the item moves not and has no energy.
    public init(
        name: String, center: CGPoint, angle: CGFloat, velocity: CGVector = .zero,
        angularVelocity: CGFloat = 0, isAsleep: Bool = false, kineticEnergy: Double = 0,
        potentialEnergy: Double = 0
    ) {
        (self.name, self.center, self.angle) = (name, center, angle)
        (self.velocity, self.angularVelocity, self.isAsleep) = (velocity, angularVelocity, isAsleep)
        (self.kineticEnergy, self.potentialEnergy) = (kineticEnergy, potentialEnergy)
    }
}
