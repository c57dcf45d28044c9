import Picture

/// The kinds of lines in the debug overlay, in the order of the legend.
enum DebugKind: String, CaseIterable {
    case moving = "body"
    case sleeping = "asleep"
    case boundary
    case velocity
    case contact
    case joint
    case field

    /// The color of lines of this kind.
    @MainActor var color: Color {
        switch self {
        case .moving: DebugOverlay.moving
        case .sleeping: DebugOverlay.sleeping
        case .boundary: DebugOverlay.boundary
        case .velocity: DebugOverlay.velocity
        case .contact: DebugOverlay.contact
        case .joint: DebugOverlay.joint
        case .field: DebugOverlay.field
        }
    }
}
