/// The tight and the fat AABB of a shape, side by side, as contacts read both.
struct ShapeBounds: Sendable, BitwiseCopyable {
    var tight: AABB
    var fat: AABB
}
