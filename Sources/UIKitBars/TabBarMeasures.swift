@_spi(UIKitInternals) import UIKitCore

/// The measures of a tab bar, in points.
struct TabBarMeasures: LookMeasures {
    /// The height of the entries.
    let height: CGFloat
    /// The distance of an icon's middle from the upper edge.
    let icon: CGFloat
    /// The distance of a title from the upper edge.
    let title: CGFloat
    /// A Boolean value that indicates whether the entries lie on a platter of their own width, and the bar
    /// itself is clear.
    let hasPlatter: Bool

    /// The measures in UIKit.
    static let iOS18 = TabBarMeasures(height: 49, icon: 18, title: 33, hasPlatter: false)
    /// The measures of iOS 26, as the sources of Vercantez/openuikit report them of real windows.
    static let iOS26 = TabBarMeasures(height: 62, icon: 24, title: 38, hasPlatter: true)

    /// The distance of two entries on a platter.
    private static let pitch: CGFloat = 85.75
    /// The part of a platter on each side of its entries.
    private static let ends: CGFloat = 8.375

    /// Returns the height of a bar above a safe area: a platter ends 10 points above the screen's edge, and
    /// 13 points below the upper edge of the area of a home indicator.
    func height(aboveSafeArea bottom: CGFloat) -> CGFloat {
        hasPlatter ? height + max(10, bottom - 13) : height + bottom
    }

    /// Returns the frame of the platter of some entries, in the middle of a bar.
    func platter(of count: Int, in bounds: CGRect) -> CGRect {
        let width = min(CGFloat(max(1, count)) * Self.pitch + 2 * Self.ends, bounds.width - 16)
        return CGRect(x: bounds.midX - width / 2, y: bounds.minY, width: width, height: height)
    }

    /// Returns the frame of one of some entries.
    func item(_ index: Int, of count: Int, in bounds: CGRect) -> CGRect {
        let room = hasPlatter ? platter(of: count, in: bounds).insetBy(dx: Self.ends, dy: 0) : bounds
        let width = room.width / CGFloat(max(1, count))
        return CGRect(x: room.minX + CGFloat(index) * width, y: room.minY, width: width, height: height)
    }
}
