public import Picture
@_spi(UIKitInternals) import UIKitCore

/// A field with a date: 34 points high. A film does not open it.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
    /// The parts of a date.
    public enum Mode: Int, Sendable {
        /// The time.
        case time = 0
        /// The date.
        case date
        /// Date and time.
        case dateAndTime
        /// A duration.
        case countDownTimer
    }

    /// The styles, all of which are drawn as a field.
    public enum Style: Int, Sendable {
        /// The system's choice.
        case automatic = 0
        /// Wheels.
        case wheels
        /// A field.
        case compact
        /// A calendar.
        case inline
    }

    /// The date; default 1 January 2001, since a film has no calendar.
    open var date = Date(timeIntervalSinceReferenceDate: 0)
    /// The parts of the date that are shown; default date and time.
    open var datePickerMode = Mode.dateAndTime
    /// The style; it has no effect.
    open var preferredDatePickerStyle = Style.automatic {
        didSet { warnOfNoEffect("UIDatePicker.preferredDatePickerStyle", oldValue, preferredDatePickerStyle) }
    }
    /// The earliest date; it has no effect.
    open var minimumDate: Date? {
        didSet { warnOfNoEffect("UIDatePicker.minimumDate", oldValue, minimumDate) }
    }
    /// The latest date; it has no effect.
    open var maximumDate: Date? {
        didSet { warnOfNoEffect("UIDatePicker.maximumDate", oldValue, maximumDate) }
    }
    /// The number of minutes between times; it has no effect.
    open var minuteInterval = 1 {
        didSet { warnOfNoEffect("UIDatePicker.minuteInterval", oldValue, minuteInterval) }
    }
    /// The duration, in seconds; it has no effect.
    open var countDownDuration: TimeInterval = 0 {
        didSet { warnOfNoEffect("UIDatePicker.countDownDuration", oldValue, countDownDuration) }
    }
    /// The language; it has no effect.
    open var locale: Locale? { didSet { warnOfNoEffect("UIDatePicker.locale", oldValue, locale) } }
    /// The calendar; it has no effect.
    open var calendar: Calendar! = Calendar(identifier: .gregorian) {
        didSet { warnOfNoEffect("UIDatePicker.calendar", oldValue, calendar) }
    }
    /// The time zone; it has no effect.
    open var timeZone: TimeZone? { didSet { warnOfNoEffect("UIDatePicker.timeZone", oldValue, timeZone) } }

    /// The color of the text, which code sets by its name alone; nil, the default, for that of labels.
    private var textColor: UIColor?

    @_spi(UIKitInternals) open override func keyedValue(_ key: String) -> KeyedValue? {
        key == "textColor" ? KeyedValue(self, \.textColor) : super.keyedValue(key)
    }

    /// Sets the date, at once.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    private var title: String {
        let form = DateFormatter()
        form.locale = Locale(identifier: "en_US_POSIX")
        form.timeZone = TimeZone(secondsFromGMT: 0)
        switch datePickerMode {
        case .time: form.dateFormat = "h:mm a"
        case .date: form.dateFormat = "MMM d, yyyy"
        case .dateAndTime: form.dateFormat = "MMM d, yyyy  h:mm a"
        case .countDownTimer: form.dateFormat = "H:mm"
        }
        return form.string(from: date)
    }

    /// The size of the field.
    open override var intrinsicContentSize: CGSize {
        let label = UILabel()
        (label.text, label.font) = (title, .systemFont(ofSize: 17))
        return CGSize(width: label.intrinsicContentSize.width + 24, height: 34)
    }

    /// Returns the size of the field.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    @_spi(UIKitInternals) open override func pictureContents(in bounds: CGRect) -> [Layer.Content] {
        let size = intrinsicContentSize
        let box = CGRect(
            x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        return [
            .fill(.roundedRectangle(box, cornerRadius: 8), UIColor.tertiarySystemFill.color),
            .text(
                Text(
                    title, font: UIFont.systemFont(ofSize: 17).font, color: (textColor ?? .label).color,
                    frame: box,
                    alignment: .center)),
        ]
    }
}
