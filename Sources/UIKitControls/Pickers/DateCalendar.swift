import Picture
@_spi(UIKitInternals) import UIKitCore

/// The calendar of a date picker: months of days, of which a finger chooses one; below them the time, where
/// that is shown, too.
final class DateCalendar: UIView, DateContent, MonthSource {
    var didChoose: ((Date, TimeInterval) -> Void)?

    let settings: DateSettings
    /// The height of a week, in points. By eye.
    let weekHeight: CGFloat = 44
    private let calendar: Calendar
    private let showsTime: Bool
    private var date = Date(timeIntervalSinceReferenceDate: 0)
    private let browser = MonthBrowser(frame: .zero)

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
        let row = CGRect(
            x: MonthGrid.margin, y: bounds.height - Self.timeHeight,
            width: max(0, bounds.width - 2 * MonthGrid.margin),
            height: Self.timeHeight)
        let box = CGRect(x: row.maxX - 96, y: row.midY - 17, width: 96, height: 34)
        return [
            MonthGrid.text("Time", .systemFont(ofSize: 17), .label, row, .left),
            .fill(.roundedRectangle(box, cornerRadius: 8), UIColor.tertiarySystemFill.color),
            MonthGrid.text(settings.text(of: date, settings.timeForm), .systemFont(ofSize: 17), .label, box),
        ]
    }
}
