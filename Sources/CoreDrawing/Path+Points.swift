import Picture

extension Path.Element {
    /// The points of the element in order: control points, then the end.
    package var points: [CGPoint] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .curve(let end, let control1, let control2): [control1, control2, end]
        case .close: []
        }
    }
}
