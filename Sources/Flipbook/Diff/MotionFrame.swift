/// Where every dynamic item is in one frame.
public struct MotionFrame: Sendable, Hashable {
    /// The frame's number.
    public var number: Int
    /// Seconds since the start of the scene.
    public var time: Double
    /// The items, each name once, in the order in which animators took them.
    public var items: [MotionItem]
}

/// An item in a frame.
public struct MotionItem: Sendable, Hashable {
    /// The item's name.
    public var name: String
    /// The values of `MotionQuantity.allCases` in their order; compact traces hold the first three.
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
