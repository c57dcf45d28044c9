import UIKitControls

/// The heights of rows, the corners of inset groups and the lines between rows.
package struct ListMeasures: Sendable {
    /// The radius of the corners of inset groups, in points.
    package let cornerRadius: CGFloat
    /// The thickness of the lines, in points.
    package let thickness: CGFloat
    /// The distance of the lines from the trailing edge of their rows, in points.
    package let trailing: CGFloat
    /// The opacity of the lines' color; nil for that of the system's color.
    private let opacity: CGFloat?
    /// The margin above and below the content of rows, in points.
    package let margin: CGFloat
    /// The margin above and below the texts of a content configuration, in points.
    package let contentMargin: CGFloat
    /// The least height of a row with texts of its own, in points.
    package let rowHeight: CGFloat
    /// The least height of a row with a content configuration, in points.
    package let contentHeight: CGFloat
    /// The size of the second text of a row that has it below, in points.
    package let detailSize: CGFloat
    /// The width of a table from which its texts have a margin of 20 points, else 16.
    package let wideTable: CGFloat
    /// A Boolean value that indicates whether titles of groups are as large as texts, and not in capitals.
    package let hasLargeTitles: Bool

    /// The measures of iOS 15 to 18.
    private static let iOS18 = ListMeasures(
        cornerRadius: 10, thickness: 0.5, trailing: 0, opacity: nil, margin: 11, contentMargin: 11,
        rowHeight: 44,
        contentHeight: 44, detailSize: 12, wideTable: 414, hasLargeTitles: false)
    /// The measures of iOS 26.1: rows T0027 to T0035 of Apple's numbers, and those that the documentation of
    /// Vercantez/openuikit reports of tables on simulators of iPhone SE and iPhone 16: margins
    /// of 20 points at a width of 393, and 16 at 375.
    private static let iOS26 = ListMeasures(
        cornerRadius: 26, thickness: 1, trailing: 16, opacity: 0.12, margin: 15, contentMargin: 15.5,
        rowHeight: 52,
        contentHeight: 53, detailSize: 15, wideTable: 390, hasLargeTitles: true)

    /// The measures of the look of the current run.
    package static var current: ListMeasures { SystemLook.current == .iOS26 ? iOS26 : iOS18 }

    /// The color of the lines.
    package var color: UIColor { opacity.map { UIColor.separator.withAlphaComponent($0) } ?? .separator }
}
