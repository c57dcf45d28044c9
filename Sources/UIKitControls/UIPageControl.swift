public import Picture
@_spi(UIKitInternals) import UIKitCore

/// A row of dots, one for each page: by default 7 points wide, 16 apart (as in UIKit until iOS 13).
@preconcurrency @MainActor open class UIPageControl: UIControl {
    /// The number of pages; default 0.
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(0, numberOfPages)
            currentPage = min(currentPage, max(0, numberOfPages - 1))
        }
    }

    /// The index of the page shown; default 0. Setting it does not send actions.
    open var currentPage = 0 {
        didSet { currentPage = max(0, min(currentPage, max(0, numberOfPages - 1))) }
    }

    /// A Boolean value that indicates whether a single page has no dot; default false.
    open var hidesForSinglePage = false
    /// A Boolean value that indicates whether a tap moves the dot later; default false. It has no effect.
    open var defersCurrentPageDisplay = false {
        didSet {
            warnOfNoEffect("UIPageControl.defersCurrentPageDisplay", oldValue, defersCurrentPageDisplay)
        }
    }
    /// The color of the dots; nil, the default, for translucent white, as in UIKit.
    open var pageIndicatorTintColor: UIColor?
    /// The color of the dot of the page shown; nil, the default, for white.
    open var currentPageIndicatorTintColor: UIColor?

    private let measures = PageControlMeasures.current
    /// The largest number of dots that are drawn, those in the middle: more are wider than any frame.
    private static let mostDots = 2000

    /// Returns the size that a number of pages needs.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: max(0, CGFloat(pageCount - 1) * measures.pitch + measures.dot), height: 37)
    }

    @_spi(UIKitInternals) open override func pictureContents(in bounds: CGRect) -> [Layer.Content] {
        guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return [] }
        let left = bounds.midX - size(forNumberOfPages: numberOfPages).width / 2
        let (usual, present) = (
            pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.4), currentPageIndicatorTintColor ?? .white
        )
        let (usualColor, presentColor, page) = (usual.color, present.color, currentPage)
        let first = CGRect(
            x: left, y: bounds.midY - measures.dot / 2, width: measures.dot, height: measures.dot)
        let hidden = max(0, numberOfPages - Self.mostDots) / 2
        return (hidden..<min(numberOfPages, hidden + Self.mostDots)).map { index in
            let box = first.offsetBy(dx: CGFloat(index) * measures.pitch, dy: 0)
            return .fill(.ellipse(in: box), index == page ? presentColor : usualColor)
        }
    }

    /// The size that the pages need.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    /// Returns the size that the pages need.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Shows the page before or after, by the half from which the finger was lifted; sends `valueChanged`.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch, isTouchInside else { return }
        let page = currentPage
        currentPage += touch.location(in: self).x < bounds.midX ? -1 : 1
        if currentPage != page { send(.valueChanged, event) }
    }
}
