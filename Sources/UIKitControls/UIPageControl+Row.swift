import Picture
@_spi(UIKitInternals) import UIKitCore

// The row of dots and of the images in their places.
extension UIPageControl {
    /// The largest number of dots that are drawn, those in the middle: more are wider than any frame.
    private static let mostDots = 2000

    /// The distance between two neighbors in the row, in points.
    private var gap: CGFloat { measures.pitch - measures.dot }

    func image(of page: Int) -> UIImage? {
        (page == currentPage ? preferredCurrentPageIndicatorImage : nil) ?? images[page]
            ?? preferredIndicatorImage
    }

    private func size(of image: UIImage?) -> CGSize {
        image?.size ?? CGSize(width: measures.dot, height: measures.dot)
    }

    /// Returns the size of the dot, the image or the bar of a page.
    private func size(ofPage page: Int) -> CGSize {
        guard let bar = barLength(of: page) else { return size(of: image(of: page)) }
        return direction.isVertical
            ? CGSize(width: measures.dot, height: bar) : CGSize(width: bar, height: measures.dot)
    }

    /// Returns the length in the row of an image; nil for a dot.
    private func extent(of image: UIImage?) -> CGFloat {
        direction.isVertical ? size(of: image).height : size(of: image).width
    }

    /// The color of the dots of pages that are not shown.
    var usualColor: Color { (pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.4)).color }

    /// Returns the length of the row of a number of pages.
    func length(of pageCount: Int) -> CGFloat {
        guard pageCount > 0 else { return 0 }
        let usual = extent(of: preferredIndicatorImage)
        let others = Set(images.keys).union([currentPage]).filter { (0..<pageCount).contains($0) }
        return others.reduce(CGFloat(pageCount) * usual + CGFloat(pageCount - 1) * gap) {
            let size = size(ofPage: $1)
            return $0 + (direction.isVertical ? size.height : size.width) - usual
        }
    }

    /// Returns the pages that are shown, with the boxes and colors of their dots or images.
    func indicators(in bounds: CGRect) -> [(page: Int, box: CGRect, color: Color)] {
        guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return [] }
        let (length, isVertical, current) = (length(of: numberOfPages), direction.isVertical, currentPage)
        let usual = usualColor
        let present = (currentPageIndicatorTintColor ?? .white).color
        let hidden = max(0, numberOfPages - Self.mostDots) / 2
        var place = (isVertical ? bounds.midY : bounds.midX) - length / 2
        place += CGFloat(hidden) * (extent(of: preferredIndicatorImage) + gap)
        let row = (hidden..<min(numberOfPages, hidden + Self.mostDots)).map { index in
            let page = direction.isReversed ? numberOfPages - 1 - index : index
            let size = size(ofPage: page)
            let box = CGRect(
                x: isVertical ? bounds.midX - size.width / 2 : place,
                y: isVertical ? place : bounds.midY - size.height / 2, width: size.width, height: size.height)
            place += (isVertical ? size.height : size.width) + gap
            return (page: page, box: box, color: page == current ? present : usual)
        }
        return direction.isReversed ? row.reversed() : row
    }
}
