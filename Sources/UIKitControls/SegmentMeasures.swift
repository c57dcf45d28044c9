import Picture
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

    /// Returns the outline of a control in bounds, and the lines between its segments.
    func outline(of frames: [CGRect], in bounds: CGRect, _ ink: Color) -> [Layer.Content] {
        let edge = Shape.roundedRectangle(bounds.shrunk(dx: 0.5, dy: 0.5), cornerRadius: cornerRadius - 0.5)
        let lines = frames.dropFirst().map { frame in
            CGRect(x: frame.minX - 0.5, y: 0, width: 1, height: frame.height)
        }
        return [.stroke(edge, ink, Stroke(width: 1))] + lines.map { .fill(.rectangle($0), ink) }
    }

    /// Returns the lines between segments that are not selected, of a plate up to iOS 18: 1 point wide, and
    /// 14 points lower than the plate. Size and color are those of TimOliver/TOSegmentedControl, which
    /// rebuilds the control of iOS 13.
    @MainActor func separators(of frames: [CGRect], selected: Int) -> [Layer.Content] {
        guard !isOutlined, !isWhole else { return [] }
        let ink =
            InterfaceStyle.isDark
            ? Color(red: 0.918, green: 0.918, blue: 1, alpha: 0.16)
            : Color(red: 0, green: 0, blue: 0.08, alpha: 0.1)
        return frames.indices.dropFirst().filter { $0 != selected && $0 - 1 != selected }.map { index in
            let frame = frames[index]
            let line = CGRect(x: frame.minX - 0.5, y: frame.minY, width: 1, height: frame.height)
            return .fill(.roundedRectangle(line.shrunk(dx: 0, dy: 7), cornerRadius: 0.5), ink)
        }
    }

    /// The distance of the marker from the edges of its segment, in points.
    var markerInset: CGFloat { isOutlined ? 0 : 2 }
    /// The radius of the marker's corners, in points.
    var markerRadius: CGFloat { isOutlined ? 0 : max(cornerRadius - 2, 7) }
}
