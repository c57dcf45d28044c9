/// A way to draw letters.
public enum CGTextDrawingMode: Int32, Sendable {
    /// Filled.
    case fill = 0
    /// Along their edges.
    case stroke
    /// Filled, and along their edges.
    case fillStroke
    /// Not at all.
    case invisible
    /// Filled. The clip has no effect.
    case fillClip
    /// Along their edges. The clip has no effect.
    case strokeClip
    /// Filled, and along their edges. The clip has no effect.
    case fillStrokeClip
    /// Not at all. The clip has no effect.
    case clip
}

extension CGContext {
    /// Sets the way in which the letters of labels and fields are drawn, by their `drawText(in:)`. Letters do
    /// not limit drawing.
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) {
        if mode.rawValue >= CGTextDrawingMode.fillClip.rawValue {
            warnOfNoEffect("CGTextDrawingMode.\(mode)")
        }
        state.textMode = mode
    }
}
