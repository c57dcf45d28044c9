/// The places at which an animation can end.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// The final values.
    case end
    /// The initial values.
    case start
    /// The values in between.
    case current

    var place: SettledChange.Place {
        switch self {
        case .end: .end
        case .start: .start
        case .current: .current
        }
    }
}
