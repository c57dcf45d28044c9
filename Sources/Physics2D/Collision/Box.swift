/// An upright box in the world, in metres.
struct Box: Sendable, Hashable {
    var low: Vector2
    var high: Vector2

    func union(_ other: Box) -> Box {
        Box(
            low: Vector2(min(low.x, other.low.x), min(low.y, other.low.y)),
            high: Vector2(max(high.x, other.high.x), max(high.y, other.high.y)))
    }

    func contains(_ other: Box) -> Bool {
        low.x <= other.low.x && low.y <= other.low.y && other.high.x <= high.x && other.high.y <= high.y
    }

    func overlaps(_ other: Box) -> Bool {
        other.low.x <= high.x && other.low.y <= high.y && low.x <= other.high.x && low.y <= other.high.y
    }

    /// Half the way around, which tells how likely a random box meets this one.
    var halfPerimeter: Float { (high.x - low.x) + (high.y - low.y) }

    /// The box with a margin on every side, stretched along the way that is expected of it.
    func enlarged(by margin: Float, along way: Vector2) -> Box {
        Box(
            low: Vector2(low.x - margin + min(way.x, 0), low.y - margin + min(way.y, 0)),
            high: Vector2(high.x + margin + max(way.x, 0), high.y + margin + max(way.y, 0)))
    }
}
