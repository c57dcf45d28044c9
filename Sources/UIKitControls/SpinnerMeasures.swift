@_spi(UIKitInternals) import UIKitCore

/// The lines of a spinner.
struct SpinnerMeasures: LookMeasures {
    /// The form of the lines of one size, in points.
    struct Lines {
        /// The distances from the middle at which the strokes begin and end; their round ends are outside.
        let start, end: CGFloat
        /// The width of a line.
        let width: CGFloat
        /// The distance of the middle from that of the bounds, to the left and upward.
        var shift: CGFloat = 0

        /// Returns lines that are shares of a radius.
        fileprivate static func shares(
            of radius: CGFloat, _ start: CGFloat, _ end: CGFloat, width: CGFloat
        ) -> Lines {
            Lines(start: start * radius, end: end * radius, width: width * radius)
        }
    }

    /// The opacities of the lines from the one that was lit last, counterclockwise.
    let opacities: [CGFloat]
    /// The place of the line that is lit at first, counted from the top clockwise.
    let first: Int
    /// The lines of a spinner 20 points wide.
    let medium: Lines
    /// The lines of a spinner 37 points wide.
    let large: Lines
    /// The lines of a refresh control; nil for those of a medium spinner.
    let refresh: Lines?

    /// Twelve thin lines; by eye.
    static let iOS12 = SpinnerMeasures(
        opacities: fading(12), first: 0, medium: .shares(of: 10, 0.55, 0.88, width: 0.17),
        large: .shares(of: 18.5, 0.55, 0.88, width: 0.17), refresh: nil)
    /// Eight lines; by eye.
    static let iOS18 = SpinnerMeasures(
        opacities: fading(8), first: 0, medium: .shares(of: 10, 0.5, 0.88, width: 0.22),
        large: .shares(of: 18.5, 0.5, 0.88, width: 0.22), refresh: nil)
    /// Eight lines, of which the last four are alike (Mac Catalyst 26.1).
    static let iOS26 = SpinnerMeasures(
        opacities: [217, 180, 143, 106, 69, 69, 69, 69].map { $0 / 255 }, first: 6,
        medium: Lines(start: 4.75, end: 8.75, width: 2.5),
        large: Lines(start: 8, end: 15, width: 5, shift: 1),
        refresh: Lines(start: 6.75, end: 13.25, width: 3.5))

    private static func fading(_ count: Int) -> [CGFloat] {
        (0..<count).map { index -> CGFloat in
            let fall: CGFloat = 0.75 * CGFloat(index)
            return 1 - fall / CGFloat(count - 1)
        }
    }
}
