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
}
