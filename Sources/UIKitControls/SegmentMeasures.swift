@_spi(UIKitInternals) import UIKitCore

/// The form of a segmented control.
struct SegmentMeasures: LookMeasures {
    /// The height, in points.
    let height: CGFloat
    /// The radius of the corners, in points.
    let cornerRadius: CGFloat
    /// A Boolean value that indicates whether the control is an outline in the tint color, which also fills
    /// the selected segment. Otherwise it is a gray plate with a marker.
    let isOutlined: Bool

    /// The outline of iOS 7 to 12; height and radius by eye.
    static let iOS12 = SegmentMeasures(height: 29, cornerRadius: 4, isOutlined: true)
    /// The plate since iOS 13; the radius by eye.
    static let iOS18 = SegmentMeasures(height: 32, cornerRadius: 8, isOutlined: false)
    /// The plate with half circles as ends; by eye.
    static let iOS26 = SegmentMeasures(height: 32, cornerRadius: 16, isOutlined: false)

    /// The distance of the marker from the edges of its segment, in points.
    var markerInset: CGFloat { isOutlined ? 0 : 2 }
    /// The radius of the marker's corners, in points.
    var markerRadius: CGFloat { isOutlined ? 0 : max(cornerRadius - 2, 7) }
}
