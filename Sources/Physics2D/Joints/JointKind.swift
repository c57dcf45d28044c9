/// The kind of a joint.
public enum JointKind: String, Sendable, Hashable {
    /// A distance joint: two anchors keep a distance, rigidly or by a spring.
    case distance
    /// A revolute joint: two anchors stay together, and the bodies rotate about them.
    case revolute
    /// A prismatic joint: the second body slides along a line of the first, and the angle between them stays.
    case prismatic
    /// A weld joint: the two bodies move as one.
    case weld
    /// A rope joint: two anchors stay within a distance.
    case rope
}
