@_spi(UIKitInternals) import UIKitCore

/// The wheels of a date picker: 320 by 216 points (as in UIKit).
final class DateWheels: UIView, DateContent, UIPickerViewDataSource, UIPickerViewDelegate {
    var didChoose: ((Date, TimeInterval) -> Void)?

    private let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    private let wheels: [DateWheel]
    private let settings: DateSettings
    private let color: UIColor
    private let calendar: Calendar
    /// The texts of the units of a duration.
    private let units: [UILabel]
    private var date = Date(timeIntervalSinceReferenceDate: 0)
    /// The day in the middle of the wheel of days.
    private var middle = Date(timeIntervalSinceReferenceDate: 0)
    private var isShown = false

    /// The size of the letters, in points. By eye.
    private static let letterSize: CGFloat = 21

    init(_ all: [DateWheel], _ settings: DateSettings, color: UIColor?) {
        wheels = all.filter { $0 != .half || !settings.has24Hours }
        self.settings = settings
        self.color = color ?? .label
        calendar = settings.zonedCalendar
        units = all.contains(.hours) ? ["hours", "min"].map(Self.unit) : []
        super.init(frame: picker.frame)
        addSubview(picker)
        units.forEach(addSubview)
        (picker.dataSource, picker.delegate) = (self, self)
    }

    required init?(coder: NSCoder) { nil }

    private static func unit(_ text: String) -> UILabel {
        let label = UILabel()
        (label.text, label.font) = (text, .systemFont(ofSize: 17, weight: .semibold))
        label.isUserInteractionEnabled = false
        return label
    }

    override var intrinsicContentSize: CGSize { picker.intrinsicContentSize }

    override func layoutSubviews() {
        super.layoutSubviews()
        picker.frame = bounds
        let spacing: CGFloat = 5
        var x = bounds.midX - (wheels.reduce(0) { $0 + $1.width } + spacing) / 2
        for (unit, wheel) in zip(units, wheels) {
            unit.sizeToFit()
            unit.frame.origin = CGPoint(
                x: x + wheel.width * wheel.textShare + 6, y: bounds.midY - unit.bounds.height / 2)
            x += wheel.width + spacing
        }
    }

    // MARK: Values

    func show(_ date: Date, _ duration: TimeInterval, animated: Bool) {
        self.date = date
        if !isShown { middle = calendar.startOfDay(for: date) }
        for (index, wheel) in wheels.enumerated() {
            let present = isShown ? picker.selectedRow(inComponent: index) : nil
            let row = wheel.row(
                of: value(of: wheel, duration), near: present, minuteStep: settings.minuteStep)
            if row != present { picker.selectRow(row, inComponent: index, animated: animated && isShown) }
        }
        isShown = true
        nameHours()
        if let days = wheels.firstIndex(of: .day) { picker.reloadComponent(days) }
    }

    /// Names the unit of a duration's hours for their number: 1 hour, but 0 and 2 hours.
    private func nameHours() {
        guard let index = wheels.firstIndex(of: .hours), units.indices.contains(index) else { return }
        let count = value(ofRow: picker.selectedRow(inComponent: index), on: .hours)
        units[index].text = count == 1 ? "hour" : "hours"
        setNeedsLayout()
    }

    /// Returns the value of a wheel, counted from 0.
    private func value(of wheel: DateWheel, _ duration: TimeInterval) -> Int {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        let minutes = Int(duration / 60)
        switch wheel {
        case .month: return (parts.month ?? 1) - 1
        case .day: return (parts.day ?? 1) - 1
        case .year: return (parts.year ?? 1) - 1
        case .dayAndMonth:
            let days = calendar.dateComponents([.day], from: middle, to: calendar.startOfDay(for: date)).day
            return (days ?? 0) + DateWheel.reach
        case .hour: return parts.hour ?? 0
        case .minute: return (parts.minute ?? 0) / settings.minuteStep
        case .half: return (parts.hour ?? 0) / 12
        case .hours: return minutes / 60
        case .minutes: return minutes % 60 / settings.minuteStep
        }
    }

