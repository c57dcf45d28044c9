/// The identifier of a joint in a world, valid until the joint or one of its bodies is destroyed.
public struct JointID: Sendable, Hashable {
    let index: Int32
    let generation: UInt32
}
