import Picture
@_spi(UIKitInternals) import UIKitCore

/// The calendar of a date picker: a month of days, of which a finger chooses one, between buttons that lead
/// to other months; below it the time, where that is shown, too.
final class DateCalendar: UIView, DateContent {
    var didChoose: ((Date, TimeInterval) -> Void)?

    private let settings: DateSettings
    private let calendar: Calendar
    private let showsTime: Bool
    private var date = Date(timeIntervalSinceReferenceDate: 0)
    /// The first day of the month that is shown.
    private var month = Date(timeIntervalSinceReferenceDate: 0)
    private let buttons = MonthGrid.buttons()

    /// The heights of a week and of the time, in points. By eye.
    private static let weekHeight: CGFloat = 44
    private static let timeHeight: CGFloat = 50

    init(_ settings: DateSettings, showsTime: Bool) {
        (self.settings, self.showsTime) = (settings, showsTime)
        calendar = settings.zonedCalendar
        super.init(frame: .zero)
        for (button, step) in zip(buttons, [-1, 1]) {
            button.addAction(UIAction { [weak self] _ in self?.turn(by: step) }, for: .touchUpInside)
            addSubview(button)
        }
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
        let size = MonthGrid.size(weekHeight: Self.weekHeight)
        return CGSize(width: size.width, height: size.height + (showsTime ? Self.timeHeight : 0))
    }

    func show(_ date: Date, _ duration: TimeInterval, animated: Bool) {
        self.date = date
        month = start(ofMonth: date)
        setNeedsDisplay()
    }

    private func start(ofMonth date: Date) -> Date {
        calendar.date(from: calendar.dateComponents([.year, .month], from: date)) ?? date
    }

    private func turn(by step: Int) {
        month = calendar.date(byAdding: .month, value: step, to: month) ?? month
        setNeedsDisplay()
    }

    // MARK: Places

    private var grid: MonthGrid {
        MonthGrid(settings: settings, month: month, width: bounds.width, weekHeight: Self.weekHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (button, frame) in zip(buttons, grid.buttonFrames) { button.frame = frame }
    }

    /// Chooses the day under a finger that is lifted, at the same time of the day.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard let point = touches.first?.location(in: self),
            let day = grid.index(at: point).map(grid.day), settings.allows(dayOf: day)
        else { return }
        var parts = calendar.dateComponents([.year, .month, .day], from: day)
        let time = calendar.dateComponents([.hour, .minute, .second], from: date)
        (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
        if let chosen = calendar.date(from: parts) { didChoose?(chosen, 0) }
    }

    // MARK: Looks

    override func pictureContents(in bounds: CGRect) -> [Layer.Content] {
        let grid = grid
        let days = (0..<grid.dayCount).flatMap { contents(ofDay: $0, in: grid) }
        return [grid.title(.systemFont(ofSize: 17, weight: .semibold))]
            + grid.weekdays(.systemFont(ofSize: 13, weight: .semibold)) + days + (showsTime ? time : [])
    }

    private func contents(ofDay index: Int, in grid: MonthGrid) -> [Layer.Content] {
        let (day, box) = (grid.day(index), grid.cell(of: index))
        let isChosen = calendar.isDate(day, inSameDayAs: date)
        let color: UIColor = isChosen ? tintColor : settings.allows(dayOf: day) ? .label : .tertiaryLabel
        let font = UIFont.systemFont(ofSize: 20, weight: isChosen ? .medium : .regular)
        let name = MonthGrid.text("\(index + 1)", font, color, box)
        return isChosen ? [MonthGrid.disc(in: box, tintColor), name] : [name]
    }

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
