/// A segment with its neighbors on the chain, in its body's coordinates: the point before it, its two ends,
/// and the point after it; nil where the chain ends.
struct ChainSegment {
    let previous: Vector2?
    let start: Vector2
    let end: Vector2
    let next: Vector2?
}
