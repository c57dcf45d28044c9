/// Where an item is and how it moves after a step, as it was written back. Ours, for traces and tests.
public struct ItemState: Sendable, Hashable {
    /// The item's name on the stage.
    public var name: String
    /// The center in points.
    public var center: CGPoint
    /// The turn in radians, clockwise; it grows beyond a full turn.
    public var angle: CGFloat
    /// The velocity in points per second.
    public var velocity: CGVector
    /// The spin in radians per second, clockwise.
    public var angularVelocity: CGFloat
    /// Whether the item has come to rest.
    public var isAsleep: Bool
    /// The energy of its motion and spin in joules, m v^2 / 2 + I w^2 / 2, where 100 pt are 1 m and an item
    /// of 100 x 100 pt at density 1 weighs 1 kg; 0 for an anchored item.
    public var kineticEnergy: Double
    /// The energy that gravity behaviors can still give it, in joules: -m g r, with r from the reference
    /// view's origin to its center. Only differences mean something. Fields and springs are not counted.
    public var potentialEnergy: Double
}
