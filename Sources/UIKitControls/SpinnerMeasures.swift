@_spi(UIKitInternals) import UIKitCore

/// The lines of a spinner.
struct SpinnerMeasures: LookMeasures {
    /// The number of lines.
    let lineCount: Int
    /// The distance from the middle at which the lines begin, as a share of the radius; by eye.
    let start: CGFloat
    /// The width of a line as a share of the radius; by eye.
    let width: CGFloat

    /// Twelve thin lines.
    static let iOS12 = SpinnerMeasures(lineCount: 12, start: 0.55, width: 0.17)
    /// Eight lines.
    static let iOS18 = SpinnerMeasures(lineCount: 8, start: 0.5, width: 0.22)
}
