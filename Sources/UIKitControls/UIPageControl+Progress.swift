import Picture
import UIKitCore

// The bar in place of the dot of the present page, which fills with the progress.
extension UIPageControl {
    /// The length of the bar in diameters of a dot, by eye.
    private static let barLength: CGFloat = 4

    /// Returns the length of the bar of a page, in points; nil for a page with a dot or an image.
    func barLength(of page: Int) -> CGFloat? {
        guard page == currentPage, progress != nil, image(of: page) == nil else { return nil }
        return Self.barLength * measures.dot
    }

    /// Returns the drawing of a dot, or of the bar of the present page.
    func contents(of indicator: (page: Int, box: CGRect, color: Color)) -> [Layer.Content] {
        guard let progress, barLength(of: indicator.page) != nil else {
            return [.fill(.ellipse(in: indicator.box), indicator.color)]
        }
        return [bar(indicator.box, usualColor)]
            + (progress.share > 0 ? [bar(filled(indicator.box, progress.share), indicator.color)] : [])
    }

    private func bar(_ box: CGRect, _ color: Color) -> Layer.Content {
        .fill(.roundedRectangle(box, cornerRadius: min(box.width, box.height) / 2), color)
    }

    /// Returns the filled part of a bar. It begins as a circle within the bar's round end.
    private func filled(_ box: CGRect, _ share: CGFloat) -> CGRect {
        let isVertical = direction.isVertical
        let length = (isVertical ? box.height : box.width) * share
        let thickness = min(length, isVertical ? box.width : box.height)
        let rest = direction.isReversed ? (isVertical ? box.height : box.width) - length : 0
        return isVertical
            ? CGRect(x: box.midX - thickness / 2, y: box.minY + rest, width: thickness, height: length)
            : CGRect(x: box.minX + rest, y: box.midY - thickness / 2, width: length, height: thickness)
    }
}
