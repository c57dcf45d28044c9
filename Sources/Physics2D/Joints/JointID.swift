/// A name for a joint in a world; it stays valid until the joint, or one of its bodies, is destroyed.
public struct JointID: Sendable, Hashable {
    let place: Int32
    let generation: UInt32
}

/// How a joint binds its two bodies.
public enum JointKind: String, Sendable, Hashable {
    /// Two points keep a distance, rigidly or by a spring.
    case distance
    /// Two points stay on one another, as on a pin.
    case revolute
    /// One body slides along a line of the other and does not turn against it.
    case prismatic
    /// Nothing moves against one another.
    case weld
    /// Two points keep within a distance.
    case rope
}
