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
    /// The weight of the selected title.
    let selectedWeight: UIFont.Weight
    /// The color of the marker: white, or gray in a dark interface.
    let marker: UIColor
    /// The opacity of the shadow of the marker.
    let shadowOpacity: Float
    /// A Boolean value that indicates whether segments begin at whole points.
    let isWhole: Bool

    /// The outline of iOS 7 to 12; height and radius by eye.
    static let iOS12 = SegmentMeasures(
        height: 29, cornerRadius: 4, isOutlined: true, selectedWeight: .regular,
        marker: marker(UIColor(white: 0.39, alpha: 1)), shadowOpacity: 0, isWhole: false)
    /// The plate since iOS 13; the shadow of Apple's design resources; radius and colors by eye.
    static let iOS18 = SegmentMeasures(
        height: 32, cornerRadius: 8, isOutlined: false, selectedWeight: .semibold,
        marker: marker(UIColor(white: 0.39, alpha: 1)), shadowOpacity: 0.12, isWhole: false)
    /// The plate with half circles as ends (Mac Catalyst 26.1).
    static let iOS26 = SegmentMeasures(
        height: 32, cornerRadius: 16, isOutlined: false, selectedWeight: .medium,
        marker: marker(UIColor(red: 90 / 255, green: 90 / 255, blue: 96 / 255, alpha: 1)), shadowOpacity: 0,
        isWhole: true)

    /// The weight in which the widths of titles are measured.
    var widestWeight: UIFont.Weight { isWhole ? .regular : .semibold }

    /// The least width of a segment, in points.
    var leastWidth: CGFloat { isWhole ? 32 : 0 }

    /// Returns the width of a segment around a title or an image: since iOS 26 of whole points.
    func width(around content: CGFloat) -> CGFloat {
        isWhole ? content.rounded(.up) + 19 : content + 20
    }

    private static func marker(_ dark: UIColor) -> UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? dark : .white }
    }

    /// The distance of the marker from the edges of its segment, in points.
    var markerInset: CGFloat { isOutlined ? 0 : 2 }
    /// The radius of the marker's corners, in points.
    var markerRadius: CGFloat { isOutlined ? 0 : max(cornerRadius - 2, 7) }
}
