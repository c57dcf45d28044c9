import Picture
import UIKitCore

/// The ways to place a text that is drawn smaller to fit.
public enum UIBaselineAdjustment: Int, Sendable {
    /// On the line of the full size.
    case alignBaselines = 0
    /// In the middle of the full size.
    case alignCenters
    /// At the top.
    case none

    /// Returns the distance by which a line that is drawn smaller lies below the middle of one of full size.
    func shift(of small: LineMetrics, from whole: LineMetrics) -> CGFloat {
        switch self {
        case .alignBaselines: (whole.ascent - whole.height / 2) - (small.ascent - small.height / 2)
        case .alignCenters: 0
        case .none: (small.height - whole.height) / 2
        }
    }
}
