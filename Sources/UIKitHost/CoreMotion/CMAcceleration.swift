/// An acceleration in multiples of Earth's, in the device's axes: x to the right, y up, z to the viewer.
public struct CMAcceleration: Sendable, Hashable {
    /// The part to the right.
    public var x: Double
    /// The part upward.
    public var y: Double
    /// The part to the viewer.
    public var z: Double

    /// Creates an acceleration of three parts.
    public init(x: Double, y: Double, z: Double) {
        (self.x, self.y, self.z) = (x, y, z)
    }

    /// Creates an acceleration of 0.
    public init() {
        self.init(x: 0, y: 0, z: 0)
    }
}
