/// The look of a symbol at a moment of an effect, relative to that without one.
struct SymbolPose {
    var scale = 1.0
    /// The angle in radians, clockwise.
    var angle = 0.0
    /// The shift to the right and down, in widths of the symbol.
    var shift = CGVector.zero
    var opacity = 1.0

    /// Returns the pose a fraction of the way from none to this one.
    func faded(_ weight: Double) -> SymbolPose {
        SymbolPose(
            scale: 1 + (scale - 1) * weight, angle: angle * weight,
            shift: CGVector(dx: shift.dx * weight, dy: shift.dy * weight),
            opacity: 1 + (opacity - 1) * weight)
    }
}
