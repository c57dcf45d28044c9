/// A rotation as a quaternion.
public struct CMQuaternion: Sendable, Hashable {
    /// The parts of the quaternion.
    public var x, y, z, w: Double
}
