/// An angular velocity in radians per second, about the device's axes.
public struct CMRotationRate: Sendable, Hashable {
    /// The part about the axis to the right.
    public var x: Double
    /// The part about the axis upward.
    public var y: Double
    /// The part about the axis to the viewer.
    public var z: Double

    /// Creates an angular velocity of three parts.
    public init(x: Double, y: Double, z: Double) {
        (self.x, self.y, self.z) = (x, y, z)
    }

    /// Creates an angular velocity of 0.
    public init() {
        self.init(x: 0, y: 0, z: 0)
    }
}
