import FlipbookCore
public import UIKitHost

/// The state of every dynamic item in one frame.
public struct MotionFrame: Sendable, Hashable {
    /// The number of the frame.
    public var number: Int
    /// The time since the start of the scene, in seconds.
    public var time: Double
    /// The items, each name once, in the order in which animators added them.
    public var items: [ItemState]
}