    /// Returns the value of a row, counted from 0.
    private func value(ofRow row: Int, on wheel: DateWheel) -> Int {
        row % wheel.period(minuteStep: settings.minuteStep)
    }

    /// Returns the date that the wheels show after one of them has turned.
    private func chosenDate(turned: DateWheel) -> Date {
        var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
        for (index, wheel) in wheels.enumerated() {
            let value = value(ofRow: picker.selectedRow(inComponent: index), on: wheel)
            switch wheel {
            case .month: parts.month = value + 1
            case .day: parts.day = value + 1
            case .year: parts.year = value + 1
            case .dayAndMonth:
                let day = day(value)
                parts.year = calendar.component(.year, from: day)
                parts.month = calendar.component(.month, from: day)
                parts.day = calendar.component(.day, from: day)
            case .hour: parts.hour = value
            case .minute: parts.minute = value * settings.minuteStep
            case .half:
                if turned == .half { parts.hour = (parts.hour ?? 0) % 12 + 12 * value }
            case .hours, .minutes: break
            }
        }
        parts.day = min(parts.day ?? 1, length(ofMonth: parts))
        return calendar.date(from: parts) ?? date
    }

    private func length(ofMonth parts: DateComponents) -> Int {
        let first = DateComponents(year: parts.year, month: parts.month, day: 1)
        return calendar.date(from: first).flatMap { calendar.range(of: .day, in: .month, for: $0)?.count }
            ?? 31
    }

    /// The duration that the wheels show, in seconds.
    private var chosenDuration: TimeInterval {
        var minutes = 0
        for (index, wheel) in wheels.enumerated() {
            let value = value(ofRow: picker.selectedRow(inComponent: index), on: wheel)
            if wheel == .hours { minutes += value * 60 }
            if wheel == .minutes { minutes += value * settings.minuteStep }
        }
        return TimeInterval(minutes * 60)
    }

    private func day(_ value: Int) -> Date {
        calendar.date(byAdding: .day, value: value - DateWheel.reach, to: middle) ?? middle
    }

    // MARK: Rows

    func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        wheels[component].rowCount(minuteStep: settings.minuteStep)
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        wheels[component].width
    }

    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        let view = view as? DateRowView ?? DateRowView(font: .systemFont(ofSize: Self.letterSize))
        let wheel = wheels[component]
        let value = value(ofRow: row, on: wheel)
        view.label.text = title(of: value, on: wheel)
        view.label.textAlignment = wheel.alignment
        view.label.textColor = isAllowed(value, on: wheel) ? color : .tertiaryLabel
        view.textShare = wheel.textShare
        return view
    }

    private func title(of value: Int, on wheel: DateWheel) -> String {
        switch wheel {
        case .month:
            let month = DateComponents(year: 2001, month: value + 1, day: 1)
            return calendar.date(from: month).map { settings.text(of: $0, "LLLL") } ?? ""
        case .day, .year: return "\(value + 1)"
        case .dayAndMonth: return settings.text(of: day(value), "EEE MMM d")
        case .hour where settings.has24Hours: return settings.padsHours ? padded(value) : "\(value)"
        case .hour: return "\((value + 11) % 12 + 1)"
        case .minute: return padded(value * settings.minuteStep)
        case .half: return value == 0 ? "AM" : "PM"
        case .hours: return "\(value)"
        case .minutes: return "\(value * settings.minuteStep)"
        }
    }

    private func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    /// Returns false for a day that the month does not have, and for one beyond the limits.
    private func isAllowed(_ value: Int, on wheel: DateWheel) -> Bool {
        switch wheel {
        case .day:
            var parts = calendar.dateComponents([.year, .month], from: date)
            guard value < length(ofMonth: parts) else { return false }
            parts.day = value + 1
            return calendar.date(from: parts).map(settings.allows(dayOf:)) ?? true
        case .dayAndMonth: return settings.allows(dayOf: day(value))
        default: return true
        }
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        nameHours()
        didChoose?(chosenDate(turned: wheels[component]), chosenDuration)
    }
}
