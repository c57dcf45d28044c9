package import Picture

/// The alignments of the lines of a text.
public enum NSTextAlignment: Int, Sendable {
    /// The lines are aligned with the left edge.
    case left = 0
    /// The lines are centered.
    case center = 1
    /// The lines are aligned with both edges, but for the last one of a paragraph.
    case justified = 3
    /// The lines are aligned with the right edge.
    case right = 2
    /// The lines are aligned as usual in their script: left, or right for Arabic and Hebrew.
    case natural = 4
}

extension NSTextAlignment {
    package var inPicture: Text.Alignment {
        switch self {
        case .center: .center
        case .right: .right
        case .left: .left
        case .justified, .natural: .natural
        }
    }
}
