import UIKitControls

/// The corners of inset groups and the lines between rows of lists.
struct ListMeasures: Sendable {
    /// The radius of the corners of inset groups, in points.
    let cornerRadius: CGFloat
    /// The thickness of the lines, in points.
    let thickness: CGFloat
    /// The distance of the lines from the trailing edge of their rows, in points.
    let trailing: CGFloat
    /// The opacity of the lines' color; nil for that of the system's color.
    private let opacity: CGFloat?

    /// The measures of iOS 15 to 18.
    private static let iOS18 = ListMeasures(cornerRadius: 10, thickness: 0.5, trailing: 0, opacity: nil)
    /// The measures of iOS 26.1 (rows T0027 to T0035 of Apple's numbers).
    private static let iOS26 = ListMeasures(cornerRadius: 26, thickness: 1, trailing: 16, opacity: 0.12)

    /// The measures of the look of the current run.
    static var current: ListMeasures { SystemLook.current == .iOS26 ? iOS26 : iOS18 }

    /// The color of the lines.
    var color: UIColor { opacity.map { UIColor.separator.withAlphaComponent($0) } ?? .separator }
}
