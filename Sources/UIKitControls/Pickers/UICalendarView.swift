public import Picture
@_spi(UIKitInternals) import UIKitCore

/// A calendar: a month of days, which can have decorations and be selected, between buttons that lead to
/// other months. It opens in the month of 1 January 2001, since a film has no calendar.
@preconcurrency @MainActor open class UICalendarView: UIView {
    /// The delegate; held weakly.
    open weak var delegate: (any UICalendarViewDelegate)? { didSet { monthDidChange() } }
    /// The selection that a finger changes; nil, the default, for none.
    open var selectionBehavior: UICalendarSelection? {
        didSet {
            oldValue?.calendarView = nil
            selectionBehavior?.calendarView = self
            setNeedsDisplay()
        }
    }
    /// The calendar; default Gregorian. Its time zone does not count.
    open var calendar: Calendar {
        get { settings.calendar }
        set { settings.calendar = newValue }
    }
    /// The language; default American English.
    open var locale: Locale {
        get { settings.locale ?? Locale(identifier: "en_US_POSIX") }
        set { settings.locale = newValue }
    }
    /// The time zone; nil, the default, for Greenwich's.
    open var timeZone: TimeZone? {
        get { settings.timeZone }
        set { settings.timeZone = newValue }
    }
    /// The design of the font; default the usual one.
    open var fontDesign = UIFontDescriptor.SystemDesign.default { didSet { setNeedsDisplay() } }
    /// The days that can be seen and selected; default all.
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
        didSet { setNeedsDisplay() }
    }
    /// A Boolean value that indicates whether there is room for decorations; default true.
    open var wantsDateDecorations = true { didSet { monthDidChange() } }

    var settings = DateSettings() { didSet { monthDidChange() } }
    /// The first day of the month that is shown.
    private var month = Date(timeIntervalSinceReferenceDate: 0)
    /// The days of that month.
    private var page = MonthPage(of: Date(timeIntervalSinceReferenceDate: 0))
    /// The view that clips the pages of months.
    private let pages = UIView()
    private let buttons = MonthGrid.buttons()

    /// The heights of a number and of a decoration, in points. By eye.
    static let numberHeight: CGFloat = 44
    private static let decorationHeight: CGFloat = 16

    @_spi(UIKitInternals) open override func didInitialize() {
        super.didInitialize()
        pages.isUserInteractionEnabled = false
        pages.clipsToBounds = true
        pages.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        pages.frame = bounds
        addSubview(pages)
        show(page)
        for (button, step) in zip(buttons, [-1, 1]) {
            button.addAction(UIAction { [weak self] _ in self?.turn(by: step) }, for: .touchUpInside)
            addSubview(button)
        }
        for (direction, step) in [(UISwipeGestureRecognizer.Direction.left, 1), (.right, -1)] {
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = direction
            swipe.addTarget { [weak self] _ in self?.turn(by: step) }
            addGestureRecognizer(swipe)
        }
    }

    /// The natural size: six weeks of 44 points, or of 60 with decorations. By eye.
    open override var intrinsicContentSize: CGSize { MonthGrid.size(weekHeight: weekHeight) }

    private var weekHeight: CGFloat {
        Self.numberHeight + (wantsDateDecorations ? Self.decorationHeight : 0)
    }

    // MARK: Months

    /// The month that is shown.
    open var visibleDateComponents: DateComponents {
        get { zoned.dateComponents([.calendar, .era, .year, .month], from: month) }
        set { setVisibleDateComponents(newValue, animated: false) }
    }

    /// Shows the month of a date.
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        if let date = zoned.date(from: dateComponents) { show(monthOf: date, animated: animated) }
    }

    /// Asks the delegate for the decorations of days again.
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
        for parts in dates {
            guard let index = (0..<dayCount).first(where: { day($0).isSameDay(as: parts) }) else { continue }
            page.removeDecorations(ofDay: index)
            decorate(index)
        }
        setNeedsLayout()
    }

    private func turn(by step: Int) {
        guard let next = zoned.date(byAdding: .month, value: step, to: month) else { return }
        let end = zoned.date(byAdding: .month, value: 1, to: next) ?? next
        guard next <= availableDateRange.end, end > availableDateRange.start else { return }
        show(monthOf: next, animated: true)
    }

    private func show(monthOf date: Date, animated: Bool) {
        let (before, former, isLater) = (visibleDateComponents, page, date > month)
        month = date
        monthDidChange()
        let now = visibleDateComponents
        guard (before.year, before.month) != (now.year, now.month) else { return }
        if animated, window != nil { page.follow(former, isLater: isLater) }
        delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: before)
    }

    private func monthDidChange() {
        month = zoned.date(from: zoned.dateComponents([.era, .year, .month], from: month)) ?? month
        page.removeFromSuperview()
        show(MonthPage(of: month))
        if wantsDateDecorations { for index in 0..<dayCount { decorate(index) } }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// Shows a page without animation.
    private func show(_ other: MonthPage) {
        page = other
        page.calendar = self
        page.frame = bounds
        pages.addSubview(page)
    }

    private func decorate(_ index: Int) {
        guard let view = delegate?.calendarView(self, decorationFor: day(index))?.view() else { return }
        page.addSubview(view)
        page.decorations.append((index, view))
    }

    // MARK: Places

    private var zoned: Calendar { settings.zonedCalendar }
    private var grid: MonthGrid { grid(ofMonth: month) }

    private func grid(ofMonth month: Date) -> MonthGrid {
        MonthGrid(settings: settings, month: month, width: bounds.width, weekHeight: weekHeight)
    }
    var dayCount: Int { grid.dayCount }

    /// Returns a day of the month, counted from 0.
    func day(_ index: Int) -> DateComponents { day(index, in: grid) }

    private func day(_ index: Int, in grid: MonthGrid) -> DateComponents {
        zoned.dateComponents([.calendar, .era, .year, .month, .day], from: grid.day(index))
    }

    /// Returns whether a day can be selected.
    private func allows(_ index: Int, in grid: MonthGrid) -> Bool {
        let start = grid.day(index)
        let end = zoned.date(byAdding: .day, value: 1, to: start) ?? start
        guard start <= availableDateRange.end, end > availableDateRange.start else { return false }
        return selectionBehavior?.allows(day(index, in: grid)) ?? true
    }

    /// Puts buttons and decorations in place.
    open override func layoutSubviews() {
        super.layoutSubviews()
        for (button, frame) in zip(buttons, grid.buttonFrames) { button.frame = frame }
        page.frame = bounds
        for decoration in page.decorations {
            let cell = grid.cell(of: decoration.day)
            decoration.view.center = CGPoint(
                x: cell.midX, y: cell.minY + Self.numberHeight + Self.decorationHeight / 2 - 2)
        }
    }

    /// Selects the day under a finger that is lifted.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard let point = touches.first?.location(in: self), let selectionBehavior,
            let index = grid.index(at: point), allows(index, in: grid)
        else { return }
        selectionBehavior.tap(day(index))
    }

    // MARK: Looks

    @_spi(UIKitInternals) open override func pictureContents(in bounds: CGRect) -> [Layer.Content] {
        let grid = grid
        return [grid.title(font(17, .semibold))] + grid.weekdays(font(13, .semibold))
    }

    /// Returns the days of a month.
    func days(ofMonth month: Date) -> [Layer.Content] {
        let shown = grid(ofMonth: month)
        return (0..<shown.dayCount).flatMap { contents(ofDay: $0, in: shown) }
    }

    private func font(_ size: CGFloat, _ weight: UIFont.Weight) -> UIFont {
        let font = UIFont.systemFont(ofSize: size, weight: weight)
        guard fontDesign != .default, let other = font.fontDescriptor.withDesign(fontDesign) else {
            return font
        }
        return UIFont(descriptor: other, size: size)
    }

    private func contents(ofDay index: Int, in grid: MonthGrid) -> [Layer.Content] {
        var box = grid.cell(of: index)
        box.size.height = Self.numberHeight
        let isChosen = selectionBehavior?.shows(day(index, in: grid)) == true
        let color: UIColor = isChosen ? tintColor : allows(index, in: grid) ? .label : .tertiaryLabel
        let name = MonthGrid.text("\(index + 1)", font(20, isChosen ? .medium : .regular), color, box)
        return isChosen ? [MonthGrid.disc(in: box, tintColor), name] : [name]
    }
}
