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
        didSet {
            currentPage = max(0, min(currentPage, max(0, numberOfPages - 1)))
            if currentPage != oldValue { progress?.begin(currentPage) }
        }
    }

    /// The progress of the page shown, as a bar in place of its dot; default nil, for a dot.
    open var progress: UIPageControlProgress? {
        didSet {
            guard progress !== oldValue else { return }
            oldValue?.control = nil
            progress?.control = self
            invalidateIntrinsicContentSize()
        }
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

    /// The background of the dots; default by the touch, which a film shows without one.
    open var backgroundStyle = BackgroundStyle.automatic
    /// The direction in which pages follow one another; default natural, from left to right.
    open var direction = Direction.natural
    /// A Boolean value that indicates whether a finger that moves along the dots turns pages; default true.
    /// It has no effect.
    open var allowsContinuousInteraction = true {
        didSet {
            warnOfNoEffect(
                "UIPageControl.allowsContinuousInteraction", oldValue, allowsContinuousInteraction)
        }
    }
    /// The image in place of dots, in their colors; default nil, for dots.
    open var preferredIndicatorImage: UIImage? { didSet { invalidateIntrinsicContentSize() } }
    /// The image in place of the dot of the page shown; default nil, for that of all pages.
    open var preferredCurrentPageIndicatorImage: UIImage? { didSet { invalidateIntrinsicContentSize() } }
    /// The images of single pages.
    private(set) var images: [Int: UIImage] = [:] { didSet { invalidateIntrinsicContentSize() } }

    let measures = PageControlMeasures.current

    /// Moves the dot to the page. It has no effect: the dot moves at once.
    open func updateCurrentPageDisplay() { warnOfNoEffect("UIPageControl.updateCurrentPageDisplay") }

    /// Sets the image of a page in place of its dot; nil for that of all pages.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { images[page] = image }

    /// Returns the image of a page in place of its dot; nil for that of all pages.
    open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

    @_spi(UIKitInternals) open override func didInitialize() {
        super.didInitialize()
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    /// Returns the size that a number of pages needs: since iOS 26 that of the background of the dots.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let length = length(of: pageCount)
        if measures.isWholeBackground {
            return measures.platter(of: length, isVertical: direction.isVertical).size
        }
        return direction.isVertical
            ? CGSize(width: 37, height: length) : CGSize(width: length, height: 37)
    }

    /// Returns the gray background of the dots; none for a style without, and for no dots.
    private func platter(in bounds: CGRect) -> [Layer.Content] {
        guard backgroundStyle == .prominent, numberOfPages > (hidesForSinglePage ? 1 : 0) else { return [] }
        let platter = measures.platter(of: length(of: numberOfPages), isVertical: direction.isVertical)
        let frame = platter.offsetBy(dx: bounds.midX, dy: bounds.midY)
        let radius = min(frame.width, frame.height) / 2
        return [
            .fill(
                .roundedRectangle(frame, cornerRadius: radius), UIColor.tertiarySystemFill.color)
        ]
    }

    @_spi(UIKitInternals) open override func pictureContents(in bounds: CGRect) -> [Layer.Content] {
        platter(in: bounds)
            + indicators(in: bounds).filter { image(of: $0.page) == nil }.flatMap { contents(of: $0) }
    }

    /// Draws the images of pages in the places of their dots.
    @_spi(UIKitInternals) open override func pictureLayers(in bounds: CGRect) -> [Layer] {
        indicators(in: bounds).compactMap { page, box, color in
            guard let image = image(of: page) else { return nil }
            let frame = CGRect(
                x: box.midX - image.size.width / 2, y: box.midY - image.size.height / 2,
                width: image.size.width, height: image.size.height)
            return image.withRenderingMode(.alwaysTemplate).layer(in: frame, tint: color)
        }
    }

    /// The size that the pages need.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    /// Returns the size that the pages need.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// A place in the half that shows the next page; on the last page, the one before.
    package var placeOfNextPage: CGPoint {
        let share: CGFloat = (currentPage + 1 < numberOfPages) == direction.isReversed ? 0.25 : 0.75
        return CGPoint(
            x: bounds.minX + (direction.isVertical ? 0.5 : share) * bounds.width,
            y: bounds.minY + (direction.isVertical ? share : 0.5) * bounds.height)
    }

    /// Shows the page before or after, by the half from which the finger was lifted; sends `valueChanged`.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch, isTouchInside else { return }
        let (page, point) = (currentPage, touch.location(in: self))
        let isFirstHalf = direction.isVertical ? point.y < bounds.midY : point.x < bounds.midX
        currentPage += isFirstHalf == direction.isReversed ? 1 : -1
        if currentPage != page { send(.valueChanged, event) }
    }
}
