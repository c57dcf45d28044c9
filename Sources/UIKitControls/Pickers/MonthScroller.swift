import UIKitCore

/// The days of the months of a calendar, side by side. A finger drags from a month to the one beside it;
/// pages exist for the months in sight alone.
final class MonthScroller: UIScrollView, UIScrollViewDelegate {
    /// The calendar; held weakly.
    weak var source: (any MonthSource)?
    /// The closure that is called when the days have moved.
    var didScroll: (() -> Void)?
    /// The closure that is called with the month before when a drag has ended at another one.
    var didTurn: ((Date) -> Void)?
    /// The first day of the month in the middle, or of the one that moves there.
    private(set) var month = Date(timeIntervalSinceReferenceDate: 0)
    /// The pages by their places: 0 for that month, 1 for the one to the right of it.
    private var pages: [Int: MonthPage] = [:]
    private var placedSize = CGSize.zero

    /// The distance in points below which a page counts as at rest: the rounding of an end.
    private static let tolerance: CGFloat = 0.01

    override init(frame: CGRect) {
        super.init(frame: frame)
        delegate = self
        isPagingEnabled = true
        contentInsetAdjustmentBehavior = .never
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        scrollsToTop = false
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Months

    /// The month that is nearest to the middle.
    var nearestMonth: Date { month(at: nearestPlace) ?? month }

    private var nearestPlace: Int {
        bounds.width > 0 ? Int((contentOffset.x / bounds.width).rounded()) : 0
    }

    private func month(at place: Int) -> Date? {
        place == 0 ? month : pages[place]?.month ?? source?.month(month, movedBy: place)
    }

    /// Shows a month, at once or by moving it in from the side of its time.
    func show(_ new: Date, animated: Bool) {
        guard new != month else {
            for place in pages.keys.sorted() { pages[place]?.setNeedsDisplay() }
            return
        }
        guard animated, window != nil, bounds.width > 0 else { return reset(to: new) }
        take(new, from: new > month ? 1 : -1)
        setContentOffset(.zero, animated: true)
    }

    /// Shows a month at once, with new pages.
    func reset(to new: Date) {
        month = new
        for place in pages.keys.sorted() { pages[place]?.removeFromSuperview() }
        pages = [:]
        fit()
        contentOffset = .zero
        setNeedsLayout()
    }

    /// Asks for the decorations again of the days for which a closure returns true.
    func reloadDecorations(where isDue: (Date) -> Bool) {
        for place in pages.keys.sorted() { pages[place]?.reloadDecorations(where: isDue) }
    }

    /// Gives a month at a place the place in the middle. All pages keep where they are seen.
    private func take(_ new: Date, from place: Int) {
        let offset = contentOffset.x - CGFloat(place) * bounds.width
        let former = pages
        pages = [:]
        for (number, page) in former { pages[number - place] = page }
        if let page = pages[0], page.month != new {
            page.removeFromSuperview()
            pages[0] = nil
        }
        month = new
        fit()
        // Turns in quick succession would otherwise leave the present page further and further behind.
        let reach = 2 * bounds.width
        contentOffset = CGPoint(x: max(-reach, min(offset, reach)), y: 0)
        setNeedsLayout()
    }

    /// Limits drags to the months that can be shown.
    func fit() {
        let offset = contentOffset
        let room: [CGFloat] = [-1, 1].map { source?.month(month, movedBy: $0) == nil ? 0 : bounds.width }
        contentSize = bounds.size
        contentInset = UIEdgeInsets(top: 0, left: room[0], bottom: 0, right: room[1])
        if contentOffset != offset { contentOffset = offset }
    }

    // MARK: Pages

    override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.width > 0 else { return }
        if bounds.size != placedSize {
            placedSize = bounds.size
            fit()
            contentOffset = .zero
        }
        let position = contentOffset.x / bounds.width
        let (first, last) = (Int(position.rounded(.down)), Int(position.rounded(.up)))
        for place in pages.keys.sorted() where place < first || place > last {
            pages.removeValue(forKey: place)?.removeFromSuperview()
        }
        UIView.performWithoutAnimation { for place in first...last { self.placePage(place) } }
    }

    /// Puts a page in place, whose coordinates are those of the whole calendar.
    private func placePage(_ place: Int) {
        guard let page = pages[place] ?? makePage(place) else { return }
        page.frame = CGRect(
            x: CGFloat(place) * bounds.width, y: -MonthGrid.top, width: bounds.width,
            height: MonthGrid.top + bounds.height)
    }

    private func makePage(_ place: Int) -> MonthPage? {
        guard let source, let shown = month(at: place) else { return nil }
        let page = MonthPage(of: shown, source)
        pages[place] = page
        addSubview(page)
        return page
    }

    /// Responds to a tap on a day of a month at rest.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard contentOffset.x == 0, let page = pages[0], let grid = page.grid,
            let index = touches.first.flatMap({ grid.index(at: $0.location(in: page)) })
        else { return }
        source?.tap(index, in: grid)
    }

    // MARK: Turning

    func scrollViewDidScroll(_ scrollView: UIScrollView) { didScroll?() }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { settle() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }

    /// Takes the month that is nearest to the middle, which is where a finger has stopped it, too.
    private func settle() {
        let (place, former) = (nearestPlace, month)
        if place != 0, let new = month(at: place) { take(new, from: place) }
        if contentOffset.x != 0, abs(contentOffset.x) < Self.tolerance { contentOffset = .zero }
        if month != former { didTurn?(former) }
    }
}
