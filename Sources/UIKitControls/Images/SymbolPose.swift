/// The look of a symbol at a moment of an effect, relative to that without one.
struct SymbolPose {
    var scale = 1.0
    /// The angle in radians, clockwise.
    var angle = 0.0
    /// The shift to the right and down, in widths of the symbol.
    var shift = CGVector.zero
    var opacity = 1.0
    /// The look of each line or area of the symbol, by its number from the smallest on and the number of all;
    /// nil for the usual one.
    var part: (@Sendable (_ index: Int, _ count: Int) -> SymbolPart)?

    /// Returns the pose a fraction of the way from none to this one.
    func faded(_ weight: Double) -> SymbolPose {
        var pose = SymbolPose(
            scale: 1 + (scale - 1) * weight, angle: angle * weight,
            shift: CGVector(dx: shift.dx * weight, dy: shift.dy * weight),
            opacity: 1 + (opacity - 1) * weight)
        if let part, weight > 0 { pose.part = { part($0, $1).faded(weight) } }
        return pose
    }
}
