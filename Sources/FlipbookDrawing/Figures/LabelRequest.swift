import FlipbookCore
import Picture

/// A text to be placed.
struct LabelRequest {
    let string: String
    let ink: (Theme) -> Color
    let places: [LabelCandidate]

    /// True when the text is a label with a leader line.
    var isLabel: Bool { places.contains { $0.leader != nil } }
}
