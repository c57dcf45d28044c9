/// The curves of the corners of a shape.
public enum UICornerCurve: Int, Sendable {
    /// The system's choice.
    case automatic = 0
    /// Arcs of circles.
    case circular
    /// Curves whose bend grows steadily.
    case continuous
}
