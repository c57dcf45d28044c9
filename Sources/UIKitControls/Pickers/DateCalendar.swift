import Picture
@_spi(UIKitInternals) import UIKitCore

/// The calendar of a date picker: months of days, of which a finger chooses one; below them the time, where
/// that is shown, too. A tap on it opens wheels.
final class DateCalendar: UIView, DateContent, MonthSource {
    var didChoose: ((Date, TimeInterval) -> Void)?

    let settings: DateSettings
    /// The height of a week, in points. By eye.
    let weekHeight: CGFloat = 44
    private let calendar: Calendar
    private let showsTime: Bool
    private var date = Date(timeIntervalSinceReferenceDate: 0)
    private let browser = MonthBrowser(frame: .zero)
    /// The wheels of the time; nil while they are closed.
    private var popUp: DatePopUp?

    /// The height of the time, in points. By eye.
    private static let timeHeight: CGFloat = 50

    init(_ settings: DateSettings, showsTime: Bool) {
        (self.settings, self.showsTime) = (settings, showsTime)
        calendar = settings.zonedCalendar
        super.init(frame: .zero)
        browser.source = self
        browser.reload()
        addSubview(browser)
    }

    required init?(coder: NSCoder) { nil }

    private var timeRoom: CGFloat { showsTime ? Self.timeHeight : 0 }

    override var intrinsicContentSize: CGSize {
        let size = MonthGrid.size(weekHeight: weekHeight)
        return CGSize(width: size.width, height: size.height + timeRoom)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        browser.frame = CGRect(
            x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - timeRoom))
    }

    func show(_ date: Date, _ duration: TimeInterval, animated: Bool) {
        self.date = date
        browser.show(monthOf: date, animated: animated)
        popUp?.content.show(date, 0, animated: animated)
        setNeedsDisplay()
    }

    // MARK: Choice

    func allows(from start: Date, to end: Date) -> Bool { settings.allows(from: start, to: end) }

    /// Chooses a day, at the same time of the day.
    func tap(_ index: Int, in grid: MonthGrid) {
        let day = grid.day(index)
        guard settings.allows(dayOf: day) else { return }
        choose(calendar.dateComponents([.era, .year, .month, .day], from: day))
    }

    /// Chooses the same day of another month, or its last one where it is shorter.
    func wheelsDidTurn(to month: Date) {
        var parts = calendar.dateComponents([.era, .year, .month], from: month)
        let length = calendar.range(of: .day, in: .month, for: month)?.count ?? 1
        parts.day = min(calendar.component(.day, from: date), length)
        choose(parts)
    }

    private func choose(_ day: DateComponents) {
        var parts = day
        let time = calendar.dateComponents([.hour, .minute, .second], from: date)
        (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
        if let chosen = calendar.date(from: parts) { didChoose?(chosen, 0) }
    }

    // MARK: Time

    private var timeRow: CGRect {
        CGRect(
            x: MonthGrid.margin, y: bounds.height - Self.timeHeight,
            width: max(0, bounds.width - 2 * MonthGrid.margin), height: Self.timeHeight)
    }

    private var timeBox: CGRect { CGRect(x: timeRow.maxX - 96, y: timeRow.midY - 17, width: 96, height: 34) }

    /// Opens wheels after a tap on the time.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard showsTime, let touch = touches.first, touch.view === self,
            timeBox.contains(touch.location(in: self))
        else { return }
        openTime()
    }

    private func openTime() {
        guard popUp == nil, let window else { return }
        let wheels = DateField.time.content(settings, color: nil)
        wheels.didChoose = { [weak self] date, _ in self?.didChoose?(date, 0) }
        wheels.show(date, 0, animated: false)
        let opened = DatePopUp(wheels, of: .time, beside: convert(timeBox, to: window), in: window)
        opened.tintColor = tintColor
        opened.willClose = { [weak self] in
            self?.popUp = nil
            self?.setNeedsDisplay()
        }
        popUp = opened
        setNeedsDisplay()
    }

    /// Closes the wheels of a calendar that leaves its window.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { popUp?.close() }
    }

    // MARK: Looks

    func font(_ size: CGFloat, _ weight: UIFont.Weight) -> UIFont {
        .systemFont(ofSize: size, weight: weight)
    }

    func contents(ofDay index: Int, in grid: MonthGrid) -> [Layer.Content] {
        let (day, box) = (grid.day(index), grid.cell(of: index))
        let isChosen = calendar.isDate(day, inSameDayAs: date)
        let color: UIColor = isChosen ? tintColor : settings.allows(dayOf: day) ? .label : .tertiaryLabel
        let name = MonthGrid.text("\(index + 1)", font(20, isChosen ? .medium : .regular), color, box)
        return isChosen ? [MonthGrid.disc(in: box, tintColor), name] : [name]
    }

    override func pictureContents(in bounds: CGRect) -> [Layer.Content] { showsTime ? time : [] }

    private var time: [Layer.Content] {
        let box = timeBox
        let color: UIColor = popUp == nil ? .label : tintColor
        return [
            MonthGrid.text("Time", .systemFont(ofSize: 17), .label, timeRow, .left),
            .fill(.roundedRectangle(box, cornerRadius: 8), UIColor.tertiarySystemFill.color),
            MonthGrid.text(settings.text(of: date, settings.timeForm), .systemFont(ofSize: 17), color, box),
        ]
    }
}
