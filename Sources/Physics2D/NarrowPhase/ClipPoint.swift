/// An end of an edge during clipping, with its feature.
struct ClipPoint {
    var position: Vector2
    var feature: ContactFeature
}

/// Returns the part of an edge where dot(normal, p) <= offset; nil when no part of positive length is left
/// (Sutherland and Hodgman, 1974). A clipped end takes the clipping face's corner `corner` as its feature.
func clip(_ edge: (ClipPoint, ClipPoint), normal: Vector2, offset: Float, corner: Int) -> (
    ClipPoint, ClipPoint
)? {
    let first = dot(normal, edge.0.position) - offset
    let second = dot(normal, edge.1.position) - offset
    if first <= 0 && second <= 0 { return edge }
    guard first * second < 0 else { return nil }
    let fraction = first / (first - second)
    let cut = ClipPoint(
        position: edge.0.position + fraction * (edge.1.position - edge.0.position),
        feature: ContactFeature(
            first: UInt8(truncatingIfNeeded: corner), second: edge.0.feature.second, firstKind: .corner,
            secondKind: .side))
    return first <= 0 ? (edge.0, cut) : (edge.1, cut)
}
