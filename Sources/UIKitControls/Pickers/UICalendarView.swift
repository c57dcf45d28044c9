import Picture
@_spi(UIKitInternals) import UIKitCore

/// A calendar: months of days, which can have decorations and be selected. A drag or an arrow leads from one
/// month to the next, and a tap on the title opens wheels of months and years. It opens in the month of
/// 1 January 2001, since a film has no calendar.
@preconcurrency @MainActor open class UICalendarView: UIView {
    /// The delegate; held weakly.
    open weak var delegate: (any UICalendarViewDelegate)? { didSet { reload() } }
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
    open var fontDesign = UIFontDescriptor.SystemDesign.default { didSet { browser.update() } }
    /// The days that can be seen and selected; default all.
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
        didSet { browser.update() }
    }
    /// A Boolean value that indicates whether there is room for decorations; default true.
    open var wantsDateDecorations = true { didSet { reload() } }

    var settings = DateSettings() { didSet { reload() } }
    private let browser = MonthBrowser(frame: .zero)

    /// The heights of a number and of a decoration, in points. By eye.
    private static let numberHeight: CGFloat = 44
    private static let decorationHeight: CGFloat = 16

    @_spi(UIKitInternals) open override func didInitialize() {
        super.didInitialize()
        browser.source = self
        browser.frame = bounds
        browser.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(browser)
        reload()
    }

    /// The natural size: six weeks of 44 points, or of 60 with decorations. By eye.
    open override var intrinsicContentSize: CGSize { MonthGrid.size(weekHeight: weekHeight) }

    var weekHeight: CGFloat {
        Self.numberHeight + (wantsDateDecorations ? Self.decorationHeight : 0)
    }

    // MARK: Months

    /// The month that is shown.
    open var visibleDateComponents: DateComponents {
        get { components(ofMonth: browser.month) }
        set { setVisibleDateComponents(newValue, animated: false) }
    }

    /// Shows the month of a date, at once or by moving its days in.
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        if let date = zoned.date(from: dateComponents) { browser.show(monthOf: date, animated: animated) }
    }

    /// Asks the delegate for the decorations of days again.
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
        browser.reloadDecorations { [self] date in
            let day = components(ofDay: date)
            return dates.contains { day.isSameDay(as: $0) }
        }
    }

    private func reload() {
        browser.reload()
        invalidateIntrinsicContentSize()
    }

    private var zoned: Calendar { settings.zonedCalendar }

    private func components(ofMonth month: Date) -> DateComponents {
        zoned.dateComponents([.calendar, .era, .year, .month], from: month)
    }

    private func components(ofDay day: Date) -> DateComponents {
        zoned.dateComponents([.calendar, .era, .year, .month, .day], from: day)
    }
}

// The days and months that the browser shows.
extension UICalendarView: MonthSource {
    func allows(from start: Date, to end: Date) -> Bool {
        start <= availableDateRange.end && end > availableDateRange.start
    }

    /// Returns whether a day can be selected.
    private func allows(_ index: Int, in grid: MonthGrid) -> Bool {
        let start = grid.day(index)
        guard allows(from: start, to: zoned.date(byAdding: .day, value: 1, to: start) ?? start) else {
            return false
        }
        return selectionBehavior?.allows(components(ofDay: start)) ?? true
    }

    func tap(_ index: Int, in grid: MonthGrid) {
        guard let selectionBehavior, allows(index, in: grid) else { return }
        selectionBehavior.tap(components(ofDay: grid.day(index)))
    }

    /// Shows the month of wheels, or the nearest one with days that can be shown.
    func wheelsDidTurn(to month: Date) {
        let range = availableDateRange
        browser.show(monthOf: min(max(month, range.start), range.end), animated: false)
    }

    func monthDidChange(from former: Date) {
        delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: components(ofMonth: former))
    }

    func decoration(ofDay index: Int, in grid: MonthGrid) -> UIView? {
        guard wantsDateDecorations else { return nil }
        return delegate?.calendarView(self, decorationFor: components(ofDay: grid.day(index)))?.view()
    }

    func middleOfDecoration(in cell: CGRect) -> CGPoint {
        CGPoint(x: cell.midX, y: cell.minY + Self.numberHeight + Self.decorationHeight / 2 - 2)
    }

    func font(_ size: CGFloat, _ weight: UIFont.Weight) -> UIFont {
        let font = UIFont.systemFont(ofSize: size, weight: weight)
        guard fontDesign != .default, let other = font.fontDescriptor.withDesign(fontDesign) else {
            return font
        }
        return UIFont(descriptor: other, size: size)
    }

    func contents(ofDay index: Int, in grid: MonthGrid) -> [Layer.Content] {
        var box = grid.cell(of: index)
        box.size.height = Self.numberHeight
        let isChosen = selectionBehavior?.shows(components(ofDay: grid.day(index))) == true
        let color: UIColor = isChosen ? tintColor : allows(index, in: grid) ? .label : .tertiaryLabel
        let name = MonthGrid.text("\(index + 1)", font(20, isChosen ? .medium : .regular), color, box)
        return isChosen ? [MonthGrid.disc(in: box, tintColor), name] : [name]
    }
}
