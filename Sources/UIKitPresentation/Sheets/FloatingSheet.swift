@_spi(UIKitInternals) import UIKitCore

/// The law of the sheets that float above the lower edge: the lower a sheet, the farther it is from the
/// edges, and the smaller it is drawn.
///
/// Fitted to the frames and safe areas of sheets of 10, 100, 144, 334, 434, 459 and 634 points on iOS 26.1,
/// which it gives to a thousandth of a point.
struct FloatingSheet {
    /// The height up to which a sheet keeps the largest distance, in points.
    private static let lowest: CGFloat = 76
    /// The height from which on it keeps the smallest one, in points.
    private static let highest: CGFloat = 150
    /// The largest distance from the edges, in points.
    private static let farthest: CGFloat = 28
    /// The smallest distance from the edges, in points.
    private static let nearest: CGFloat = 8

    /// Returns the height of a sheet whose detent has a value: with the safe area, unless the sheet is a low
    /// one.
    func height(for value: CGFloat, safeArea: CGFloat) -> CGFloat {
        value < Self.highest ? value : value + safeArea
    }

    /// Returns how far a sheet of a height is on the way from the lowest to a high one, from 0 to 1.
    private func progress(at height: CGFloat) -> CGFloat {
        max(0, min((height - Self.lowest) / (Self.highest - Self.lowest), 1))
    }

    /// Returns the frame of a sheet of a height in a container: scaled down to the width between the edges.
    func frame(height: CGFloat, in container: CGRect) -> CGRect {
        let inset = Self.farthest - (Self.farthest - Self.nearest) * progress(at: height)
        let width = max(0, container.width - 2 * inset)
        let drawn = height * width / max(1, container.width)
        return CGRect(
            x: container.minX + inset, y: container.maxY - inset - drawn, width: width, height: drawn)
    }

    /// The gray of glass, of rows H0510 to H0514 of Apple's numbers.
    @MainActor private static let glass = UIColor {
        UIColor(white: ($0.userInterfaceStyle == .dark ? 57 : 245) / 255, alpha: 1)
    }

    /// Gives the view of a sheet the fill of glass in place of the system's background while it floats. What
    /// code reads remains the system's background.
    @MainActor func fill(_ view: UIView, whileFloating isFloating: Bool) {
        guard view.backgroundColor === UIColor.systemBackground else { return }
        view.fill(inPlaceOfBackground: isFloating ? Self.glass : nil)
    }

    /// Returns the inset at the lower edge of a sheet's content, rounded to pixels.
    func safeArea(height: CGFloat, screen: CGFloat, scale: CGFloat) -> CGFloat {
        (screen * progress(at: height) * scale).rounded() / scale
    }
}
