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
    private let buttons = ["chevron.left", "chevron.right"].map { name in
        let button = UIButton(type: .system)
        let form = UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold)
        button.setImage(UIImage(systemName: name, withConfiguration: form), for: .normal)
        return button
    }

    /// The heights of the title, of the weekdays, of a week and of the time, and the distance from the sides,
    /// in points. By eye.
    private static let titleHeight: CGFloat = 44
    private static let weekdayHeight: CGFloat = 24
    private static let weekHeight: CGFloat = 44
    private static let timeHeight: CGFloat = 50
    private static let margin: CGFloat = 16

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
        let weeks = Self.titleHeight + Self.weekdayHeight + 6 * Self.weekHeight
        return CGSize(width: 320, height: weeks + (showsTime ? Self.timeHeight : 0))
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

    override func layoutSubviews() {
        super.layoutSubviews()
        for (button, x) in zip(buttons, [bounds.maxX - Self.margin - 88, bounds.maxX - Self.margin - 44]) {
            button.frame = CGRect(x: x, y: 0, width: 44, height: Self.titleHeight)
        }
    }

    private var cellWidth: CGFloat { max(0, bounds.width - 2 * Self.margin) / 7 }

    /// The column of the first day of the month.
    private var firstColumn: Int {
        (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
    }

    private var dayCount: Int { calendar.range(of: .day, in: .month, for: month)?.count ?? 0 }

    /// Returns the place of a day, counted from 0.
    private func cell(of day: Int) -> CGRect {
        let place = firstColumn + day
        return CGRect(
            x: Self.margin + CGFloat(place % 7) * cellWidth,
            y: Self.titleHeight + Self.weekdayHeight + CGFloat(place / 7) * Self.weekHeight,
            width: cellWidth, height: Self.weekHeight)
    }

    private func day(_ day: Int) -> Date { calendar.date(byAdding: .day, value: day, to: month) ?? month }

    /// Chooses the day under a finger that is lifted, at the same time of the day.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard let point = touches.first?.location(in: self),
            let index = (0..<dayCount).first(where: { cell(of: $0).contains(point) }),
            settings.allows(dayOf: day(index))
        else { return }
        var parts = calendar.dateComponents([.year, .month, .day], from: day(index))
        let time = calendar.dateComponents([.hour, .minute, .second], from: date)
        (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
        if let chosen = calendar.date(from: parts) { didChoose?(chosen, 0) }
    }

    // MARK: Looks

    override func pictureContents(in bounds: CGRect) -> [Layer.Content] {
        let title = CGRect(
            x: Self.margin, y: 0, width: max(0, bounds.width - 2 * Self.margin - 88), height: Self.titleHeight
        )
        let text = text(
            settings.text(of: month, "LLLL yyyy"), .systemFont(ofSize: 17, weight: .semibold), .label, title,
            .left)
        return [text] + weekdays + (0..<dayCount).flatMap(contents(ofDay:)) + (showsTime ? time : [])
    }

    private func text(
        _ string: String, _ font: UIFont, _ color: UIColor, _ frame: CGRect,
        _ alignment: Text.Alignment = .center
    ) -> Layer.Content {
        .text(Text(string, font: font.font, color: color.color, frame: frame, alignment: alignment))
    }

    private var weekdays: [Layer.Content] {
        (0..<7).map { column in
            let name = settings.text(of: day(column - firstColumn), "EEE").uppercased()
            let box = CGRect(
                x: Self.margin + CGFloat(column) * cellWidth, y: Self.titleHeight, width: cellWidth,
                height: Self.weekdayHeight)
            return text(name, .systemFont(ofSize: 13, weight: .semibold), .tertiaryLabel, box)
        }
    }

    private func contents(ofDay index: Int) -> [Layer.Content] {
        let (day, box) = (day(index), cell(of: index))
        let isChosen = calendar.isDate(day, inSameDayAs: date)
        let color: UIColor = isChosen ? tintColor : settings.allows(dayOf: day) ? .label : .tertiaryLabel
        let font = UIFont.systemFont(ofSize: 20, weight: isChosen ? .medium : .regular)
        let name = text("\(index + 1)", font, color, box)
        guard isChosen else { return [name] }
        // A disc of the tint at 12 %. By eye.
        let side = min(box.width, box.height, 44)
        let disc = CGRect(x: box.midX - side / 2, y: box.midY - side / 2, width: side, height: side)
        return [
            .fill(
                .roundedRectangle(disc, cornerRadius: side / 2),
                tintColor.withAlphaComponent(0.12).color), name,
        ]
    }

    private var time: [Layer.Content] {
        let row = CGRect(
            x: Self.margin, y: bounds.height - Self.timeHeight, width: max(0, bounds.width - 2 * Self.margin),
            height: Self.timeHeight)
        let box = CGRect(x: row.maxX - 96, y: row.midY - 17, width: 96, height: 34)
        return [
            text("Time", .systemFont(ofSize: 17), .label, row, .left),
            .fill(.roundedRectangle(box, cornerRadius: 8), UIColor.tertiarySystemFill.color),
            text(settings.text(of: date, "h:mm a"), .systemFont(ofSize: 17), .label, box),
        ]
    }
}
