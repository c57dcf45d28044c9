import FlipbookCore

/// The state of every dynamic item in one frame.
public struct MotionFrame: Sendable, Hashable {
    /// The number of the frame.
    public var number: Int
    /// The time since the start of the scene, in seconds.
    public var time: Double
    /// The items, each name once, in the order in which animators added them.
    public var items: [MotionItem]
}

/// The state of an item in a frame.
public struct MotionItem: Sendable, Hashable {
    /// The name of the item.
    public var name: String
    /// The values in the order of `MotionQuantity.allCases`; compact traces hold the first three.
    public var values: [Double]
}

extension MotionItem {
    init(_ row: TraceRow) {
        self.init(
            name: row.item,
            values: [
                row.x, row.y, row.angle, row.vx, row.vy, row.angularVelocity, row.isAsleep ? 1 : 0,
            ])
    }
}
