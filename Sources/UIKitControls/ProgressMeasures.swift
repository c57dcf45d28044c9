@_spi(UIKitInternals) import UIKitCore

/// The filled part of a progress bar.
struct ProgressMeasures: LookMeasures {
    /// The smallest width of a part that is filled, in points.
    let leastWidth: CGFloat
    /// A Boolean value that indicates whether the part has a whole number of points, and the bar the height
    /// of 4 points whatever its frame.
    let isWhole: Bool

    /// The measures until iOS 18.
    static let iOS18 = ProgressMeasures(leastWidth: 0, isWhole: false)
    /// The measures of iOS 26 (Mac Catalyst 26.1): the least part is a pill.
    static let iOS26 = ProgressMeasures(leastWidth: 8, isWhole: true)

    /// Returns the width of the part of a bar that is filled, for a share from 0 to 1.
    func filled(_ share: CGFloat, of width: CGFloat) -> CGFloat {
        guard share > 0 else { return 0 }
        let part = isWhole ? (width * share).rounded() : width * share
        return min(width, max(leastWidth, part))
    }
}
