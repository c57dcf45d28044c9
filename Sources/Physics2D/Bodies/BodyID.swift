/// The identifier of a body in a world, valid until the body is destroyed.
public struct BodyID: Sendable, Hashable, BitwiseCopyable {
    let index: Int32
    let generation: UInt32
}
