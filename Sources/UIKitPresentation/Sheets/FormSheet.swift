@_spi(UIKitInternals) import UIKitCore

/// The form sheets of windows that are wide and high, such as an iPad's: cards of one size in the middle.
struct FormSheet {
    /// The size of a sheet whose content prefers none, in points.
    let size: CGSize
    /// The distance of the card's middle above that of the window, in points.
    let rise: CGFloat

    /// The size of iOS 7 to 18 (the Human Interface Guidelines of these).
    static let iOS18 = FormSheet(size: CGSize(width: 540, height: 620), rise: 0)
    /// The card of iOS 26.1 (rows G1106 to G1109 of Apple's numbers).
    static let iOS26 = FormSheet(size: CGSize(width: 580, height: 650), rise: 5)

    /// Returns the frame of a sheet in a container. Lower ones have the same lower edge (rows G1110 to
    /// G1113).
    /// - Parameters:
    ///   - height: The height of the sheet, in points.
    ///   - full: The size of the largest sheet, in points.
    ///   - container: The bounds of the container.
    func frame(height: CGFloat, of full: CGSize, in container: CGRect) -> CGRect {
        CGRect(
            x: container.midX - full.width / 2, y: container.midY - rise + full.height / 2 - height,
            width: full.width, height: height)
    }

    /// Returns the size of the largest sheet in a container.
    /// - Parameters:
    ///   - preferred: The size that the content prefers; zero for none.
    ///   - container: The bounds of the container.
    func fullSize(preferred: CGSize, in container: CGRect) -> CGSize {
        CGSize(
            width: min(preferred.width > 0 ? preferred.width : size.width, container.width),
            height: min(preferred.height > 0 ? preferred.height : size.height, container.height))
    }
}
